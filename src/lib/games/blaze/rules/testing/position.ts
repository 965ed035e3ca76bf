import { assert } from '../../../../core/assert.ts';
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { startBurn } from '../burn.ts';
import { CARDS, COPIES, faceOf, SUITS, type Card, type Face, type Suit } from '../cards.ts';
import { startChallenge } from '../challenge.ts';
import { deck2Size } from '../deal.ts';
import { type BlazeOptions } from '../options.ts';
import { switchesFor } from '../rulebook.ts';
import { leave } from '../round.ts';
import { addToHand, discard } from '../hands.ts';
import { below, isOneOf } from '../sets.ts';
import { BETTING, BlazeState, facesInPlay, KINDLING } from '../state.ts';
import { flaw } from './flaw.ts';

/** A moment of a game in a few words; what is left out does not matter to the test. */
export interface Position {
  readonly phase: 'kindling' | 'betting' | 'burn';
  /** Hands by seat, cards apart by spaces; as many as there are players. */
  readonly hands: readonly string[];
  readonly trump: Suit;
  /** Who leads. Left out: seat 0. */
  readonly fire?: Seat;
  readonly round?: 1 | 2;
  readonly options?: BlazeOptions;
  /**
   * The draw deck from its top, the trump card included where it is drawn. Left out: whatever lies
   * nowhere else.
   */
  readonly deck?: string;
  /** Seats that have gone out, in that order. */
  readonly out?: readonly Seat[];
  /** Idle challenges so far. */
  readonly idle?: number;
}

/**
 * The state of a position, all cards accounted for: whatever is not named lies in the deck, aside,
 * or among the discards.
 */
export function position(wanted: Position): BlazeState {
  const players = wanted.hands.length;
  const fire = wanted.fire ?? 0;
  const switches = switchesFor(wanted.options ?? {}, players);
  const s = new BlazeState({ players, first: fire, switches });
  s.round = wanted.round ?? 1;
  s.inRound = below(players);
  layCards(s, wanted);
  for (const seat of wanted.out ?? []) leave(s, seat);
  start(s, wanted.phase, fire);
  s.idle = wanted.idle ?? 0;
  const wrong = flaw(s);
  assert(wrong === null, `a position is sound, but ${wrong}`);
  return s;
}

function start(s: BlazeState, phase: Position['phase'], fire: Seat): void {
  s.nextFire = fire;
  if (phase === 'burn') return startBurn(s);
  if (phase === 'betting') {
    s.phase = BETTING;
    s.turn = fire;
    return;
  }
  s.phase = KINDLING;
  startChallenge(s, fire);
}

const facesOf = (words: string): Face[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => faceOf(word as Card));

function layCards(s: BlazeState, { hands, deck, trump, phase, round }: Position): void {
  const rest = allFaces(s);
  const take = (face: Face): Face => {
    const at = rest.indexOf(face);
    assert(at >= 0, `there is a ${CARDS[face]} left`);
    return rest.splice(at, 1)[0]!;
  };
  hands.forEach((hand, seat) => facesOf(hand).forEach((face) => addToHand(s, seat, take(face))));
  const drawn = deck === undefined ? [] : facesOf(deck).map(take);
  s.trump = SUITS.indexOf(trump);
  s.trumpCard = trumpCardOf(s, rest, drawn);
  if (!s.setup.switches.drawTrump) take(s.trumpCard);
  layOut(s, phase === 'kindling' && deck === undefined ? rest.splice(0, 6) : drawn);
  const aside = round === 2 ? 0 : deck2Size(s.setup.players);
  s.asideSize = Math.min(aside, rest.length);
  s.aside.set(rest.splice(0, s.asideSize));
  for (const face of rest) discard(s, face);
}

/** Where the trump card is drawn it is the last of the deck; else any card of its suit. */
function trumpCardOf(s: BlazeState, rest: readonly Face[], drawn: readonly Face[]): Face {
  if (s.setup.switches.drawTrump) return drawn.at(-1) ?? s.trump * 10 + 1;
  return rest.find((face) => Math.floor(face / 10) === s.trump)!;
}

function layOut(s: BlazeState, deck: readonly Face[]): void {
  s.deck.set(deck);
  s.deckEnd = deck.length;
}

function allFaces(s: BlazeState): Face[] {
  const inPlay = facesInPlay(s.setup.players);
  return CARDS.flatMap((_, face) => Array<Face>(isOneOf(face, inPlay) ? COPIES : 0).fill(face));
}

/** The seats of a position. */
export const seatsOf = (s: BlazeState): readonly Seat[] => seatsFrom(0, s.setup.players);
