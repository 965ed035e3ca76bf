import { STILL } from '../../../../ui/flights/still.ts';
import type { Done as DoneIn } from '../../../../ui/lessons/course.svelte.ts';
import type { Motions } from '../../../contract/flights.ts';
import {
  colorIn,
  COLORS,
  RANK_COUNT,
  rankIn,
  type Card,
  type Color,
  type Rank,
} from '../../rules/cards.ts';
import { MAX_CLUES, pointsAt } from '../../rules/rulebook.ts';
import { bursting, clue, leaving, storming, TIMES, type Left } from '../flights/motions.ts';
import type { Thing } from '../flights/thing.ts';

/** Whoever learns, and the one they play with. */
export type Who = 'you' | 'other';

/** The seats that the two would have. */
export const SEATS: Readonly<Record<Who, number>> = { you: 0, other: 1 };

/** A card in a hand, with what clues have pointed at it as. */
export interface Held {
  readonly card: Card;
  readonly color: Color | null;
  readonly rank: Rank | null;
  /** The last clue means it. */
  readonly lit: boolean;
}

/** Something done in a lesson. What is drawn is written: nothing is left to chance. */
export type Act =
  | { readonly by: Who; readonly do: 'clue'; readonly hint: Color | Rank }
  | {
      readonly by: Who;
      readonly do: 'play' | 'discard';
      readonly slot: number;
      readonly draws: Card | null;
    };

/** What somebody who learns is to do in a step. */
type Wanted =
  /** To tell the other one of these. */
  | { readonly clue: readonly (Color | Rank)[] }
  /** To play or discard one of these cards of their own. */
  | { readonly own: 'play' | 'discard'; readonly slots: readonly number[]; readonly draws: Card }
  /** One of several answers; the first is right. */
  | { readonly answers: number }
  /** To read on. */
  | { readonly read: true };

/** One thing that is told, and what is to be done about it. */
export interface LessonStep {
  readonly wanted: Wanted;
  /** What the other does once it is done. */
  readonly then?: Act;
}

export type LessonName = 'first' | 'clue' | 'discard' | 'storms' | 'lap';

/** A lesson as far as it has been played. */
export interface Position {
  readonly hands: Readonly<Record<Who, readonly Held[]>>;
  /** Cards on each rocket, by colour. */
  readonly stacks: readonly number[];
  readonly clues: number;
  readonly storms: number;
  readonly deck: number;
  readonly discards: readonly Card[];
}

/** A lesson, played with an open hand. Its words are by the same name, step by step. */
export interface Lesson {
  readonly start: Position;
  readonly steps: readonly LessonStep[];
}

/** What has come of an act, and what moves meanwhile. */
export type Done = DoneIn<Position, Thing>;

/** The position after an act. */
export const after = (position: Position, act: Act): Done =>
  act.do === 'clue' ? told(position, act.by, act.hint) : left(position, act);

const otherOf = (who: Who): Who => (who === 'you' ? 'other' : 'you');

function told(position: Position, by: Who, hint: Color | Rank): Done {
  const to = otherOf(by);
  const color = typeof hint === 'string' ? hint : null;
  const rank = typeof hint === 'number' ? hint : null;
  const hand = position.hands[to].map((held): Held => {
    const lit = pointsAt(hint, held.card);
    return lit
      ? { ...held, color: color ?? held.color, rank: rank ?? held.rank, lit }
      : unlit(held);
  });
  const slots = hand.flatMap(({ lit }, slot) => (lit ? [slot] : []));
  const event = { code: 'clued', seat: SEATS[by], to: SEATS[to], color, rank, slots } as const;
  return {
    position: {
      ...position,
      hands: { ...dimmed(position.hands), [to]: hand },
      clues: position.clues - 1,
    },
    motions: clue(event),
  };
}

const unlit = (held: Held): Held => ({ ...held, lit: false });
const dimmed = ({ you, other }: Position['hands']) => ({
  you: you.map(unlit),
  other: other.map(unlit),
});

function left(
  position: Position,
  { by, do: way, slot, draws }: Exclude<Act, { do: 'clue' }>,
): Done {
  const hands = dimmed(position.hands);
  const { card } = hands[by][slot]!;
  const at = COLORS.indexOf(colorIn(card));
  const fits = way === 'play' && position.stacks[at] === rankIn(card) - 1;
  const isWhole = fits && rankIn(card) === RANK_COUNT;
  const comesBack = (way === 'discard' || isWhole) && position.clues < MAX_CLUES;
  const drawn = draws === null ? [] : [{ card: draws, color: null, rank: null, lit: false }];
  const code = fits ? 'built' : way === 'discard' ? 'discarded' : 'storm';
  const burst = { code: 'stackComplete', color: colorIn(card), clueBack: comesBack } as const;
  const broughtAbout = isWhole ? bursting(burst) : code === 'storm' ? storming : null;
  return {
    position: {
      hands: { ...hands, [by]: [...hands[by].toSpliced(slot, 1), ...drawn] },
      stacks: fits ? position.stacks.with(at, rankIn(card)) : position.stacks,
      clues: position.clues + Number(comesBack),
      storms: position.storms - Number(code === 'storm'),
      deck: position.deck - drawn.length,
      discards: fits ? position.discards : [...position.discards, card],
    },
    motions: moved(
      position,
      { code, seat: SEATS[by], slot, card, left: position.storms - 1 },
      drawn,
    ),
    then: broughtAbout && { after: TIMES.card, motions: broughtAbout },
  };
}

/** Faces lie open in the other's hand: only what leaves it and what comes is seen to move. */
function moved(position: Position, event: Left, drawn: readonly Held[]): Motions<Thing> {
  const { you, other } = position.hands;
  const hand = event.seat === SEATS.you ? you : other;
  const motions = leaving(event, hand, drawn.length > 0);
  if (event.seat === SEATS.you) return motions;
  return { ...motions, flights: motions.flights.filter(({ key }) => !key.startsWith('up:')) };
}

/** Nothing moves. */
export const still = (position: Position): Done => ({ position, motions: STILL });
