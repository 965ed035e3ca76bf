import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from './registry.ts';

describe('the games there are', () => {
  it('are found by their ids', () => {
    expect(GAMES.map(({ id }) => id)).toContain('blaze');
    for (const game of GAMES) expect(gameById(game.id)).toBe(game);
  });

  it('do not answer to other names', () => {
    for (const id of ['', 'Blaze', 'chess', '__proto__', 'constructor'])
      expect(gameById(id)).toBeUndefined();
  });

  it('have different ids', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  it.each(GAMES)('$id is listed as its rules say', async ({ id, players, load }) => {
    const { rules, demonstration } = await load();
    expect({ id, players }).toEqual({
      id: rules.id,
      players: { min: rules.minPlayers, max: rules.maxPlayers },
    });
    expect(demonstration.players).toBeGreaterThanOrEqual(players.min);
    expect(demonstration.players).toBeLessThanOrEqual(players.max);
  });
});
