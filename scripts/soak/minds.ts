import { tableName, TABLES } from '../../src/lib/games/blaze/bots/testing/games.ts';
import { mistakeIn } from '../../src/lib/games/blaze/bots/testing/lessons/taught.ts';
import { LESSONS } from '../../src/lib/games/blaze/bots/testing/positions.ts';
import {
  chooseAgain,
  imagineWorlds,
  playByThumb,
  playGreedily,
  playWhole,
  weighTheEnd,
} from '../../src/lib/games/blaze/bots/testing/trials.ts';
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { violationOf } from '../../src/lib/games/conformance/conformance.ts';
import type { Soak } from './trials.ts';

/** How far Bonfire thinks about a lesson. */
const ITERATIONS = 4_000;

/**
 * All that must be true of computer players besides their whole games: they choose the same again,
 * know nothing hidden, imagine whole worlds, and know the lessons.
 */
export const mindsSoak = (): Soak => ({
  name: 'minds',
  unit: 'tables',
  usual: 500,
  sources: ['src/lib/games'],
  trial: (seed) => violationOf(seed, () => lookAt(seed)),
});

function lookAt(seed: number): void {
  const table = TABLES[seed % TABLES.length]!;
  const level = BOT_LEVELS[seed % BOT_LEVELS.length]!;
  try {
    playWhole(table, seed, () => level);
    chooseAgain(table, seed, level);
    playByThumb(table, seed);
    playGreedily(table, seed);
    imagineWorlds(table, seed);
    weighTheEnd(table, seed);
  } catch (error) {
    throw new Error(`${tableName(table)}, ${level}: ${String(error)}`, { cause: error });
  }
  const mistake = mistakeIn(LESSONS[seed % LESSONS.length]!, ITERATIONS);
  if (mistake !== null) throw new Error(`Bonfire has not learnt: ${mistake}`);
}
