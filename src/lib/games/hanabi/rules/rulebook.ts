/**
 * The rules as numbers, and as questions about options and about what is public. The engine asks
 * here, and so does whoever draws a view: nothing in here knows a state.
 */
import { seatsFrom, type Seat } from '../../../core/seats.ts';
import type { SpokenMove } from '../../contract/rules.ts';
import { COLORS, RANKS, type Card, type Color, type Rank } from './cards.ts';
import type { Clue, HanabiMove } from './moves.ts';
import type { HanabiOptions } from './options.ts';
import type { HanabiView } from './view.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 5;
/** The most cards a hand can have. */
export const MAX_HAND = 5;
export const MAX_CLUES = 8;
export const MAX_STORMS = 3;
/** All five stacks complete (H8). */
export const PERFECT = 25;

/** Cards in a hand (H1). */
export const handSize = (players: number): number => (players <= 3 ? 5 : 4);

/** Everything the options decide. */
export interface Switches {
  /** Whether a clue may match nothing (H4). */
  readonly emptyClues: boolean;
  /** What a game is worth that the third storm ends (H8). */
  readonly stormScore: 'zero' | 'stacks';
}

/** What options decide; those that are left out have their usual value. */
export const switchesFor = ({ emptyClues, stormScore }: HanabiOptions): Switches => ({
  emptyClues: emptyClues ?? true,
  stormScore: stormScore ?? 'zero',
});

/**
 * Whoever is in turn acts by word, on cards that lie face down for them; and tells others of theirs
 * where any clue may be given. Where it has to match something, what may be told hangs on hands,
 * and nothing is said of it here.
 */
export function spoken(view: HanabiView, seat: Seat): readonly SpokenMove<HanabiMove>[] {
  const { turn, hands, clues, players, switches } = view;
  if (seat !== turn) return [];
  const slots = hands[seat]!.map((_, slot) => slot);
  const told = clues > 0 && switches.emptyClues ? seatsFrom(seat, players).slice(1) : [];
  return [
    ...slots.map((slot) => ({ kind: 'play', move: { seat, do: 'play', slot } }) as const),
    ...(clues < MAX_CLUES ? slots : []).map(
      (slot) => ({ kind: 'discard', move: { seat, do: 'discard', slot } }) as const,
    ),
    ...told.flatMap((to) => cluesTo(seat, to).map((move) => ({ kind: 'tell', move }) as const)),
  ];
}

/** Every clue one seat could ever give another: colours in the order of the rockets, then ranks. */
export const cluesTo = (seat: Seat, to: Seat): readonly Clue[] => [
  ...COLORS.map((color) => ({ seat, do: 'clue', to, color }) as const),
  ...RANKS.map((rank) => ({ seat, do: 'clue', to, rank }) as const),
];

/** Whether a clue that names this points at a card (H4). */
export const pointsAt = (named: Color | Rank, card: Card): boolean =>
  card[0] === named || card[1] === String(named);
