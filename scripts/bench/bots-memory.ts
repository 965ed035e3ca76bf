import { fileURLToPath } from 'node:url';
import { answer } from '../../src/lib/games/blaze/bots/worker.ts';
import { assert } from '../../src/lib/core/assert.ts';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { runApart } from './apart.ts';
import { rounded } from './figures.ts';

/**
 * What the strongest player keeps of the memory it thinks in: the heap after everything unused has
 * been collected, early and late.
 */
export interface SearchMemory {
  readonly bytesPerMove: number;
  /** Moves between early and late. */
  readonly moves: number;
  readonly earlyKilobytes: number;
  readonly lateKilobytes: number;
}

const SELF = fileURLToPath(import.meta.url);
const PLAYERS = 4;
/** By then everything is compiled that will be. */
const WARM_UP = 1500;
const MOVES = 3000;
/** Enough for hundreds of iterations. */
const MILLISECONDS = 5;

/** In a process of its own, where nothing else comes and goes. */
export const measureSearchMemory = async (): Promise<SearchMemory> =>
  JSON.parse(await runApart(SELF, [], ['--expose-gc'])) as SearchMemory;

async function searchMemory(): Promise<SearchMemory> {
  const moves = answers();
  const early = await heapAfter(WARM_UP, moves);
  const late = await heapAfter(MOVES, moves);
  return {
    bytesPerMove: rounded((late - early) / MOVES, 1),
    moves: MOVES,
    earlyKilobytes: rounded(early / 1024, 1),
    lateKilobytes: rounded(late / 1024, 1),
  };
}

/** Bytes in use after so many more moves, the buffers that lie beside the heap included. */
async function heapAfter(count: number, moves: AsyncIterator<void>): Promise<number> {
  for (let i = 0; i < count; i++) await moves.next();
  assert(gc, 'unused memory can be collected');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * One game after the other, every move thought about by the worker's own code, its question copied
 * as a worker gets it; yields after each that had to be searched.
 */
async function* answers(): AsyncGenerator<void, never> {
  for (let seed = 1; ; seed++) {
    const random = new SeededRandom(seed);
    const first = seed % PLAYERS;
    const state = blaze.start({ options: { betting: true }, players: PLAYERS, first });
    while (!blaze.outcome(state).over) {
      const due = blaze.dealDue(state);
      if (due) blaze.deal(state, shuffle([...due], random));
      const view = blaze.view(state, blaze.turn(state));
      const question = {
        id: seed,
        level: 'bonfire',
        view,
        levels: view.hands.map(() => 'bonfire' as const),
        seed,
        milliseconds: MILLISECONDS,
      } as const;
      const { move } = await answer(structuredClone(question));
      blaze.play(state, blaze.toCode(move));
      if (view.own!.legal.length > 1) yield;
    }
  }
}

if (process.argv[1] === SELF) console.log(JSON.stringify(await searchMemory()));
