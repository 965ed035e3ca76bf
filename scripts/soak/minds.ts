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
import * as hanabi from '../../tests/hanabi/testing/minds.ts';
import { inTurn, ofEachGame } from './played.ts';
import type { Soak } from './trials.ts';

/** How far Bonfire thinks about a lesson. */
const ITERATIONS = 4_000;

/** By game, all that must be true at the table of a seed. */
const MINDS = ofEachGame('trials of minds', { blaze: lookAtBlaze, hanabi: lookAtHanabi });

/**
 * All that must be true of computer players besides their whole games: they choose the same again,
 * know nothing hidden, imagine or recall games as they are, and know the lessons there are.
 */
export const mindsSoak = (): Soak => ({
  name: 'minds',
  usual: 500 * MINDS.length,
  sources: ['src/lib/games'],
  ...inTurn(
    'tables',
    MINDS.map(({ title, own }) => ({ title, trial: own })),
  ),
});

function lookAtBlaze(seed: number): void {
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

function lookAtHanabi(seed: number): void {
  const players = 2 + (seed % 4);
  const options = { emptyClues: seed % 8 < 4 };
  const table = { players, seed, options };
  const level = BOT_LEVELS[seed % BOT_LEVELS.length]!;
  try {
    hanabi.playWhole(table, (state, mind) => hanabi.chosen(level, state, mind.below(1000)));
    hanabi.chooseAgain(table, level);
    hanabi.recallWhole(table);
  } catch (error) {
    throw new Error(`${JSON.stringify(table)}, ${level}: ${String(error)}`, { cause: error });
  }
}
