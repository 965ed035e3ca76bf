import { seatOrNull, type Seat } from '../../../../src/lib/core/seats.ts';
import type { SpokenMove } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternMove } from './moves.ts';
import { NONE, STAGES, type LanternState } from './state.ts';

/** What a seat may know of a game, or the table. */
export interface LanternView {
  readonly viewer: Seat | null;
  readonly players: number;
  readonly first: Seat;
  readonly mild: boolean;
  readonly stage: (typeof STAGES)[number];
  readonly turn: Seat | null;
  readonly row: readonly number[];
  readonly dark: readonly number[];
  readonly aside: readonly number[];
  readonly deck: number;
  /** By seat: what stands in front of it, `hidden` from this viewer, or null for nothing. */
  readonly front: readonly (number | 'hidden' | null)[];
}

export const view = (s: LanternState, viewer: Seat | null): LanternView => ({
  viewer,
  players: s.players,
  first: s.first,
  mild: s.mild,
  stage: STAGES[s.stage]!,
  turn: seatOrNull(s.turn),
  row: s.row,
  dark: s.dark,
  aside: s.aside,
  deck: s.deck.length,
  front: s.front.map((height, seat) => shownTo(viewer, seat, height)),
});

/** The others see it, its owner does not, and the table does not show it (L1). */
export function shownTo(viewer: Seat | null, seat: Seat, height: number): number | 'hidden' | null {
  if (height === NONE) return null;
  return viewer === null || viewer === seat ? 'hidden' : height;
}

/** Whoever is in turn acts on a lantern they cannot see: by word, for all to hear (L2). */
export const spoken = ({ turn }: LanternView, seat: Seat): readonly SpokenMove<LanternMove>[] =>
  seat === turn
    ? [
        { kind: 'play', move: { seat, do: 'light' } },
        { kind: 'discard', move: { seat, do: 'snuff' } },
      ]
    : [];
