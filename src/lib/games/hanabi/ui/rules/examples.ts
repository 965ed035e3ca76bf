import { colorIn, rankIn, type Card, type Color, type Rank } from '../../rules/card.ts';
import type { HanabiWords } from '../../words/index.ts';
import type { PartId } from './moment.ts';

/** A card that is tried on a rocket, whether it fits, and why or why not. */
interface Try {
  readonly card: Card;
  readonly good: boolean;
  readonly why: keyof HanabiWords['rules']['example']['why'];
}

/** What shows a part of the rules by cards. */
export type Example =
  /** A hand, and clues about it. */
  | {
      readonly kind: 'clue';
      readonly hand: readonly Card[];
      readonly hints: readonly (Color | Rank)[];
    }
  /** A rocket, and cards that are tried on it. */
  | {
      readonly kind: 'play';
      readonly color: Color;
      readonly height: number;
      readonly tries: readonly Try[];
    }
  /** What it is about, to be looked at. */
  | {
      readonly kind: 'picture';
      readonly rockets?: readonly (readonly [color: Color, height: number])[];
      readonly card?: Card;
      /** Tokens that are left. */
      readonly clues?: number;
      readonly storms?: number;
    };

const examples: Readonly<Partial<Record<PartId, Example>>> = {
  aim: {
    kind: 'picture',
    rockets: [
      ['b', 1],
      ['g', 2],
      ['r', 3],
      ['w', 4],
      ['y', 5],
    ],
  },
  discard: { kind: 'picture', card: 'b1', clues: 4 },
  storms: { kind: 'picture', card: 'r4', storms: 2 },
  five: { kind: 'picture', rockets: [['g', 5]], clues: 5 },
  clue: { kind: 'clue', hand: ['r1', 'y3', 'r4', 'b1', 'g3'], hints: ['r', 3, 'w'] },
  play: {
    kind: 'play',
    color: 'r',
    height: 2,
    tries: [
      { card: 'r3', good: true, why: 'next' },
      { card: 'r4', good: false, why: 'tooHigh' },
      { card: 'r2', good: false, why: 'there' },
    ],
  },
};

/** What shows a part of the rules by cards; null where nothing does. */
export const exampleFor = (part: PartId): Example | null => examples[part] ?? null;

/** Which cards of a hand a clue means (H4). */
export const meant = (hand: readonly Card[], hint: Color | Rank): readonly boolean[] =>
  hand.map((card) => (typeof hint === 'string' ? colorIn(card) : rankIn(card)) === hint);
