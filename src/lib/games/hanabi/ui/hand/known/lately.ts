import type { Seat } from '../../../../../core/seats.ts';
import type { Color, Rank } from '../../../rules/cards.ts';
import type { HanabiView } from '../../../rules/view.ts';

/** A held card that a clue has pointed at, and the last one that did. */
export interface Pointed {
  readonly seat: Seat;
  /** Where it lies now. */
  readonly slot: number;
  /** One of these is null. */
  readonly color: Color | null;
  readonly rank: Rank | null;
}

type Acts = Pick<HanabiView, 'acts'>;

/**
 * The cards that were pointed at since `from`, a place among the acts, as far as they are still
 * held, each once.
 */
function pointedSince(from: number, { acts }: Acts): readonly Pointed[] {
  let pointed: readonly Pointed[] = [];
  for (const act of acts.slice(from)) {
    if ('slots' in act) {
      const { to } = act.move;
      const [color, rank] = 'color' in act.move ? [act.move.color, null] : [null, act.move.rank];
      const before = pointed.filter(({ seat, slot }) => seat !== to || !act.slots.includes(slot));
      pointed = [...before, ...act.slots.map((slot) => ({ seat: to, slot, color, rank }))];
    } else pointed = without(pointed, act.move.seat, act.move.slot);
  }
  return pointed;
}

/** The same once a card has left a hand: newer ones have moved up. */
const without = (pointed: readonly Pointed[], seat: Seat, gone: number): readonly Pointed[] =>
  pointed
    .filter((one) => one.seat !== seat || one.slot !== gone)
    .map((one) => (one.seat === seat && one.slot > gone ? { ...one, slot: one.slot - 1 } : one));

/** What was pointed at since a seat acted itself: all that is new to it. */
export const pointedLately = (view: Acts, seat: Seat): readonly Pointed[] =>
  pointedSince(view.acts.findLastIndex(({ move }) => move.seat === seat) + 1, view);

/** What the last clue pointed at: all that is told where everybody has to remember the rest. */
export const pointedLast = (view: Acts): readonly Pointed[] =>
  pointedSince(
    Math.max(
      0,
      view.acts.findLastIndex((act) => 'slots' in act),
    ),
    view,
  );
