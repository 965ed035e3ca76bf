/**
 * Whether what is said for a move is true, told from the whole state rather than from what its seat
 * sees. What a clue would bring about is somebody else's to do: of it, only what must be so first.
 */
import type { BotLevel } from '../../../src/lib/core/people.ts';
import { pliesOf } from '../../../src/lib/games/conformance/moments.ts';
import { seededGame } from '../../../src/lib/games/conformance/playout.ts';
import { meritsOf, type Merit } from '../../../src/lib/games/hanabi/bots/merits.ts';
import { colorOf, COPIES, rankOf, type Face } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { isPointedAt, matches } from '../../../src/lib/games/hanabi/rules/hints.ts';
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { hintIn, type HanabiMove } from '../../../src/lib/games/hanabi/rules/moves.ts';
import { MAX_CLUES } from '../../../src/lib/games/hanabi/rules/rulebook.ts';
import {
  faceAt,
  marksAt,
  NO_LAP,
  type HanabiState,
} from '../../../src/lib/games/hanabi/rules/state.ts';
import { witness } from '../../../src/lib/games/hanabi/rules/testing/witness.ts';

/** One in so many moments is looked at. */
const SPARSITY = 6;

/** A legal move in the whole truth of its moment. */
interface Made {
  readonly s: HanabiState;
  readonly move: HanabiMove;
}

const slotIn = (move: HanabiMove): number => ('slot' in move ? move.slot : -1);
const cardIn = ({ s, move }: Made): Face => faceAt(s, move.seat, slotIn(move));
const isPointed = ({ s, move }: Made): boolean => isPointedAt(marksAt(s, move.seat, slotIn(move)));

const fitsNow = (s: HanabiState, face: Face): boolean => s.stacks[colorOf(face)] === rankOf(face);

/** Whether a card lies on its stack already, or one below it is gone for good. */
function isUseless(s: HanabiState, face: Face): boolean {
  const height = s.stacks[colorOf(face)]!;
  if (rankOf(face) < height) return true;
  const lowest = face - rankOf(face) + height;
  for (let below = lowest; below <= face; below++)
    if (s.discards[below] === COPIES[below]) return true;
  return false;
}

/** The cards that a clue points at. */
function pointedAt({ s, move }: Made): readonly Face[] {
  if (move.do !== 'clue') return [];
  const held = Array.from({ length: s.count[move.to]! }, (_, slot) => faceAt(s, move.to, slot));
  return held.filter((face) => matches(face, hintIn(move)));
}

/** Whether somebody to whom a clue is given has a card that is not played yet. */
const hasToPlay = ({ s, move }: Made): boolean =>
  move.do === 'clue' &&
  Array.from({ length: s.count[move.to]! }, (_, slot) => faceAt(s, move.to, slot)).some(
    (face) => rankOf(face) >= s.stacks[colorOf(face)]!,
  );

/** By code: whether that is true. */
const HOLDS: {
  readonly [Code in Merit['code']]: (made: Made, merit: Merit & { code: Code }) => boolean;
} = {
  certain: (made) => fitsNow(made.s, cardIn(made)),
  meant: isPointed,
  likely: (_, { percent }) => percent > 0 && percent <= 100,
  lastChance: ({ s }) => s.lap !== NO_LAP && s.storms > 1,
  useless: (made) => isUseless(made.s, cardIn(made)),
  untouched: ({ s, move }) =>
    Array.from({ length: slotIn(move) + 1 }, (_, slot) =>
      isPointedAt(marksAt(s, move.seat, slot)),
    ).lastIndexOf(false) === slotIn(move),
  leastLoss: isPointed,
  noClueLeft: ({ s }) => s.clues === 0,
  fewClues: ({ s }) => s.clues > 0 && s.clues < MAX_CLUES,
  gets: hasToPlay,
  sure: hasToPlay,
  bold: hasToPlay,
  averts: (made) => pointedAt(made).length > 0,
  saves: (made) => pointedAt(made).length > 0,
  tells: (made) => pointedAt(made).length > 0,
  passesTime: ({ s, move }) => move.do === 'clue' && s.clues === MAX_CLUES,
  // It claims nothing about the game.
  tried: () => true,
};

/** Whether a merit is true of a move. */
function holds(made: Made, merit: Merit): boolean {
  // The compiler cannot see that the code chosen and the merit given go together.
  const check = HOLDS[merit.code] as (made: Made, merit: Merit) => boolean;
  return check(made, merit);
}

/** All there is to say for a move, by its code. */
export const ALL_MERITS: readonly string[] = Object.keys(HOLDS);

/**
 * Looks at legal moves all through the random game of a seed, as those of somebody who plays so
 * well; throws at the first of which something is said that is not so.
 */
export function checkMerits(
  seed: number,
  level: BotLevel,
  met = new Set<string>(),
): ReadonlySet<string> {
  const seeded = seededGame(hanabi, witness, seed);
  for (const { before: s } of pliesOf(hanabi, witness, seeded, SPARSITY)) {
    if (s.turn < 0) continue;
    const view = hanabi.view(s, s.turn);
    for (const move of view.legal ?? []) {
      const merits = meritsOf(view, move, level);
      const told = (): string => JSON.stringify([move, merits]);
      if (merits.length < 1 || merits.length > 2) throw new Error(`too little or much: ${told()}`);
      const made = { s, move };
      if (!merits.every((merit) => holds(made, merit))) throw new Error(`not so: ${told()}`);
      for (const { code } of merits) met.add(code);
    }
  }
  return met;
}
