import { expect, it } from 'vitest';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { CASES } from '../../../src/lib/scenes/play/cases.ts';
import { casesIn } from '../../../src/lib/scenes/testing/whole-games.ts';

it('whatever people do in whole games, one thing lies on the glass, and each case is met', async () => {
  const met = await casesIn(kit, { players: 4, games: 5 });
  // In Blaze no hand is shown to others.
  const own = CASES.map(({ name }) => name).filter((name) => name !== 'shown');
  expect([...met.keys()].sort()).toEqual(own.sort());
});
