import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../core/settings.ts';
import { IN_GAME, ON_PAGE } from './offered.ts';

const onPage = Object.values(ON_PAGE).flat();

it('offers every setting once, the volume with the sound; what has been told is none', () => {
  expect([...onPage, 'volume', 'told'].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
});

it('offers nothing in a game that is not on the page, and nothing twice', () => {
  const inGame = Object.values(IN_GAME).flat();
  expect(new Set(inGame).size).toBe(inGame.length);
  expect(inGame.filter((name) => !onPage.includes(name))).toEqual([]);
});
