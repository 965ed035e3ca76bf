import { NOBODY, seatOrNull, seatsFrom, type Seat } from '../../../core/seats.ts';
import type { Deal } from '../../contract/rules.ts';
import { cardOf, type Card, type Face } from './cards.ts';
import { nextFireOf, type Ending } from './challenge.ts';
import type { BlazeEvent } from './events.ts';
import type { BlazeMove } from './moves.ts';
import { MAX_PLAYERS, HAND_SIZE, IDLE_LIMIT, IDLE_WARNING } from './rulebook.ts';
import { finalResult } from './scoring.ts';
import { isChallenge, isIn, KINDLING, OVER, room, type BlazeState } from './state.ts';
import { takeBackPlace } from './turn.ts';
import { cardsOf, roundView } from './view.ts';

/** One move as it is told: the states around it, who listens, and the events so far. */
interface Scene {
  readonly before: BlazeState;
  readonly after: BlazeState;
  /** Null: the public table. */
  readonly viewer: Seat | null;
  readonly tell: (event: BlazeEvent) => void;
}

type Play = Exclude<BlazeMove, { do: 'bet' }>;

/** What a move or a deal brought about, in order, as `viewer` may know it; the public table for null. */
export function narrate(
  before: BlazeState,
  move: BlazeMove | Deal,
  after: BlazeState,
  viewer: Seat | null,
): readonly BlazeEvent[] {
  const events: BlazeEvent[] = [];
  const scene: Scene = { before, after, viewer, tell: (event) => events.push(event) };
  if (move.do === 'deal') tellDeal(scene);
  else if (move.do === 'bet') tellBet(scene, move);
  else tellPlay(scene, move);
  return events;
}

function tellDeal({ after, viewer, tell }: Scene): void {
  tell({ code: 'dealt', round: after.round, trumpCard: cardOf(after.trumpCard) });
  if (viewer !== null) {
    const cards = cardsOf(after.once[viewer]!, after.twice[viewer]!);
    tell({ code: 'dealtTo', seat: viewer, cards });
  }
  tellChallenge(after, tell);
}

function tellChallenge(s: BlazeState, tell: Scene['tell']): void {
  if (isChallenge(s) && s.attacks === 0)
    tell({ code: 'challenge', fire: s.fire, ash: s.ash, ember: seatOrNull(s.ember) });
}

function tellBet(scene: Scene, move: Extract<BlazeMove, { do: 'bet' }>): void {
  const { before, after, viewer, tell } = scene;
  tell({ code: 'betLaid', seat: move.seat });
  if (viewer === move.seat) tell({ code: 'betOn', seat: viewer, on: move.on, value: move.value });
  if (after.turn !== NOBODY && after.phase === before.phase) return;
  tell({ code: 'betsLaid', on: roundView(after, before.round).betOn! });
  tellBurnStart(scene, before.nextFire);
}

function tellPlay(scene: Scene, move: Play): void {
  tellAct(scene, move);
  if (scene.after.attacks > 0) return;
  const { before } = scene;
  const table = tableAfter(before, move);
  const takes = before.taking === 1 || (move.do === 'pass' && move.seat === before.ash);
  const ending: Ending = takes ? 'taken' : 'beaten';
  scene.tell({ code: takes ? 'took' : 'discarded', seat: before.ash, cards: table });
  const counts = countsAfter(before, move, takes ? table.length : 0);
  if (before.phase === KINDLING) tellKindlingOn(scene, counts, ending);
  else tellBurnOn(scene, counts, ending);
}

function tellAct({ before, tell }: Scene, move: Play): void {
  const { seat } = move;
  if (move.do === 'pass') {
    tell({ code: seat === before.ash ? 'passed' : 'declined', seat });
  } else if (move.do === 'beat') {
    const attack = cardOf(before.attackCards[move.on]!);
    tell({ code: 'beat', seat, card: move.card, attack, place: move.on });
  } else if (room(before) > 0) {
    tell({ code: 'attacked', seat, card: move.card, place: before.attacks });
  } else {
    const place = takeBackPlace(before);
    const returned = cardOf(before.attackCards[place]!);
    tell({ code: 'tookBack', seat, card: move.card, place, returned, to: before.ember });
  }
}

/** Every card that lies on the table when this move ends the challenge. */
function tableAfter(before: BlazeState, move: Play): readonly Card[] {
  const cards: Card[] = [];
  for (let place = 0; place < before.attacks; place++) {
    const beat = before.beatCards[place]!;
    cards.push(cardOf(before.attackCards[place]!));
    if (beat >= 0) cards.push(cardOf(beat));
  }
  return move.do === 'pass' ? cards : [...cards, move.card];
}

/** Card counts by seat once the table is cleared, before anybody draws. */
function countsAfter(before: BlazeState, move: Play, taken: number): number[] {
  const counts = Array.from(before.count);
  if (move.do !== 'pass') counts[move.seat]!--;
  counts[before.ash]! += taken;
  return counts;
}

function tellKindlingOn(scene: Scene, counts: number[], ending: Ending): void {
  const { before, after, tell } = scene;
  const drawn = tellDraws(scene, counts);
  const settled = tellIdle(scene, ending, drawn > 0);
  if (after.phase === KINDLING && after.round === before.round) return tellChallenge(after, tell);
  const undrawn = before.deckEnd - before.deckTop - drawn;
  tell({ code: 'kindlingOver', settled, undrawn });
  if (!before.setup.switches.betting) tellBurnStart(scene, nextFireOf(before, ending));
}

/** Fire, then Ash, then Ember fill up (R9). Returns how many cards were drawn. */
function tellDraws(scene: Scene, counts: readonly number[]): number {
  const { before } = scene;
  let top = before.deckTop;
  for (const seat of [before.fire, before.ash, before.ember]) {
    if (seat === NOBODY) continue;
    const wanted = Math.max(0, HAND_SIZE - counts[seat]!);
    const end = Math.min(before.deckEnd, top + wanted);
    if (end > top) tellDraw(scene, seat, before.deck.subarray(top, end), end === before.deckEnd);
    top = end;
  }
  return top - before.deckTop;
}

function tellDraw(scene: Scene, seat: Seat, faces: ArrayLike<Face>, last: boolean): void {
  const { before, viewer, tell } = scene;
  tell({ code: 'drew', seat, count: faces.length });
  if (viewer === seat) tell({ code: 'drewCards', seat, cards: Array.from(faces, cardOf) });
  if (last && before.setup.switches.drawTrump)
    tell({ code: 'drewTrump', seat, card: cardOf(before.trumpCard) });
}

/** Tells of a stalemate in sight, and says whether it has come (R12). */
function tellIdle({ before, tell }: Scene, ending: Ending, followed: boolean): boolean {
  const count = ending === 'taken' && !followed ? before.idle + 1 : 0;
  if (count >= IDLE_WARNING) tell({ code: 'idle', count, limit: IDLE_LIMIT });
  return count === IDLE_LIMIT;
}

function tellBurnStart(scene: Scene, fire: Seat): void {
  scene.tell({ code: 'burnStarted', fire });
  tellLeaving(scene);
}

function tellBurnOn(scene: Scene, counts: readonly number[], ending: Ending): void {
  const { before, tell } = scene;
  const anyOut = counts.some((count, seat) => count === 0 && isIn(before, seat));
  if (tellIdle(scene, ending, anyOut)) tell({ code: 'burnSettled' });
  tellLeaving(scene);
}

/** Who went out, and the round's end if that was it; else the next challenge (R11). */
function tellLeaving(scene: Scene): void {
  const { before, after, tell } = scene;
  const round = roundView(after, before.round);
  const left = round.out.slice(before.outCount[before.round - 1]!);
  left.forEach((seat, i) => {
    const isLast = round.over && i === left.length - 1;
    tellOut(scene, seat, isLast ? 'lastPlayer' : 'wentOut');
  });
  if (round.over) tellRoundEnd(scene);
  else tellChallenge(after, tell);
}

function tellOut(scene: Scene, seat: Seat, code: 'wentOut' | 'lastPlayer'): void {
  const { before, after, viewer, tell } = scene;
  const value = after.feathers[(before.round - 1) * MAX_PLAYERS + seat]!;
  tell({ code, seat, feather: value > 0 });
  if (viewer === seat && value > 0) tell({ code: 'featherTaken', seat, value });
}

function tellRoundEnd({ before, after, tell }: Scene): void {
  const { betOn: on, betValues: values } = roundView(after, before.round);
  if (on && values) {
    const won = seatsFrom(0, before.setup.players).map(
      (seat) => after.betPoints[seat]! - before.betPoints[seat]!,
    );
    tell({ code: 'betsRevealed', on, values, won });
  }
  tell({ code: 'roundOver', round: before.round });
  if (after.phase !== OVER) return;
  const { ranking, scores } = finalResult(after);
  tell({ code: 'gameOver', winner: ranking[0]!, scores });
}
