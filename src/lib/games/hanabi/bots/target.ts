/** Whoever clues would go to, and what is expected before it is their turn. */
import type { Seat } from '../../../core/seats.ts';
import { FIVE, rankOf, type Face } from '../rules/cards.ts';
import { isPointedAt } from '../rules/hints.ts';
import { MAX_HAND } from '../rules/rulebook.ts';
import { cellOf } from '../rules/state.ts';
import { BOLD, CAREFUL, LITERAL, type Habits, type Reading } from './habits.ts';
import type { Remembered } from './memory.ts';
import { cardToPlay, NO_SLOT, oldestUntouched, takeUp } from './reading.ts';
import { couldBe, lookAround, newUnseen, type Faces, type Table } from './sight.ts';

/** What is lost with the last copy of a card, by its rank. */
const DANGER = [9, 7, 7, 7, 8] as const;
const DANGER_OF_PLAYABLE = 4;

/** Whoever a clue would go to, as it is before any clue. */
export const newTarget = () => ({
  isNext: false,
  /** How it reads clues, as far as it has shown. */
  reading: LITERAL,
  /** What it has not seen, as far as the giver can tell. */
  unseen: newUnseen(),
  /** The card it would play. */
  plan: NO_SLOT,
  planIsGood: false,
  /** The card it would discard, and what would be lost. */
  chop: NO_SLOT,
  danger: 0,
  /** What each card can be, as its owner knows. */
  before: new Int32Array(MAX_HAND),
});

/** What is expected before it is the target's turn. */
export const newAhead = () => ({
  playable: 0,
  /** What others are about to play. */
  promised: 0,
  /** Cards in hands the giver sees that were pointed at. */
  held: 0,
});

/** Before the clues of a seat are weighed. Needs `lookAtTable`. */
export function lookAhead({ state: s, mind }: Remembered, giver: Seat): void {
  const { ahead } = mind;
  ahead.playable = mind.table.playable;
  ahead.promised = ahead.held = 0;
  for (let seat = 0; seat < s.setup.players; seat++) {
    if (seat === giver) continue;
    const end = cellOf(seat, s.count[seat]!);
    for (let cell = cellOf(seat, 0); cell < end; cell++)
      if (isPointedAt(s.marks[cell]!)) ahead.held |= 1 << s.hands[cell]!;
  }
}

/** Before the clues to one seat are weighed, the seats in the order of their turns. */
export function lookAtTarget(m: Remembered, to: Seat, giver: Seat, habits: Habits): void {
  const { state: s, mind } = m;
  const { ahead, now, target } = mind;
  lookAround(s, to, giver, target.unseen);
  takeUp(now, m, to);
  now.declined = m.declined[to]!;
  target.isNext = to === (giver + 1) % s.setup.players;
  target.reading = readingOf(m, to, habits);
  target.plan = cardToPlay(now, target.unseen, ahead.playable, s.storms, target.reading);
  target.planIsGood = target.plan !== NO_SLOT && canPlay(m, target.plan);
  target.chop = oldestUntouched(now);
  const isSafe = target.plan !== NO_SLOT || target.chop === NO_SLOT || !habits.saves;
  target.danger = isSafe ? 0 : dangerOf(mind.table, s.hands[now.base + target.chop]!);
  for (let slot = 0; slot < now.count; slot++)
    target.before[slot] = couldBe(s.marks[now.base + slot]!, target.unseen);
}

/** How a seat reads clues, as far as it has shown. */
function readingOf(m: Remembered, seat: Seat, { credit }: Habits): Reading {
  if (m.isLiteral(seat)) return LITERAL;
  if (m.heeded[2 * seat]! + credit > 0) return BOLD;
  return m.heeded[2 * seat + 1]! + credit > 0 ? CAREFUL : LITERAL;
}

/** After them: the seat does what it has in mind. */
export function expectPlan({ state: s, mind }: Remembered): void {
  const { ahead, now, table, target } = mind;
  if (target.plan === NO_SLOT) return;
  const face = s.hands[now.base + target.plan]!;
  const bit = 1 << face;
  ahead.promised |= bit;
  if ((ahead.playable & bit) === 0) return;
  ahead.playable &= ~bit;
  if (rankOf(face) < FIVE) ahead.playable |= (bit << 1) & ~table.dead;
}

/** A card of the target, as a set. Needs `lookAtTarget`. */
export const faceBit = ({ state, mind }: Remembered, slot: number): Faces =>
  1 << state.hands[mind.now.base + slot]!;

/** Whether a card of the target fits, once it is its turn. Needs `lookAtTarget`. */
export const canPlay = (m: Remembered, slot: number): boolean =>
  (m.mind.ahead.playable & faceBit(m, slot)) !== 0;

/** What the table loses if this card is discarded. */
function dangerOf(table: Table, face: Face): number {
  const bit = 1 << face;
  if ((table.critical & bit) !== 0) return DANGER[rankOf(face)]!;
  return (table.playable & bit) !== 0 ? DANGER_OF_PLAYABLE : 0;
}
