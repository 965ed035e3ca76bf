import { expect, it } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { posterOf } from './posters.ts';

it('every game there is has a drawing that stands for it', () => {
  expect(GAMES.filter(({ id }) => posterOf(id) === null)).toEqual([]);
});

it('a game that is there no longer has none', () => {
  expect(posterOf('tag')).toBeNull();
});
