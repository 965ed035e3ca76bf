/** Sequences of moves from named moments, counted twice. */
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { type HanabiState } from '../../../src/lib/games/hanabi/rules/state.ts';
import { position, type Moment } from './position.ts';
import { playReference, referenceAt, wordsOfReference, type Reference } from './reference.ts';

/** A moment by its name, with how many sequences of one move there are from it, of two, and on. */
export interface Named {
  readonly name: string;
  readonly moment: Moment;
  readonly counts: readonly number[];
}

export const MOMENTS: readonly Named[] = [
  {
    name: 'two seats, all clues there',
    moment: { hands: ['b1 b2 g3 r4 w5', 'y1 y1 g1 r2 b5'], deck: 'w1 w2 w3 r1 r1' },
    counts: [15, 275, 5125, 97765],
  },
  {
    name: 'three seats, two cards to draw, one storm left',
    moment: {
      hands: ['b1 b2 g3 r4 w5', 'y1 y1 g1 r2 b5', 'g2 g4 b3 w1 w2'],
      deck: 'r1 r5',
      clues: 1,
      storms: 1,
    },
    counts: [30, 380, 8240, 125420],
  },
  {
    name: 'four seats on the last lap, clues that match alone',
    moment: {
      hands: ['b4 r5 g3', 'b5 y1 y2 w3', 'y3 y3 w4 g4', 'w5 g5 r3 r4'],
      deck: '',
      stacks: [3, 2, 4, 2, 0],
      clues: 2,
      lap: 4,
      options: { emptyClues: false },
    },
    counts: [24, 588, 9498, 180300],
  },
  {
    name: 'five seats, the last card to draw, two cards from the end',
    moment: {
      hands: ['b5 r1 g1 w1', 'y5 y1 b1 b1', 'g1 r1 w1 y1', 'b2 g2 r2 w2', 'b3 g3 r3 w3'],
      deck: 'y3',
      stacks: [4, 5, 5, 5, 4],
      clues: 0,
      storms: 2,
      options: { stormScore: 'stacks' },
    },
    counts: [8, 264, 4192, 115456],
  },
];

/**
 * How the sequences from a moment differ from what they have always been, counted by the engine,
 * and by the rules written a second time where there are at most `mostPlainly` of them; null where
 * they do not.
 */
export function miscount(
  { moment, counts }: Named,
  { mostPlainly }: { readonly mostPlainly: number },
): string | null {
  for (const [i, due] of counts.entries()) {
    const engine = count(position(moment), i + 1);
    const plain = due > mostPlainly ? due : countPlainly(referenceAt(moment), i + 1);
    if (engine !== due || plain !== due)
      return `${i + 1} moves: ${due} sequences; the engine counts ${engine}, the reference ${plain}`;
  }
  return null;
}

/** How many sequences of so many moves there are, counted by the engine. */
function count(s: HanabiState, depth: number): number {
  if (depth === 0) return 1;
  if (s.turn < 0) return 0;
  const codes = new Int32Array(hanabi.mostMoves);
  const moves = hanabi.legal(s, s.turn, codes);
  if (depth === 1) return moves;
  let sequences = 0;
  for (const code of codes.slice(0, moves)) {
    const next = hanabi.clone(s);
    hanabi.play(next, code);
    sequences += count(next, depth - 1);
  }
  return sequences;
}

/** The same, counted by the rules written a second time. */
function countPlainly(game: Reference, depth: number): number {
  if (depth === 0) return 1;
  let sequences = 0;
  for (const word of wordsOfReference(game, game.turn)) {
    const next = structuredClone(game);
    playReference(next, word);
    sequences += countPlainly(next, depth - 1);
  }
  return sequences;
}
