import { describe, expect, it } from 'vitest';
import { blaze, type Blaze } from '../games/blaze/index.ts';
import type { BlazeMove } from '../games/blaze/moves.ts';
import type { BlazeOptions } from '../games/blaze/options.ts';
import { brokenMachines } from './testing/broken.ts';
import type { Evening } from './testing/evening.ts';
import { tellingMachines } from './testing/telling.ts';
import { walkManyTwins } from './testing/twins.ts';
import { walkMany, type Tally } from './testing/walk.ts';

const options: readonly BlazeOptions[] = [
  {},
  { betting: true },
  { edition: 'classic' },
  { edition: 'classic', betting: false },
  { betting: true, drawTrump: true, firebirdMatch: 'value' },
];

/** Seats 0 to 4 sit somewhere; 5 never does. */
const oddMoves = [0, 1, 2, 3, 4, 5].flatMap((seat): readonly BlazeMove[] => [
  { seat, do: 'pass' },
  { seat, do: 'attack', card: 'r5' },
  { seat, do: 'attack', card: 'yF' },
  { seat, do: 'beat', card: 'b9', on: 0 },
  { seat, do: 'beat', card: 'y7', on: 99 },
  { seat, do: 'bet', on: (seat + 1) % 3, value: 1 },
  { seat, do: 'bet', on: seat, value: 0 },
]);

const evening: Evening<Blaze> = { game: blaze, options, oddMoves };

describe('whatever people do, in any order', () => {
  it(
    'no hand shows without its cover, nobody is forgotten, and the game goes on',
    { timeout: 60_000 },
    () => {
      const tally: Tally = new Map();
      expect(walkMany(evening, { n: 45, seed: 1, inputs: 320, tally })).toBeNull();
      const kinds =
        'press release open layDown showTable hide way stage unstage commit say sayNobody want';
      const further = 'standOut deal bot undo agree keepAsIs';
      const seen = [
        ...`${kinds} ${further}`.split(' ').map((kind) => `${kind} done`),
        ...['table', 'cover', 'hand'].map((mode) => `glass ${mode}`),
        ...['over', 'deal', 'bot', 'visit', 'words'].map((kind) => `due ${kind}`),
        ...['crash', 'entry undo', 'a hand stays open', 'a held ask', 'somebody stands out'],
      ];
      expect(seen.filter((what) => !tally.has(what))).toEqual([]);
    },
  );

  it.each(brokenMachines<Blaze>())('a table that $fault is found out', ({ machine, flaw }) => {
    const found = walkMany(evening, { n: 60, seed: 1, inputs: 250, machine });
    expect(found?.flaw).toMatch(flaw);
  });
});

describe('with other cards where nobody has seen them', () => {
  it('the table is told and asked the same', { timeout: 60_000 }, () => {
    const tally: Tally = new Map();
    expect(walkManyTwins(evening, { n: 90, seed: 1, inputs: 400, tally })).toBeNull();
    expect(tally.get('twins laid cards ready')).toBeGreaterThan(100);
    expect(tally.get('twins played')).toBeGreaterThan(500);
  });

  it.each(tellingMachines<Blaze>())('a table that $fault is found out', ({ machine, flaw }) => {
    const found = walkManyTwins(evening, { n: 60, seed: 1, inputs: 400, machine });
    expect(found?.flaw).toMatch(flaw);
  });
});
