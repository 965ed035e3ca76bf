/** Sequences of moves from named moments, counted twice. */
import { seatsFrom } from '../../../../core/seats.ts';
import type { Card } from '../cards.ts';
import { blaze } from '../index.ts';
import type { BlazeState } from '../state.ts';
import { openChallenge } from './reference-challenge.ts';
import { startBurn } from './reference-round.ts';
import {
  dealReference,
  startReference,
  type Reference,
  type ReferenceOptions,
} from './reference-setup.ts';
import { playReference, wordsOfReference } from './reference.ts';
import { position, type Position } from './position.ts';

/** A moment on both sides. */
interface Both {
  readonly engine: BlazeState;
  readonly reference: Reference;
}

const USUAL: ReferenceOptions = {
  edition: '2021',
  betting: false,
  firebirdMatch: 'face',
  drawTrump: false,
};

const wordsIn = (cards: string): readonly string[] => cards.match(/../g) ?? [];

/** The moment after a first deal, seat 0 to lead. */
function dealt(players: number, order: string): Both {
  const engine = blaze.start({ options: USUAL, players, first: 0 });
  const reference = startReference(USUAL, players, 0);
  blaze.deal(engine, wordsIn(order));
  dealReference(reference, wordsIn(order));
  return { engine, reference };
}

/** A position, seat 0 to lead. */
function at(wanted: Position & { readonly options: ReferenceOptions }): Both {
  const reference = startReference(wanted.options, wanted.hands.length, 0);
  reference.hands = wanted.hands.map((hand) => hand.split(' ') as Card[]);
  reference.trump = wanted.trump;
  reference.phase = wanted.phase;
  if (wanted.phase === 'burn') startBurn(reference);
  else openChallenge(reference);
  return { engine: position(wanted), reference };
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
      const next = JSON.parse(JSON.stringify(game)) as Reference;
      playReference(next, seat, word);
      sequences += countPlainly(next, depth - 1);
    }
  return sequences;
}

/** A moment by its name, with how many sequences of moves there are from it. */
export interface Named {
  readonly name: string;
  readonly moment: Both;
  /** Sequences of one move, of two, and so on. */
  readonly counts: readonly number[];
}

export const MOMENTS: readonly Named[] = [
  {
    name: 'three seats, first deal',
    moment: dealt(
      3,
      'r8b6y6y4r9b5y6rFb9r4b7r6r3b2y2r7r9y5r5b4y3r2y9rFr2y8bFb5b7y4y3b3y5r3yFr4r6y2b9r5b6b3b4y8b8r7r8b2y9bFy7b8yFy7',
    ),
    counts: [5, 23, 105, 456, 1931, 7492, 25954, 84837],
  },
  {
    name: 'four seats, first deal',
    moment: dealt(
      4,
      'r8b5rFb8y6y9y1y3r6b1r3r5rFr4y4b9b2y8b7r4b5b3r1b4r2y7b4y9y4b8r9r3r7r2r7y1r6b6y5b7yFb6y8r8yFb3y5b1bFbFy2r1y3r5y2b9y7b2r9y6',
    ),
    counts: [5, 18, 53, 124, 278, 913, 3948, 16853],
  },
  {
    name: 'five seats, first deal',
    moment: dealt(
      5,
      'b5y9y6yFr4y7y7r2y4y3y6y2r7b6y1rFr2r6y1yFy5b1y8r8r4b3y9y3b9b4y2y5bFr3b5r9r1b3y4r1bFr7y8r3r5b7b4b7b8r5b2r8b1r6b8b6b9b2rFr9',
    ),
    counts: [5, 13, 33, 95, 315, 967, 2565, 6093],
  },
  {
    name: 'three seats with a pair each, burn',
    moment: at({
      phase: 'burn',
      trump: 'r',
      hands: ['y2 b2 y5 bF', 'y3 y4 r2 rF', 'r2 b2 y2 b5'],
      options: USUAL,
    }),
    counts: [4, 27, 192, 1359, 9369, 55994],
  },
  {
    name: 'four seats about to go out, burn, Firebirds by value',
    moment: at({
      phase: 'burn',
      trump: 'b',
      hands: ['y2 r2', 'bF y3', 'yF b2', 'r3'],
      options: { ...USUAL, edition: 'classic', firebirdMatch: 'value' },
    }),
    counts: [2, 11, 45, 121, 232, 389, 658, 1143],
  },
  {
    name: 'three seats before the bets',
    moment: at({
      phase: 'betting',
      trump: 'y',
      hands: ['r2 b2', 'r3', 'b4 y4'],
      options: { ...USUAL, betting: true },
    }),
    counts: [12, 96, 384, 768, 1152, 2304],
  },
];

/**
 * How the sequences from a moment differ from what they have always been, counted by the engine
 * where there are at most `most` of them, and by the rules written a second time where there are at
 * most `mostPlainly`; null where they do not.
 */
export function miscount(
  { moment, counts }: Named,
  { most, mostPlainly }: { readonly most: number; readonly mostPlainly: number },
): string | null {
  for (const [i, due] of counts.entries()) {
    const engine = due > most ? due : count(moment.engine, i + 1);
    const plain = due > mostPlainly ? due : countPlainly(moment.reference, i + 1);
    if (engine !== due || plain !== due)
      return `${i + 1} moves: ${due} sequences; the engine counts ${engine}, the reference ${plain}`;
  }
  return null;
}
