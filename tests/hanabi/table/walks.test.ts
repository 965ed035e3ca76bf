import { expect, it } from 'vitest';
import { walkManyTwins } from '../../../src/lib/table/testing/twins.ts';
import { walkMany, type Tally } from '../../../src/lib/table/testing/walk.ts';
import { hanabiEvening as evening } from './testing/evening.ts';

/** What other games do not come to. */
const OWN = ['show done', 'glass shown', 'entry shown', 'tellAll done', 'entry toldAll'];

it('no hand is shown without its cover, whatever people do, and the game goes on', () => {
  const tally: Tally = new Map();
  expect(walkMany(evening, { n: 30, seed: 1, inputs: 90, calm: 9, tally })).toBeNull();
  expect(OWN.filter((what) => !tally.has(what))).toEqual([]);
});

it('with other cards where nobody has seen them, the table is told and asked the same', () => {
  const tally: Tally = new Map();
  expect(walkManyTwins(evening, { n: 30, seed: 1, inputs: 60, tally })).toBeNull();
  expect(tally.get('twins played')).toBeGreaterThan(20);
});
