import type { Seat } from '../../../../core/seats.ts';
import type { Motions } from '../../../contract/flights.ts';
import type { Card, Suit } from '../../rules/cards.ts';
import { limitFor, MAX_PLACES, roomUnder } from '../../rules/rulebook.ts';
import type { TableCard } from '../../rules/view.ts';
import { burning, playing } from '../flights/motions.ts';
import type { Thing } from '../flights/thing.ts';
import type { Role } from '../roles.ts';

/** What lies in a place of the table. */
export interface Place {
  readonly by: Role;
  readonly attack: Card;
  readonly beat: Card | null;
}

/** A card that is played: against Ash, or by Ash on an attack card. */
export interface Play {
  readonly by: Role;
  readonly card: Card;
  readonly on?: Card;
}

/** What somebody who learns is to do in a step. */
type Wanted =
  /** One of these cards. With `on`, Ash beats that attack card. */
  | { readonly card: readonly Card[]; readonly by: Role; readonly on?: Card }
  /** To say that nothing more comes. */
  | { readonly nothing: true }
  /** One of several answers; the first is right. */
  | { readonly answers: number }
  /** To read on. */
  | { readonly read: true };

/** One thing that is told, and what is to be done about it. */
export interface LessonStep {
  readonly wanted: Wanted;
  /** What others play once it is done. */
  readonly then?: readonly Play[];
  /** The cards go away: to the discards. */
  readonly clears?: true;
}

/** A lesson, played with open hands. Its words are by the same name, step by step. */
export interface Lesson {
  readonly trump: Suit;
  readonly hands: Readonly<Partial<Record<Role, readonly Card[]>>>;
  readonly table: readonly Place[];
  /** Feathers that lie ready, highest first. */
  readonly feathers: readonly number[];
  readonly steps: readonly LessonStep[];
}

export type LessonName = 'challenge' | 'attack' | 'beat' | 'firebird' | 'burn' | 'bets';

/** A lesson as far as it has been played. */
export interface Position {
  readonly hands: Lesson['hands'];
  readonly table: readonly Place[];
  /** What was played last, in that order. */
  readonly plays?: readonly Play[];
}

/** The seats that those in a lesson would have: Ash sits next to Fire, and Ember next to Ash. */
export const SEATS: Readonly<Record<Role, Seat>> = { fire: 0, ash: 1, ember: 2 };

/** What a play does to a position. */
function played({ hands, table }: Position, { by, card, on }: Play): Position {
  const hand = [...(hands[by] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  return {
    hands: { ...hands, [by]: hand },
    table:
      on === undefined
        ? [...table, { by, attack: card, beat: null }]
        : table.map((place) => (place.attack === on ? { ...place, beat: card } : place)),
  };
}

/** The position after a step in which this card was played, if any was. */
export function after(position: Position, step: LessonStep, play: Play | null): Position {
  const plays = [...(play ? [play] : []), ...(step.then ?? [])];
  const next = { ...plays.reduce(played, position), plays };
  return step.clears ? { ...next, table: [] } : next;
}

/** How many more attack cards a lesson's challenge may take. */
export function roomIn({ hands, table }: Lesson, now: Position): number {
  const { ash } = hands;
  const limit = ash ? limitFor(ash.length + table.filter(({ beat }) => beat).length) : MAX_PLACES;
  return roomUnder(limit, now.table.length);
}

/** What moves on the table between two positions. */
export function motionsOf(from: Position, to: Position, trump: Suit): Motions<Thing> {
  const { table, plays = [] } = to;
  if (table.length < from.table.length) return burning(from.table.map(lying), trump);
  const told = plays.map(({ by, card, on }) => {
    const seat = SEATS[by];
    const place = table.findIndex((one) => one.attack === (on ?? card));
    return on === undefined
      ? ({ code: 'attacked', seat, card, place } as const)
      : ({ code: 'beat', seat, card, attack: on, place } as const);
  });
  return playing(told, trump);
}

/** A place as the table of a game has it. */
export const lying = ({ by, attack, beat }: Place): TableCard => ({
  by: SEATS[by],
  attack,
  beat,
});

/** The numbers that lie on the table, in the order in which they came. */
export const ranksOn = (table: readonly Place[]): readonly string[] => [
  ...new Set(table.flatMap(({ attack, beat }) => [attack, ...(beat ? [beat] : [])].map(rank))),
];

/** Why a card is not what a step asks for, as a code of the game's refusals; null: a taste. */
export function missOf(
  { table }: Position,
  { by, card, on }: Play,
  trump: Suit,
): 'rankNotOnTable' | 'tooLow' | 'trumpNeeded' | 'unbeatable' | null {
  if (by !== 'ash' || on === undefined)
    return table.length === 0 || ranksOn(table).includes(rank(card)) ? null : 'rankNotOnTable';
  if (on === `${trump}F`) return 'unbeatable';
  if (card[0] === on[0]) return strength(card, 0) < strength(on, 10) ? 'tooLow' : null;
  return card[0] === trump ? null : 'trumpNeeded';
}

const rank = (card: Card): string => card.slice(1);

/** What a Firebird counts for differs: 10 where it attacks, 0 where it beats. */
const strength = (card: Card, firebird: number): number =>
  rank(card) === 'F' ? firebird : Number(rank(card));
