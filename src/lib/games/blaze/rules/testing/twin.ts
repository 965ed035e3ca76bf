/**
 * Twin worlds of Blaze: the same moment with everything drawn anew that a viewer has not seen.
 * Works on the state's cells alone and knows no view code, so that it can find a view that tells
 * too much.
 */
import { shuffle, type Random } from '../../../../core/random.ts';
import { NOBODY, type Seat } from '../../../../core/seats.ts';
import type { Deal } from '../../../contract/rules.ts';
import type { Moment } from '../../../conformance/witness.ts';
import { faceOf, FACES, type Card, type Face } from '../cards.ts';
import type { Blaze } from '../index.ts';
import type { BlazeMove } from '../moves.ts';
import { addToHand } from '../hands.ts';
import { BlazeState, DEAL, KINDLING, OVER } from '../state.ts';
import { HAND_SIZE } from '../rulebook.ts';

type Viewer = Seat | null;

export function twin(
  { state, move }: Moment<Blaze>,
  after: BlazeState | null,
  viewer: Viewer,
  random: Random,
): Moment<Blaze> {
  const s = new BlazeState(state.setup);
  s.copyFrom(state);
  if (move?.do === 'deal') return { state: s, move: redealt(s, move, viewer, random) };
  redrawCards(s, move, viewer, random);
  return { state: s, move: redrawBets(s, move, after ?? state, viewer, random) };
}

/** A place that holds a card nobody showed the viewer. */
interface Hidden {
  readonly face: Face;
  readonly put: (face: Face) => void;
}

function redraw(hidden: readonly Hidden[], random: Random): void {
  const faces = shuffle(
    hidden.map(({ face }) => face),
    random,
  );
  hidden.forEach(({ put }, i) => put(faces[i]!));
}

/**
 * A deal with the viewer's own cards and the trump card where they were; the draw deck aside mixes
 * in with the rest.
 */
function redealt(s: BlazeState, { order }: Deal, viewer: Viewer, random: Random): Deal {
  const words = [...order];
  const { players } = s.setup;
  const first = s.round === 1 ? s.setup.first : s.nextFire;
  const seen = (i: number): boolean => {
    if (i >= HAND_SIZE * players) return s.round === 1 && i === HAND_SIZE * players;
    return (first + Math.floor(i / HAND_SIZE)) % players === viewer;
  };
  const dealt = order.flatMap((word, i): Hidden[] => {
    if (seen(i)) return [];
    return [{ face: faceOf(word as Card), put: (face) => (words[i] = WORDS[face]!) }];
  });
  redraw([...dealt, ...hiddenCells(s.aside, 1, s.asideSize)], random);
  return { do: 'deal', order: words };
}

const WORDS = [...'ryb'].flatMap((suit) => [...'123456789F'].map((rank) => suit + rank));

function hiddenCells(cells: Int32Array, from: number, to: number): Hidden[] {
  const hidden: Hidden[] = [];
  for (let i = from; i < to; i++)
    hidden.push({ face: cells[i]!, put: (face) => (cells[i] = face) });
  return hidden;
}

function redrawCards(s: BlazeState, move: BlazeMove | null, viewer: Viewer, random: Random): void {
  const drawn = cardsDrawnBy(s, move, viewer);
  const hands = Array.from({ length: s.setup.players }, (_, seat) => seat)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => hiddenInHand(s, seat, move));
  redraw(
    [
      ...hands,
      ...hiddenCells(s.deck, s.deckTop, Math.min(drawn.from, hiddenEnd(s))),
      ...hiddenCells(s.deck, drawn.to, hiddenEnd(s)),
      ...hiddenCells(s.aside, 0, s.asideSize),
    ],
    random,
  );
}

/** Takes the cards nobody has seen, and that the move does not show either, out of a hand. */
function hiddenInHand(s: BlazeState, seat: Seat, move: BlazeMove | null): Hidden[] {
  const hidden: Hidden[] = [];
  const put = (face: Face): void => addToHand(s, seat, face);
  const shown = move?.seat === seat && 'card' in move ? faceOf(move.card) : NOBODY;
  for (let face = 0; face < FACES; face++) {
    const held = bit(s.once[seat]!, face) + bit(s.twice[seat]!, face);
    const known = bit(s.knownOnce[seat]!, face) + bit(s.knownTwice[seat]!, face);
    const seen = Math.max(known, shown === face ? 1 : 0);
    for (let copies = seen; copies < held; copies++) {
      hidden.push({ face, put });
      s.count[seat]!--;
    }
    setCopies(s, seat, face, Math.min(seen, held));
  }
  return hidden;
}

const bit = (word: number, face: Face): number => (word >> face) & 1;

function setCopies(s: BlazeState, seat: Seat, face: Face, copies: number): void {
  s.once[seat] = (s.once[seat]! & ~(1 << face)) | ((copies > 0 ? 1 : 0) << face);
  s.twice[seat] = (s.twice[seat]! & ~(1 << face)) | ((copies > 1 ? 1 : 0) << face);
}

/**
 * Where in the deck the cards lie that the viewer draws, and so sees, if this move ends a challenge
 * of kindling (R9).
 */
function cardsDrawnBy(
  s: BlazeState,
  move: BlazeMove | null,
  viewer: Viewer,
): { readonly from: number; readonly to: number } {
  let top = s.deckTop;
  const counts = move === null ? null : countsAtEnd(s, move);
  if (counts !== null)
    for (const seat of [s.fire, s.ash, s.ember]) {
      const end = Math.min(s.deckEnd, top + Math.max(0, HAND_SIZE - counts[seat]!));
      if (seat === viewer) return { from: top, to: end };
      top = end;
    }
  return { from: s.deckEnd, to: s.deckEnd };
}

/** Where the hidden part of the deck ends: the trump card at its bottom lies open (R1, R14). */
const hiddenEnd = (s: BlazeState): number =>
  s.setup.switches.drawTrump && s.deckTop < s.deckEnd ? s.deckEnd - 1 : s.deckEnd;

/** Card counts if the move ends the challenge; in kindling three seats are in it. */
function countsAtEnd(s: BlazeState, move: BlazeMove): number[] | null {
  if (s.phase !== KINDLING) return null;
  const counts = Array.from(s.count);
  let table = s.attacks;
  for (let place = 0; place < s.attacks; place++) if (s.beatCards[place]! >= 0) table++;
  if (move.do !== 'pass') {
    counts[move.seat]!--;
    table++;
  }
  if (s.taking === 1 || (move.do === 'pass' && move.seat === s.ash)) counts[s.ash]! += table;
  return counts;
}

/**
 * Draws anew who others bet on, as long as bets are missing, and how much, until the round is over.
 * Returns the move, redrawn if it is such a bet.
 */
function redrawBets(
  s: BlazeState,
  move: BlazeMove | null,
  after: BlazeState,
  viewer: Viewer,
  random: Random,
): BlazeMove | null {
  if (s.phase === OVER || s.phase === DEAL) return move;
  const base = (s.round - 1) * 5;
  const { players } = s.setup;
  const laid = Array.from(after.betOn.subarray(base, base + players));
  const targetsOpen = laid.every((target) => target !== NOBODY);
  const valuesOpen = after.round > s.round || after.phase === OVER;
  const target = (seat: Seat, on: Seat): Seat =>
    targetsOpen ? on : (seat + 1 + random.below(players - 1)) % players;
  const value = (seat: Seat, one: number): 0 | 1 => {
    const drawn = s.ones[seat]! > 0 ? random.below(2) : 0;
    return (valuesOpen ? one : drawn) === 1 ? 1 : 0;
  };
  for (let seat = 0; seat < players; seat++) {
    const on = s.betOn[base + seat]!;
    if (seat === viewer || on === NOBODY) continue;
    s.betOn[base + seat] = target(seat, on);
    s.betOne[base + seat] = value(seat, s.betOne[base + seat]!);
  }
  if (move?.do !== 'bet' || move.seat === viewer) return move;
  return { ...move, on: target(move.seat, move.on), value: value(move.seat, move.value) };
}
