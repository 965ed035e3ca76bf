import { describe, expect, it } from 'vitest';
import { blaze } from './blaze/rules/index.ts';
import { GAME_IDS, gameById } from './registry.ts';

describe('the games there are', () => {
  it('are found by their ids', () => {
    expect(GAME_IDS).toContain('blaze');
    expect(gameById('blaze')).toBe(blaze);
    expect(GAME_IDS.map((id) => gameById(id)?.id)).toEqual(GAME_IDS);
  });

  it('do not answer to other names', () => {
    for (const id of ['', 'Blaze', 'hanabi', '__proto__', 'constructor'])
      expect(gameById(id)).toBeUndefined();
  });

  it('have different ids', () => {
    expect(new Set(GAME_IDS).size).toBe(GAME_IDS.length);
  });
});
