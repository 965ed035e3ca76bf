import type { Budget } from '../contract/bot.ts';
import type { Steps } from './steps.ts';

/** What a search chooses from, by codes of moves: at least one. */
interface Choice {
  readonly codes: readonly number[];
  /** The move that stands in doubt. */
  readonly habit: number;
  /** By how much others must be better, about, for the root of the number of worlds. */
  readonly doubt: number;
}

/** Plays on from one imagined world after another. */
interface Playouts {
  nextWorld(): void;
  /** What a move comes to in this world; `world` were drawn before it. */
  worthOf(code: number, world: number): number;
}

/** The move that was kept. */
interface Kept {
  readonly code: number;
  /** Playouts. */
  readonly iterations: number;
}

/** The part of a budget that is spent after so many iterations from now on, from 0 to 1. */
function spentOf(budget: Budget): (iterations: number) => number {
  if ('iterations' in budget) return (iterations) => iterations / budget.iterations;
  const { now, milliseconds } = budget;
  const start = now();
  return () => (now() - start) / milliseconds;
}

/**
 * Tries every move in the same worlds, and keeps the better half each time an equal part of the
 * budget is spent (sequential halving: Karnin, Koren and Somekh 2013). It can be interrupted
 * between worlds.
 */
export function* halve(
  { codes, habit, doubt }: Choice,
  playouts: Playouts,
  budget: Budget,
): Steps<Kept> {
  const spent = spentOf(budget);
  const sums = codes.map(() => 0);
  const halvings = Math.ceil(Math.log2(codes.length));
  let left = codes.map((_, i) => i);
  let iterations = 0;
  let worlds = 0;
  for (let halving = 1; left.length > 1; halving++) {
    do {
      playouts.nextWorld();
      for (const i of left) sums[i]! += playouts.worthOf(codes[i]!, worlds);
      worlds++;
      iterations += left.length;
      yield;
    } while (spent(iterations) < halving / halvings);
    const lead = doubt * Math.sqrt(worlds);
    const score = (i: number): number => sums[i]! + (codes[i] === habit ? lead : 0);
    left.sort((a, b) => score(b) - score(a) || a - b);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return { code: codes[left[0]!]!, iterations };
}
