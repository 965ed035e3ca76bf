import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { seatsFrom } from '../../core/seats.ts';
import { planOf, Playout } from '../playout.ts';
import { blaze } from './index.ts';
import { moveWord, seatOf, toMove } from './moves.ts';
import { BETTING, BURN, DEAL, type BlazeState } from './state.ts';
import { MIXES } from './testing/mixes.ts';
import { playReference, wordsOfReference } from './testing/reference.ts';
import { dealReference, startReference, type Reference } from './testing/reference-setup.ts';
import { witness } from './testing/witness.ts';

interface Both {
  readonly engine: BlazeState;
  readonly reference: Reference;
}

/** The game of a seed, at the first moment that `reached` says yes to. */
function momentOf(seed: number, reached: (s: BlazeState) => boolean): Both {
  const { start } = planOf(blaze, witness, seed);
  const random = new SeededRandom(seed);
  const engine = blaze.start(start);
  const mix = MIXES.find((options) => options === start.options)!;
  const reference = startReference(mix, start.players, start.first);
  const playout = new Playout(blaze, witness.mostPlies);
  while (engine.phase === DEAL || !reached(engine)) {
    const order = playout.drawDeal(engine, random);
    if (order !== null) {
      blaze.deal(engine, order);
      dealReference(reference, order);
      continue;
    }
    const style = { interrupts: 1, firsts: 2, lasts: 0 };
    const code = playout.pick(engine, start.players, style, random);
    blaze.play(engine, code);
    playReference(reference, seatOf(code), moveWord(toMove(code)));
  }
  return { engine, reference };
}

/** How many sequences of so many moves there are, whoever makes them, counted by the engine. */
function count(s: BlazeState, depth: number): number {
  if (depth === 0) return 1;
  const codes = new Int32Array(blaze.mostMoves);
  let sequences = 0;
  for (const seat of seatsFrom(0, s.setup.players))
    for (const code of codes.slice(0, blaze.legal(s, seat, codes))) {
      const next = blaze.clone(s);
      blaze.play(next, code);
      sequences += count(next, depth - 1);
    }
  return sequences;
}

/** The same, counted by the rules written a second time. */
function countPlainly(game: Reference, depth: number): number {
  if (depth === 0) return 1;
  let sequences = 0;
  for (const seat of seatsFrom(0, game.players))
    for (const word of wordsOfReference(game, seat)) {
      const next = structuredClone(game);
      playReference(next, seat, word);
      sequences += countPlainly(next, depth - 1);
    }
  return sequences;
}

const MOMENTS: readonly Named[] = [
  {
    name: 'three seats, first deal',
    seed: 0,
    reached: () => true,
    counts: [5, 17, 54, 170, 563, 1958, 6735, 23130],
  },
  {
    name: 'four seats, first deal',
    seed: 1,
    reached: () => true,
    counts: [5, 20, 77, 261, 848, 2849, 9352, 30448],
  },
  {
    name: 'five seats, first deal',
    seed: 2,
    reached: () => true,
    counts: [5, 16, 41, 84, 195, 573, 1939, 6701],
  },
  {
    name: 'three seats, before the bets',
    seed: 12,
    reached: (s) => s.phase === BETTING,
    counts: [12, 96, 384, 3072, 14208, 64896],
  },
  {
    name: 'five seats, burn',
    seed: 29,
    reached: (s) => s.phase === BURN,
    counts: [4, 12, 28, 55, 128, 424, 1647, 6625],
  },
  {
    name: 'three seats, burn of round 2',
    seed: 33,
    reached: (s) => s.phase === BURN && s.round === 2,
    counts: [7, 40, 223, 1192, 6477, 34655],
  },
];

interface Named {
  readonly name: string;
  readonly seed: number;
  readonly reached: (s: BlazeState) => boolean;
  /** Sequences of one move, of two, and so on. */
  readonly counts: readonly number[];
}

/** So many of the counts are checked with the slow rules too. */
const SLOW_COUNTS = 4;

describe('sequences of moves from named moments', () => {
  for (const { name, seed, reached, counts } of MOMENTS)
    it(`are as many as ever, and as many as the rules written a second time give: ${name}`, () => {
      const { engine, reference } = momentOf(seed, reached);
      expect(counts.map((_, i) => count(engine, i + 1))).toEqual(counts);
      const plain = counts.slice(0, SLOW_COUNTS);
      expect(plain.map((_, i) => countPlainly(reference, i + 1))).toEqual(plain);
    });
});
