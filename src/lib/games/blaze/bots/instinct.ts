import { NOBODY, type Seat } from '../../../core/seats.ts';
import { codeOf, type MoveCode } from '../../contract/move-code.ts';
import {
  ALL_RANKS,
  BEATEN_BY,
  FACES,
  RANK_COUNT,
  rankOf,
  suitOf,
  SUITS,
  type Face,
} from '../rules/cards.ts';
import { beatAction, betAction, PASS } from '../rules/moves.ts';
import { lowestOf } from '../rules/sets.ts';
import { BETTING, KINDLING, spread, type BlazeState } from '../rules/state.ts';
import type { Habits, PhaseHabits } from './habits.ts';

const NONE = -1;
/** The faces of each suit, as sets. */
const OF_SUIT = SUITS.map((_, suit) => ALL_RANKS << (suit * RANK_COUNT));
/** No card costs as much, whatever the habits. */
const DEARER_THAN_ANY = 1e9;
/** A card may be worth less than nothing, but none costs as little. */
const CHEAPER_THAN_ANY = -1e9;
/**
 * After so many idle challenges in a row Ash beats what it can at any price: else hands could
 * rotate until a stalemate ends the phase (R12).
 */
export const MOST_IDLE = 12;

/**
 * The move that a seat makes by rule of thumb when it is in turn, or has to bet. Looks at nothing
 * but its own hand and what is public, and allocates nothing: it plays games to their end inside
 * the search.
 */
export function instinct(s: BlazeState, seat: Seat, habits: Habits): MoveCode {
  if (s.phase === BETTING) return bet(s, seat);
  const phase = s.phase === KINDLING ? habits.kindling : habits.burn;
  return seat === s.ash ? answer(s, phase) : attack(s, seat, phase);
}

/**
 * A 1 on the other seat with most cards, the nearest to the left of equals; a 0 where nobody holds
 * more than oneself.
 */
function bet(s: BlazeState, seat: Seat): MoveCode {
  const { players } = s.setup;
  let fullest = NOBODY;
  for (let i = 1; i < players; i++) {
    const other = (seat + i) % players;
    if (fullest === NOBODY || s.count[other]! > s.count[fullest]!) fullest = other;
  }
  if (s.count[seat]! > s.count[fullest]!) return codeOf(seat, betAction((seat + 1) % players, 0));
  return codeOf(seat, betAction(fullest, s.ones[seat]! > 0 ? 1 : 0));
}

/**
 * Ash: beats all that lies unbeaten if the cards for it are worth that, the dearest attack card
 * first; else takes.
 */
function answer(s: BlazeState, habits: PhaseHabits): MoveCode {
  const { ash } = s;
  const base = s.trump * FACES;
  let once = s.once[ash]!;
  let twice = s.twice[ash]!;
  let price = 0;
  let answers = 0;
  let first = PASS;
  for (let open = s.unbeaten; open !== 0; answers++) {
    const place = dearestPlace(s, open, base, habits);
    open &= ~(1 << place);
    const attacked = s.attackCards[place]!;
    const beats = once & BEATEN_BY[base + attacked]!;
    // A trump that is worth little may still be the only answer to another card.
    const own = beats & OF_SUIT[suitOf(attacked)]!;
    const face = cheapestBeat(s, own !== 0 ? own : beats, base, habits);
    if (face === NONE) return codeOf(ash, PASS);
    const bit = 1 << face;
    if (twice & bit) twice ^= bit;
    else once ^= bit;
    price += habits.cost[base + face]!;
    if (answers === 0) first = beatAction(place, face);
  }
  const worth =
    habits.beating +
    habits.beatingEach * answers +
    habits.beatingByTaken * (2 * s.attacks - answers) +
    habits.beatingByDeck * (s.deckEnd - s.deckTop) +
    habits.beatingByIdle * s.idle;
  return codeOf(ash, price > worth && s.idle < MOST_IDLE ? PASS : first);
}

function dearestPlace(s: BlazeState, open: number, base: number, habits: PhaseHabits): number {
  let dearest = NONE;
  let most = CHEAPER_THAN_ANY;
  for (; open !== 0; open &= open - 1) {
    const place = lowestOf(open);
    const face = s.attackCards[place]!;
    const cost = habits.cost[base + face]! * 4 + suitOf(face);
    if (cost > most) {
      most = cost;
      dearest = place;
    }
  }
  return dearest;
}

/**
 * The cheapest of the cards that beat; one that opens a new rank costs more while there is room.
 */
function cheapestBeat(s: BlazeState, faces: number, base: number, habits: PhaseHabits): Face {
  const opens = s.attacks < s.limit ? habits.newRank : 0;
  let cheapest = NONE;
  let least = DEARER_THAN_ANY;
  for (; faces !== 0; faces &= faces - 1) {
    const face = lowestOf(faces);
    let cost = habits.cost[base + face]!;
    if (((s.ranks >> rankOf(face)) & 1) === 0) cost += opens;
    if (cost < least) {
      least = cost;
      cheapest = face;
    }
  }
  return cheapest;
}

/** Fire and Ember: the cheapest card that may be laid, and a further one only if it is worth it. */
export function attack(s: BlazeState, seat: Seat, habits: PhaseHabits): MoveCode {
  const opening = s.attacks === 0;
  const hand = s.once[seat]!;
  const base = s.trump * FACES;
  const pairs = opening ? pairsOf(s, seat) : 0;
  let cheapest = NONE;
  let least = DEARER_THAN_ANY;
  for (let faces = opening ? hand : hand & spread(s.ranks); faces !== 0; faces &= faces - 1) {
    const face = lowestOf(faces);
    let cost = habits.cost[base + face]!;
    if ((pairs >> rankOf(face)) & 1) cost -= habits.pair;
    if (cost < least) {
      least = cost;
      cheapest = face;
    }
  }
  if (cheapest === NONE) return codeOf(seat, PASS);
  if (opening || s.count[seat]! <= habits.nearlyOut) return codeOf(seat, cheapest);
  return codeOf(seat, least <= worthOf(s, seat, habits) ? cheapest : PASS);
}

/** The ranks a hand holds more than once. */
function pairsOf(s: BlazeState, seat: Seat): number {
  const hand = s.once[seat]!;
  const [red, yellow, blue] = [
    hand & ALL_RANKS,
    (hand >> 10) & ALL_RANKS,
    (hand >> 20) & ALL_RANKS,
  ];
  const twice = s.twice[seat]!;
  return (
    (red & yellow) |
    (red & blue) |
    (yellow & blue) |
    ((twice | (twice >> 10) | (twice >> 20)) & ALL_RANKS)
  );
}

/** Up to which cost a further attack card is worth laying. */
function worthOf(s: BlazeState, seat: Seat, habits: PhaseHabits): number {
  const situation = s.taking === 1 ? habits.reward : s.unbeaten === 0 ? habits.goOn : habits.pileUp;
  const deck = s.deckEnd - s.deckTop;
  return situation + habits.laidByDeck * deck + habits.laidByHand * s.count[seat]!;
}
