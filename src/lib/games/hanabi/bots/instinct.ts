import type { Seat } from '../../../core/seats.ts';
import { codeOf, type MoveCode } from '../../contract/move-code.ts';
import { DISCARD } from '../rules/moves.ts';
import { MAX_CLUES } from '../rules/rulebook.ts';
import { isPointedAt } from '../rules/hints.ts';
import { deckCount, NO_LAP } from '../rules/state.ts';
import { weighClues } from './clues.ts';
import type { Habits } from './habits.ts';
import type { Remembered } from './memory.ts';
import type { Mind } from './mind.ts';
import { cardToPlay, NO_SLOT, takeUp } from './reading.ts';
import { chanceOf, couldBe, lookAround, lookAtTable, takeOwn, type Faces } from './sight.ts';

/** From which worth on a clue comes before a card one could play. */
const URGENT = 8;
/** A clue that passes the time must do no harm. */
const HARMLESS = -20;

/**
 * What somebody with these habits does in turn, by rule of thumb. Never looks at that seat's own
 * cards: their faces may be anything.
 */
export function instinct(m: Remembered, seat: Seat, habits: Habits): MoveCode {
  const { state: s, mind } = m;
  const { own, offers, table, unseen } = mind;
  lookAtOwn(m, seat);
  const play = cardToPlay(own, unseen, table.playable, s.storms, habits);
  offers.count = 0;
  if (s.clues > 0) weighClues(m, seat, habits);
  if (play !== NO_SLOT) return isSavingFirst(mind) ? bestClue(mind) : codeOf(seat, play);
  const least = s.lap === NO_LAP ? habits.likely : 0;
  const guess = s.storms > 1 ? likeliest(mind, least) : NO_SLOT;
  if (guess !== NO_SLOT) return codeOf(seat, guess);
  if (s.clues === MAX_CLUES || (offers.count > 0 && worthOfBest(mind) >= needFor(m, habits)))
    return bestClue(mind);
  return codeOf(seat, DISCARD + cardToDiscard(mind, habits));
}

/** Before a seat chooses: what it sees of the table, and what it knows of its own hand. */
export function lookAtOwn(m: Remembered, seat: Seat): void {
  const { state: s, mind } = m;
  lookAtTable(s, mind.table);
  lookAround(s, seat, seat, mind.unseen);
  takeOwn(s, seat, mind.unseen);
  takeUp(mind.own, m, seat);
}

const bestClue = ({ offers }: Mind): MoveCode => offers.codes[offers.best]!;
const worthOfBest = ({ offers }: Mind): number => offers.worths[offers.best]!;

const isSavingFirst = (mind: Mind): boolean =>
  mind.offers.count > 0 && mind.offers.isUrgent && worthOfBest(mind) >= URGENT;

/** Where no turn is to be lost, or nothing more is drawn, a clue comes before a discard. */
function needFor({ state: s, mind }: Remembered, { thrift }: Habits): number {
  const spare = deckCount(s) + s.setup.players - mind.table.reachable;
  return spare <= 1 || s.lap !== NO_LAP ? HARMLESS : thrift[s.clues]!;
}

/** What a card of one's own can be. Needs `lookAtOwn`. */
export const openIn = ({ own, unseen }: Mind, slot: number): Faces =>
  couldBe(own.marks[own.base + slot]!, unseen);

/** Whether a card of one's own can be played, whatever it is. Needs `lookAtOwn`. */
export const isCertain = (mind: Mind, slot: number): boolean =>
  (openIn(mind, slot) & ~mind.table.playable) === 0;

/** How likely a card of one's own can be played, in percent. Needs `lookAtOwn`. */
export const chanceToPlay = (mind: Mind, slot: number): number =>
  isCertain(mind, slot) ? 100 : chanceOf(mind.table.playable, openIn(mind, slot), mind.unseen);

/** The card that most likely can be played, by more than so many percent. */
function likeliest(mind: Mind, least: number): number {
  let [best, most] = [NO_SLOT, least];
  for (let slot = 0; slot < mind.own.count; slot++) {
    const chance = chanceToPlay(mind, slot);
    if (chance > most) [best, most] = [slot, chance];
  }
  return best;
}

function cardToDiscard(mind: Mind, habits: Habits): number {
  let [best, least] = [0, Infinity];
  for (let slot = 0; slot < mind.own.count; slot++) {
    const loss = lossOf(mind, slot, habits);
    if (loss < least) [best, least] = [slot, loss];
  }
  return best;
}

/**
 * What is lost with a card: nothing where it is known to be of no use; then the oldest that no clue
 * pointed at; then what is least likely to be missed. Whoever minds clues keeps what others pointed
 * at: they had a reason.
 */
function lossOf(mind: Mind, slot: number, { credit }: Habits): number {
  const { own, table, unseen } = mind;
  const faces = openIn(mind, slot);
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

/** In the last lap a third storm costs a few turns, and all that is built where it scores zero. */
function mayRisk({ state: { storms, lap, setup } }: Remembered): boolean {
  return storms > 1 || (lap !== NO_LAP && setup.switches.stormScore === 'stacks');
}

/**
 * The moves worth a thought, that of instinct first. Where a card is certain to fit, none is
 * gambled on: other games from here on may come out as well, but nobody would follow such a hint.
 */
export function choices(m: Remembered, seat: Seat, habits: Habits): readonly MoveCode[] {
  const habit = instinct(m, seat, habits);
  const { clues } = m.state;
  const { own, offers } = m.mind;
  const slots = Array.from({ length: own.count }, (_, slot) => slot);
  const isSure = slots.some((slot) => isCertain(m.mind, slot));
  const least = mayRisk(m) && !isSure ? LEAST_CHANCE : CERTAIN;
  const plays = slots
    .filter((slot) => chanceToPlay(m.mind, slot) >= least)
    .sort((a, b) => chanceToPlay(m.mind, b) - chanceToPlay(m.mind, a))
    .map((slot) => codeOf(seat, slot));
  const discards = slots
    .sort((a, b) => lossOf(m.mind, a, habits) - lossOf(m.mind, b, habits))
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
