import { expect, it } from 'vitest';
import { kit } from './game/kit.ts';
import { CASES } from '../../src/lib/scenes/play/cases.ts';
import { casesIn } from '../../src/lib/scenes/testing/whole-games.ts';

it('whatever people do in whole games, one thing lies on the glass, and each case is met', async () => {
  const met = await casesIn(kit, { players: 4, games: 20 });
  // Lanterns has one chapter, stops for nothing, and its hands are all there is to see.
  const own = CASES.map(({ name }) => name).filter(
    (name) => !['intermission', 'telling', 'shown'].includes(name),
  );
  expect([...met.keys()].sort()).toEqual(own.sort());
});
