import type { Seat } from '../../../core/seats.ts';
import { codeOf, DISCARD, type MoveCode } from '../rules/moves.ts';
import { MAX_CLUES } from '../rules/rulebook.ts';
import { isPointedAt } from '../rules/hints.ts';
import { deckCount, NO_LAP, type HanabiState } from '../rules/state.ts';
import { offers, weighClues } from './clues.ts';
import type { Habits } from './habits.ts';
import type { Remembered } from './memory.ts';
import { cardToPlay, newHand, NO_SLOT, takeUp } from './reading.ts';
import {
  chanceOf,
  couldBe,
  lookAround,
  lookAtTable,
  newUnseen,
  takeOwn,
  table,
  type Faces,
} from './sight.ts';

/** What the seat that chooses has not seen, and what it knows of its hand. */
const unseen = newUnseen();
/** As `lookAtOwn` has found it. */
export const own = newHand();

/** From which worth on a clue comes before a card one could play. */
const URGENT = 8;
/** A clue that passes the time must do no harm. */
const HARMLESS = -20;

/**
 * What somebody with these habits does in turn, by rule of thumb. Never looks at that seat's own
 * cards: their faces may be anything.
 */
export function instinct(m: Remembered, seat: Seat, habits: Habits): MoveCode {
  const s = m.state;
  lookAtOwn(m, seat);
  const play = cardToPlay(own, unseen, table.playable, s.storms, habits);
  offers.count = 0;
  if (s.clues > 0) weighClues(m, seat, habits);
  if (play !== NO_SLOT) return isSavingFirst() ? bestClue() : codeOf(seat, play);
  const least = s.lap === NO_LAP ? habits.likely : 0;
  const guess = s.storms > 1 ? likeliest(least) : NO_SLOT;
  if (guess !== NO_SLOT) return codeOf(seat, guess);
  if (s.clues === MAX_CLUES || (offers.count > 0 && worthOfBest() >= needFor(s, habits)))
    return bestClue();
  return codeOf(seat, DISCARD + cardToDiscard(habits));
}

/** Before a seat chooses: what it sees of the table, and what it knows of its own hand. */
export function lookAtOwn(m: Remembered, seat: Seat): void {
  const s = m.state;
  lookAtTable(s);
  lookAround(s, seat, seat, unseen);
  takeOwn(s, seat, unseen);
  takeUp(own, m, seat);
}

const bestClue = (): MoveCode => offers.codes[offers.best]!;
const worthOfBest = (): number => offers.worths[offers.best]!;

const isSavingFirst = (): boolean => offers.count > 0 && offers.isUrgent && worthOfBest() >= URGENT;

/** Where no turn is to be lost, or nothing more is drawn, a clue comes before a discard. */
function needFor(s: HanabiState, { thrift }: Habits): number {
  const spare = deckCount(s) + s.setup.players - table.reachable;
  return spare <= 1 || s.lap !== NO_LAP ? HARMLESS : thrift[s.clues]!;
}

/** What a card of one's own can be. */
export const openIn = (slot: number): Faces => couldBe(own.marks[own.base + slot]!, unseen);

/** How likely a card of one's own can be played, in percent. */
export const chanceToPlay = (slot: number): number =>
  chanceOf(table.playable, openIn(slot), unseen);

/** The card that most likely can be played, by more than so many percent. */
function likeliest(least: number): number {
  let [best, most] = [NO_SLOT, least];
  for (let slot = 0; slot < own.count; slot++) {
    const chance = chanceToPlay(slot);
    if (chance > most) [best, most] = [slot, chance];
  }
  return best;
}

function cardToDiscard(habits: Habits): number {
  let [best, least] = [0, Infinity];
  for (let slot = 0; slot < own.count; slot++) {
    const loss = lossOf(slot, habits);
    if (loss < least) [best, least] = [slot, loss];
  }
  return best;
}

/**
 * What is lost with a card: nothing where it is known to be of no use; then the oldest that no clue
 * pointed at; then what is least likely to be missed. Whoever minds clues keeps what others pointed
 * at: they had a reason.
 */
function lossOf(slot: number, { credit }: Habits): number {
  const faces = openIn(slot);
  if ((faces & ~table.dead) === 0) return -1;
  if (!isPointedAt(own.marks[own.base + slot]!)) return slot / 100;
  const dead = credit < 0 ? chanceOf(table.dead, faces, unseen) / 2 : 0;
  return 10 + chanceOf(table.critical, faces, unseen) - dead;
}

/** A card that is played at all has so many percent. */
const LEAST_CHANCE = 8;
/** With the last storm token nothing is risked: what worlds suggest may be wrong about people. */
const CERTAIN = 100;
/** So many plays, discards and clues are worth a thought. */
const MOST = { plays: 3, discards: 3, clues: 6 } as const;

/** The moves worth a thought, that of instinct first. */
export function choices(m: Remembered, seat: Seat, habits: Habits): readonly MoveCode[] {
  const habit = instinct(m, seat, habits);
  const { clues, storms } = m.state;
  const least = storms > 1 ? LEAST_CHANCE : CERTAIN;
  const slots = Array.from({ length: own.count }, (_, slot) => slot);
  const plays = slots
    .filter((slot) => chanceToPlay(slot) >= least)
    .sort((a, b) => chanceToPlay(b) - chanceToPlay(a))
    .map((slot) => codeOf(seat, slot));
  const discards = slots
    .sort((a, b) => lossOf(a, habits) - lossOf(b, habits))
    .map((slot) => codeOf(seat, DISCARD + slot));
  const told = Array.from({ length: offers.count }, (_, i) => i)
    .sort((a, b) => offers.worths[b]! - offers.worths[a]!)
    .map((i) => offers.codes[i]!);
  return [
    ...new Set([
      habit,
      ...plays.slice(0, MOST.plays),
      ...(clues < MAX_CLUES ? discards.slice(0, MOST.discards) : []),
      ...told.slice(0, MOST.clues),
    ]),
  ];
}
