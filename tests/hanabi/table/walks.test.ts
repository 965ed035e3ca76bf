import { expect, it } from 'vitest';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import type { Evening } from '../../../src/lib/table/testing/evening.ts';
import { walkMany, type Tally } from '../../../src/lib/table/testing/walk.ts';

const evening: Evening<Hanabi> = {
  game: hanabi,
  options: [{}, { emptyClues: false }],
  oddMoves: [
    { seat: 0, do: 'play', slot: 7 },
    { seat: 1, do: 'discard', slot: 0 },
    { seat: 2, do: 'clue', to: 2, color: 'b' },
    { seat: 9, do: 'clue', to: 0, rank: 1 },
  ],
};

/** What other games do not come to. */
const OWN = ['show done', 'glass shown', 'entry shown', 'tellAll done', 'entry toldAll'];

it('no hand is shown without its cover, whatever people do, and the game goes on', () => {
  const tally: Tally = new Map();
  expect(walkMany(evening, { n: 30, seed: 1, inputs: 90, calm: 9, tally })).toBeNull();
  expect(OWN.filter((what) => !tally.has(what))).toEqual([]);
});
