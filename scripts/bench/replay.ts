import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import { assert } from '../../src/lib/core/assert.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { legalMoves } from '../../src/lib/games/contract/live.ts';
import type { GameRecord, RecordMove } from '../../src/lib/record/format.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { writeRecord } from '../../src/lib/record/write.ts';
import { median, rounded } from './figures.ts';

/** How long it takes from the text of a long game to its state and a seat's view of it. */
export interface ReplaySpeed {
  readonly moves: number;
  /** Milliseconds by the clock: the median of several reads, one after the other. */
  readonly ms: number;
  /**
   * The same for the first read in a process that has read none before: the median of several
   * processes.
   */
  readonly firstMs: number;
}

const REPEATS = 9;
const PROCESSES = 5;
const LONG_GAME = 600;
const PLAYERS = 4;

const SELF = fileURLToPath(import.meta.url);

export function measureReplay(): ReplaySpeed {
  const record = longGame();
  const text = writeRecord(record, blaze);
  const times = (count: number, measure: (text: string) => number): number =>
    rounded(median(Array.from({ length: count }, () => measure(text))), 2);
  return {
    moves: record.moves.length,
    ms: times(REPEATS, measureRead),
    firstMs: times(PROCESSES, measureFirstRead),
  };
}

function measureRead(text: string): number {
  const start = performance.now();
  const played = readRecord(text, rulesAmong(blaze));
  assert(played.ok, 'the game can be replayed');
  played.value.game.view(played.value.last.state, 0);
  return performance.now() - start;
}

/**
 * Runs this file by itself: it reads the record from standard input and prints how long that took.
 */
const measureFirstRead = (text: string): number =>
  Number(
    execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), SELF], { input: text }),
  );

/** A game of exactly so many moves: the first long enough one, broken off there. */
function longGame(): GameRecord {
  for (let seed = 1; ; seed++) {
    const moves = playAtRandom(seed);
    if (moves.length < LONG_GAME) continue;
    const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
    const options = { betting: true };
    return { game: 'blaze', options, seats, first: 0, moves: moves.slice(0, LONG_GAME) };
  }
}

function playAtRandom(seed: number): RecordMove[] {
  const random = new SeededRandom(seed);
  const state = blaze.start({ options: { betting: true }, players: PLAYERS, first: 0 });
  const moves: RecordMove[] = [];
  while (!blaze.outcome(state).over) {
    const due = blaze.dealDue(state);
    if (due) {
      const order = shuffle([...due], random);
      blaze.deal(state, order);
      moves.push({ do: 'deal', order });
    } else {
      const choices = legalMoves(blaze, state, blaze.turn(state));
      const move = choices[random.below(choices.length)]!;
      blaze.play(state, blaze.toCode(move));
      moves.push(move);
    }
  }
  return moves;
}

if (process.argv[1] === SELF) console.log(measureRead(readFileSync(0, 'utf8')));
