/**
 * Twin worlds of Hanabi: the same moment with everything drawn anew that a viewer has not seen:
 * their own hand and the deck; for the table, all hands. Works on the state's cells alone and knows
 * no view code, so that it can find a view that tells too much.
 */
import { shuffle, type Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { Moment } from '../../../conformance/witness.ts';
import type { Deal } from '../../../contract/rules.ts';
import { DECK_SIZE } from '../cards.ts';
import { fits, UNMARKED, type Marks } from '../hints.ts';
import type { Hanabi } from '../index.ts';
import type { HanabiMove } from '../moves.ts';
import { cellOf, cloneOf, DEAL, type HanabiState } from '../state.ts';

type Viewer = Seat | null;

export function twin(
  { state, move }: Moment<Hanabi>,
  after: HanabiState | null,
  viewer: Viewer,
  random: Random,
): Moment<Hanabi> {
  const s = cloneOf(state);
  if (move?.do === 'deal') return { state: s, move: redealt(s, move, viewer, random) };
  // Before the deal nothing lies anywhere.
  if (s.phase !== DEAL) redraw(hiddenIn(s, move, after ?? s, viewer), random);
  return { state: s, move };
}

const isHidden = (seat: Seat, viewer: Viewer): boolean => viewer === null || viewer === seat;

/** A deal in which the viewer sees the same: the hands of the others, and for the table none. */
function redealt(
  { setup: { players, first } }: HanabiState,
  { order }: Deal,
  viewer: Viewer,
  random: Random,
): Deal {
  const size = players <= 3 ? 5 : 4;
  const isSeen = (at: number): boolean =>
    at < size * players && !isHidden((first + Math.floor(at / size)) % players, viewer);
  const unseen = shuffle(
    order.filter((_, at) => !isSeen(at)),
    random,
  );
  return { do: 'deal', order: order.map((card, at) => (isSeen(at) ? card : unseen.pop()!)) };
}

/** A place that holds a card nobody showed the viewer, and what clues told of it. */
interface Hidden {
  readonly cells: Int32Array;
  readonly at: number;
  readonly marks: Marks;
}

function hiddenIn(
  s: HanabiState,
  move: HanabiMove | null,
  after: HanabiState,
  viewer: Viewer,
): Hidden[] {
  const hidden: Hidden[] = [];
  const shown = move && move.do !== 'clue' ? cellOf(move.seat, move.slot) : -1;
  // A clue tells more of cards that stay where they are.
  const { marks } = move?.do === 'clue' ? after : s;
  for (let seat = 0; seat < s.setup.players; seat++)
    for (let slot = 0; slot < s.count[seat]!; slot++) {
      const at = cellOf(seat, slot);
      if (isHidden(seat, viewer) && at !== shown)
        hidden.push({ cells: s.hands, at, marks: marks[at]! });
    }
  // The others see the card that whoever acts draws.
  const isDrawnInSight = move !== null && move.do !== 'clue' && !isHidden(move.seat, viewer);
  for (let at = s.deckTop + (isDrawnInSight ? 1 : 0); at < DECK_SIZE; at++)
    hidden.push({ cells: s.deck, at, marks: UNMARKED });
  return hidden;
}

/** Swaps cards for as long as every clue stays true. */
function redraw(hidden: readonly Hidden[], random: Random): void {
  for (let swap = 0; swap < 8 * hidden.length; swap++) {
    const one = hidden[random.below(hidden.length)]!;
    const other = hidden[random.below(hidden.length)]!;
    const [a, b] = [one.cells[one.at]!, other.cells[other.at]!];
    if (!fits(b, one.marks) || !fits(a, other.marks)) continue;
    one.cells[one.at] = b;
    other.cells[other.at] = a;
  }
}
