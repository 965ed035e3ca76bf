import { BLAZE_BOTS } from '../../src/lib/games/blaze/bots/index.ts';
import { isLegal } from '../../src/lib/games/blaze/bots/thinker.ts';
import { playThrough, tableName, TABLES } from '../../src/lib/games/blaze/bots/testing/games.ts';
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { seatsFrom } from '../../src/lib/core/seats.ts';
import { violationOf } from '../../src/lib/games/conformance/conformance.ts';
import { moveWord, toCode, type BlazeMove } from '../../src/lib/games/blaze/rules/moves.ts';
import { view, type BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { isStalling } from './stalemate.ts';
import type { Soak } from './trials.ts';

/**
 * A few tell Bonfire's play from rules of thumb, and ten thousand games still end within the hour.
 */
const ITERATIONS = 20;

/**
 * Whole games of computer players among themselves, their levels mixed: each ends, all moves are
 * legal as their seat sees it, and nobody stalls for ever.
 */
export const botsSoak = (): Soak => ({
  name: 'bots',
  unit: 'games',
  usual: 10_000,
  sources: ['src/lib/games'],
  trial: (seed) => violationOf(seed, () => playGame(seed)),
});

function playGame(seed: number): void {
  const minds = new SeededRandom(~seed);
  const table = TABLES[seed % TABLES.length]!;
  const levels = seatsFrom(0, table.players).map(() => BOT_LEVELS[minds.below(BOT_LEVELS.length)]!);
  playThrough(table, seed, (s, seat) => {
    const seen = view(s, seat);
    const { move } = BLAZE_BOTS[levels[seat]!](seen, minds, { iterations: ITERATIONS });
    const wrong = flawOf(seen, move);
    if (wrong !== null) throw new Error(`${tableName(table)}: ${levels[seat]!} ${wrong}`);
    return toCode(move);
  });
}

/** What is wrong with a move, as its seat sees the game; null for nothing. */
function flawOf(seen: BlazeView, move: BlazeMove): string | null {
  if (!isLegal(seen, move)) return `makes a move that is not legal: ${moveWord(move)}`;
  return isStalling(seen, move)
    ? `takes what it could beat after ${seen.idle} idle challenges`
    : null;
}
