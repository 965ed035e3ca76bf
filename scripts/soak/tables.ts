/**
 * Soaks of the table's logic without a screen: who is asked, who holds the device, what is written
 * down.
 */
import { blazeEvening } from '../../tests/blaze/table/testing/evening.ts';
import { hanabiEvening } from '../../tests/hanabi/table/testing/evening.ts';
import { EVERY_KIND } from '../../src/lib/table/testing/kinds.ts';
import { walkManyTwins } from '../../src/lib/table/testing/twins.ts';
import { walkMany, type Found, type Tally } from '../../src/lib/table/testing/walk.ts';
import { never, type Counted, type Soak } from './trials.ts';

const SOURCES = ['src/lib/table'];

/** What a run of twins must have come through. */
const TWINS = [
  ...['twins were asked', 'twins laid cards ready', 'twins hold different leads', 'twins played'],
];
const DUE = [...EVERY_KIND, ...TWINS];

/** The games come in turn, each with seeds in a row. */
const isBlaze = (seed: number): boolean => seed % 2 === 0;

const verdict = (seed: number, unit: string, found: Found | null, tally: Tally): Counted => ({
  wrong: found && `seed ${seed}: ${found.flaw}, after ${JSON.stringify(found.inputs)}`,
  counts: {
    [`${unit} of ${isBlaze(seed) ? 'Blaze' : 'Hanabi'}`]: 1,
    ...Object.fromEntries([...tally].filter(([what]) => DUE.includes(what))),
  },
});

/** Evenings at which anything happens in any order, crashes included. */
export const walksSoak = (): Soak => ({
  name: 'walks',
  unit: 'evenings',
  usual: 2_000,
  sources: SOURCES,
  trial: (seed) => {
    const tally: Tally = new Map();
    const how = { n: 1, seed: Math.floor(seed / 2), tally };
    const found = isBlaze(seed)
      ? walkMany(blazeEvening, { ...how, inputs: 320 })
      : walkMany(hanabiEvening, { ...how, inputs: 160, calm: 9 });
    return verdict(seed, 'evenings', found, tally);
  },
  judge: never(EVERY_KIND),
});

/**
 * Tables in pairs of worlds that differ in what nobody has seen: they are told and asked the same.
 */
export const twinsSoak = (): Soak => ({
  name: 'twins',
  unit: 'pairs of tables',
  usual: 10_000,
  sources: SOURCES,
  trial: (seed) => {
    const tally: Tally = new Map();
    const how = { n: 1, seed: Math.floor(seed / 2), tally };
    const found = isBlaze(seed)
      ? walkManyTwins(blazeEvening, { ...how, inputs: 400 })
      : walkManyTwins(hanabiEvening, { ...how, inputs: 100 });
    return verdict(seed, 'pairs', found, tally);
  },
  judge: never(TWINS),
});
