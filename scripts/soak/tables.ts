/**
 * Soaks of the table's logic without a screen: who is asked, who holds the device, what is written
 * down.
 */
import { blazeEvening } from '../../tests/blaze/table/testing/evening.ts';
import { hanabiEvening } from '../../tests/hanabi/table/testing/evening.ts';
import { EVERY_KIND } from '../../src/lib/table/testing/kinds.ts';
import { walkManyTwins } from '../../src/lib/table/testing/twins.ts';
import { walkMany, type Found, type Tally } from '../../src/lib/table/testing/walk.ts';
import { ofEachGame } from './played.ts';
import { never, type Counted, type Soak } from './trials.ts';

const SOURCES = ['src/lib/table'];

/** What a run of twins must have come through. */
const TWINS = [
  ...['twins were asked', 'twins laid cards ready', 'twins hold different leads', 'twins played'],
];
const DUE = [...EVERY_KIND, ...TWINS];

type How = { readonly n: number; readonly seed: number; readonly tally: Tally };
type Walk = (how: How) => Found | null;

/** By game, one party’s evening, and one in two worlds. */
const EVENINGS = ofEachGame<{ readonly walk: Walk; readonly twins: Walk }>('evenings', {
  blaze: {
    walk: (how) => walkMany(blazeEvening, { ...how, inputs: 320 }),
    twins: (how) => walkManyTwins(blazeEvening, { ...how, inputs: 400 }),
  },
  hanabi: {
    walk: (how) => walkMany(hanabiEvening, { ...how, inputs: 160, calm: 9 }),
    twins: (how) => walkManyTwins(hanabiEvening, { ...how, inputs: 100 }),
  },
});

/** The games come in turn, each with seeds in a row. */
function walkOf(seed: number, unit: string, which: 'walk' | 'twins'): Counted {
  const { title, own } = EVENINGS[seed % EVENINGS.length]!;
  const tally: Tally = new Map();
  const found = own[which]({ n: 1, seed: Math.floor(seed / EVENINGS.length), tally });
  return {
    wrong: found && `seed ${seed}: ${found.flaw}, after ${JSON.stringify(found.inputs)}`,
    counts: {
      [`${unit} of ${title}`]: 1,
      ...Object.fromEntries([...tally].filter(([what]) => DUE.includes(what))),
    },
  };
}

/** Evenings at which anything happens in any order, crashes included. */
export const walksSoak = (): Soak => ({
  name: 'walks',
  unit: 'evenings',
  usual: 2_000,
  sources: SOURCES,
  trial: (seed) => walkOf(seed, 'evenings', 'walk'),
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
  trial: (seed) => walkOf(seed, 'pairs', 'twins'),
  judge: never(TWINS),
});
