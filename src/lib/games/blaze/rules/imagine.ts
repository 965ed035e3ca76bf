import { assert } from '../../../core/assert.ts';
import { shuffle, type Random } from '../../../core/random.ts';
import { seatOrNobody, seatsFrom, type Seat } from '../../../core/seats.ts';
import { CARDS, COPIES, faceOf, RANKS, SUITS, type Card, type Face } from './cards.ts';
import { PHASE_CODES } from './facts.ts';
import { MAX_PLAYERS, stackOf } from './rulebook.ts';
import { deck2Size } from './deal.ts';
import { revealBets } from './scoring.ts';
import { addToHand, discard, makeKnown } from './hands.ts';
import { isOneOf, setOf, setOfAll } from './sets.ts';
import { BlazeState, facesInPlay } from './state.ts';
import type { BlazeView, RoundView } from './view.ts';

/**
 * A full state that agrees with a view; what the view does not tell is drawn at random, as a
 * shuffle would.
 */
export function imagine(view: BlazeView, random: Random): BlazeState {
  const { players, first, switches } = view;
  const s = new BlazeState({ players, first, switches });
  copyPublicFacts(s, view);
  layTable(s, view);
  view.discards.forEach((card) => discard(s, faceOf(card)));
  view.rounds.forEach((round, i) => tellRound(s, view, round, i, random));
  dealHidden(s, view, random);
  return s;
}

function copyPublicFacts(s: BlazeState, view: BlazeView): void {
  s.round = view.round;
  s.phase = PHASE_CODES[view.phase];
  s.trumpCard = view.trumpCard === null ? -1 : faceOf(view.trumpCard);
  s.trump = view.trump === null ? -1 : SUITS.indexOf(view.trump);
  s.fire = seatOrNobody(view.fire);
  s.ash = seatOrNobody(view.ash);
  s.ember = seatOrNobody(view.ember);
  s.turn = seatOrNobody(view.turn);
  s.lastAttacker = seatOrNobody(view.lastAttacker);
  s.nextFire = seatOrNobody(view.nextFire ?? view.rounds[view.round - 2]?.out.at(-1) ?? null);
  s.limit = view.limit;
  s.taking = view.taking ? 1 : 0;
  s.passed = setOfAll(view.passed);
  s.inRound = setOfAll(view.inRound);
  s.ranks = setOfAll(view.ranks.map((rank) => RANKS.indexOf(rank)));
  s.early = setOfAll(view.early);
  s.idle = view.idle;
}

function layTable(s: BlazeState, view: BlazeView): void {
  s.attacks = view.table.length;
  view.table.forEach(({ attack, by, beat }, place) => {
    s.attackCards[place] = faceOf(attack);
    s.beatCards[place] = beat === null ? -1 : faceOf(beat);
    if (beat === null) s.unbeaten |= setOf(place);
    if (by === view.ember) s.emberPlaces |= setOf(place);
  });
}

/**
 * Who went out takes the feathers of the stack in that order; bets that are still hidden are drawn.
 */
function tellRound(
  s: BlazeState,
  view: BlazeView,
  round: RoundView,
  i: number,
  random: Random,
): void {
  const base = i * MAX_PLAYERS;
  const stack = stackOf(view.switches, i + 1);
  round.out.forEach((seat, place) => {
    s.outOrder[base + place] = seat;
    s.feathers[base + seat] = stack[place] ?? 0;
  });
  s.outCount[i] = round.out.length;
  if (i + 1 === view.round) s.feathersTaken = Math.min(round.out.length, stack.length);
  round.laid.forEach((laid, seat) => {
    if (laid) imagineBet(s, view, i, seat, random);
  });
  if (round.over) revealBets(s, i + 1, round.out.at(-1)!);
}

function imagineBet(s: BlazeState, view: BlazeView, i: number, seat: Seat, random: Random): void {
  const cell = i * MAX_PLAYERS + seat;
  const round = view.rounds[i]!;
  const own = view.viewer === seat ? view.own?.bets[i] : undefined;
  const guess = (seat + 1 + random.below(view.players - 1)) % view.players;
  s.betOn[cell] = own?.on ?? round.betOn?.[seat] ?? guess;
  s.betOne[cell] = own?.value ?? round.betValues?.[seat] ?? random.below(s.ones[seat]! > 0 ? 2 : 1);
}

/** Fills hands, draw deck and what lies aside with the cards the view does not place. */
function dealHidden(s: BlazeState, view: BlazeView, random: Random): void {
  const hidden = shuffle(hiddenFaces(view), random);
  for (const seat of seatsFrom(0, view.players)) {
    seenInHand(view, seat).forEach((card) => addToHand(s, seat, faceOf(card)));
    while (s.count[seat]! < view.hands[seat]!) addToHand(s, seat, hidden.pop()!);
    view.known[seat]!.forEach((card) => makeKnown(s, seat, faceOf(card)));
  }
  s.deckEnd = view.deck + view.undrawn;
  for (let i = 0; i < s.deckEnd; i++)
    s.deck[i] = view.switches.drawTrump && i === s.deckEnd - 1 ? s.trumpCard : hidden.pop()!;
  s.asideSize = view.phase === 'deal' ? asideBeforeDeal(view) : hidden.length;
  s.aside.set(hidden.slice(0, s.asideSize));
}

const asideBeforeDeal = (view: BlazeView): number =>
  view.round === 1 ? 0 : deck2Size(view.players);

/** The cards of a hand the viewer has seen: its own, or what everybody saw go there. */
const seenInHand = (view: BlazeView, seat: Seat): readonly Card[] =>
  view.viewer === seat && view.own ? view.own.hand : view.known[seat]!;

/** Every card of the game that the view does not show somewhere. */
function hiddenFaces(view: BlazeView): Face[] {
  const seen = [
    ...seatsFrom(0, view.players).flatMap((seat) => seenInHand(view, seat)),
    ...view.table.flatMap(({ attack, beat }) => (beat === null ? [attack] : [attack, beat])),
    ...view.discards,
    ...(isTrumpBeside(view) ? [view.trumpCard!] : []),
  ];
  const inPlay = facesInPlay(view.players);
  const copies = CARDS.map((_, face) => (isOneOf(face, inPlay) ? COPIES : 0));
  for (const card of seen) copies[faceOf(card)]!--;
  assert(
    copies.every((n) => n >= 0),
    'a view shows no card too often',
  );
  return copies.flatMap((n, face) => Array<Face>(n).fill(face));
}

/**
 * Whether the trump card lies with the draw deck and not in a hand, on the table or among the
 * discards.
 */
const isTrumpBeside = (view: BlazeView): boolean =>
  view.trumpCard !== null &&
  (view.phase === 'deal' || !view.switches.drawTrump || view.deck + view.undrawn > 0);
