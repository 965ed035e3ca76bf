import { expect, it } from 'vitest';
import { kit } from '../../../src/lib/games/hanabi/kit.ts';
import { CASES } from '../../../src/lib/scenes/play/cases.ts';
import { casesIn } from '../../../src/lib/scenes/testing/whole-games.ts';

it('whatever people do in whole games, one thing lies on the glass, and each case is met', async () => {
  const met = await casesIn(kit, { players: 3, games: 10 });
  // A game of Hanabi has one chapter.
  const own = CASES.map(({ name }) => name).filter((name) => name !== 'intermission');
  expect([...met.keys()].sort()).toEqual(own.sort());
});
