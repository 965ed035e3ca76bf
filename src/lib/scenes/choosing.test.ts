import { expect, it } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { fragmentOf, gamesToChoose } from './choosing.ts';

it('offers every game by what it is all about, in the language of whoever chooses', async () => {
  const [english, spanish] = await Promise.all([gamesToChoose('en'), gamesToChoose('es')]);
  expect(english.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  const aims = [...english, ...spanish].map(({ aim }) => aim.text);
  expect(new Set(aims).size).toBe(2 * GAMES.length);
});

it('names all games but the first in an address', () => {
  const [first, ...others] = GAMES.map(({ id }) => id);
  expect(fragmentOf(first!)).toBe('');
  for (const id of others) expect(fragmentOf(id)).toBe(`#${id}`);
});
