/**
 * A challenge of Blaze, written a second time: as slowly and plainly as the rules document reads,
 * on objects and strings, and without a look at the engine. Tests compare the engine with it line
 * by line; nothing else uses it.
 */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';

/** An attack card on the table. */
export interface Attack {
  card: string;
  by: Seat;
  /** Played by Ember when the turn was not Ember's, or on the turn such a card gave. */
  early: boolean;
  /** Whether Ash has not beaten or passed since. */
  fresh: boolean;
  beat: string | null;
}

/** What a challenge needs to know of the game it is played in. */
export interface Arena {
  readonly players: number;
  readonly firebirdMatch: 'face' | 'value';
  trump: string | null;
  hands: string[][];
  /** The part of each hand that everybody has seen go there. */
  seen: string[][];
  isIn: boolean[];
  fire: Seat;
  limit: number;
  table: Attack[];
  taking: boolean;
  passed: Seat[];
  lastAttacker: Seat | null;
}

const suit = (card: string): string => card.charAt(0);
const rank = (card: string): string => card.charAt(1);

const inAfter = (arena: Arena, seat: Seat): Seat[] =>
  seatsFrom(seat, arena.players)
    .slice(1)
    .filter((other) => arena.isIn[other]);

export const ashOf = (arena: Arena): Seat => inAfter(arena, arena.fire)[0]!;
export const emberOf = (arena: Arena): Seat | null => inAfter(arena, arena.fire)[1] ?? null;

/** The seat that leads when it is `seat`'s to lead, should that one have gone out. */
export const orNextIn = (arena: Arena, seat: Seat): Seat =>
  arena.isIn[seat] ? seat : inAfter(arena, seat)[0]!;

export function openChallenge(arena: Arena): void {
  arena.table = [];
  arena.taking = false;
  arena.passed = [];
  arena.lastAttacker = null;
  arena.limit = Math.min(5, arena.hands[ashOf(arena)]!.length);
}

const allBeaten = (arena: Arena): boolean => arena.table.every((attack) => attack.beat !== null);
const roomLeft = (arena: Arena): boolean => arena.table.length < arena.limit;
const couldAdd = (arena: Arena, seat: Seat): boolean =>
  roomLeft(arena) && arena.hands[seat]!.length > 0;

/** The seat in turn; null when the challenge is at its end. */
export function turnInChallenge(arena: Arena): Seat | null {
  const asked = (seat: Seat): boolean => !arena.passed.includes(seat) && couldAdd(arena, seat);
  if (arena.table.length === 0) return arena.fire;
  if (!allBeaten(arena) && !arena.taking)
    return asked(arena.lastAttacker!) ? arena.lastAttacker : ashOf(arena);
  if (asked(arena.fire)) return arena.fire;
  const ember = emberOf(arena);
  return ember !== null && asked(ember) ? ember : null;
}

/** Whether the rank of `card` lies on the table already. */
function matches(arena: Arena, card: string): boolean {
  const strictFirebird = rank(card) === 'F' && arena.firebirdMatch === 'value';
  return arena.table.some(
    (attack) =>
      rank(attack.card) === rank(card) ||
      (!strictFirebird && attack.beat !== null && rank(attack.beat) === rank(card)),
  );
}

/** The place of the card Fire may take back, null where there is none. */
function placeToTakeBack(arena: Arena): number | null {
  if (roomLeft(arena)) return null;
  const ember = emberOf(arena);
  const places = arena.table.flatMap(({ by, fresh }, place) =>
    by === ember && fresh ? [place] : [],
  );
  const latest = places.at(-1);
  return latest !== undefined && arena.table[latest]!.early ? latest : null;
}

function beats(arena: Arena, card: string, attack: string): boolean {
  const asBeat = rank(card) === 'F' ? 0 : Number(rank(card));
  const asAttack = rank(attack) === 'F' ? 10 : Number(rank(attack));
  if (suit(card) === suit(attack)) return asBeat >= asAttack;
  return suit(card) === arena.trump;
}

function attackWords(arena: Arena, seat: Seat): string[] {
  const opening = arena.table.length === 0;
  const isFire = seat === arena.fire;
  if (opening && !isFire) return [];
  if (!isFire && arena.taking && turnInChallenge(arena) !== seat) return [];
  const place = roomLeft(arena) || (isFire && placeToTakeBack(arena) !== null);
  if (!place) return [];
  return arena.hands[seat]!.filter((card) => opening || matches(arena, card)).map(
    (card) => `attack ${card}`,
  );
}

function attackerWords(arena: Arena, seat: Seat): string[] {
  const words = attackWords(arena, seat);
  if (arena.table.length === 0) return words;
  const asked =
    (allBeaten(arena) || arena.taking) && !arena.passed.includes(seat) && couldAdd(arena, seat);
  if (asked || turnInChallenge(arena) === seat) words.push('pass');
  return words;
}

function ashWords(arena: Arena): string[] {
  if (arena.taking || arena.table.length === 0) return [];
  const words = ['pass'];
  for (const card of arena.hands[ashOf(arena)]!)
    arena.table.forEach((attack, place) => {
      if (attack.beat === null && beats(arena, card, attack.card))
        words.push(`beat ${card} on ${place}`);
    });
  return words;
}

/** What a seat may do in a challenge. */
export function wordsInChallenge(arena: Arena, seat: Seat): string[] {
  if (seat === ashOf(arena)) return ashWords(arena);
  if (seat === arena.fire || seat === emberOf(arena)) return attackerWords(arena, seat);
  return [];
}

export const without = <T>(hand: readonly T[], card: T): T[] =>
  hand.filter((_, i) => i !== hand.indexOf(card));

function leaveHand(arena: Arena, seat: Seat, card: string): void {
  arena.hands[seat] = without(arena.hands[seat]!, card);
  arena.seen[seat] = without(arena.seen[seat]!, card);
}

/** A card goes into a hand before everybody's eyes. */
export function comeOpenly(arena: Arena, seat: Seat, card: string): void {
  arena.hands[seat]!.push(card);
  arena.seen[seat]!.push(card);
}

/** Whether a card `seat` plays now comes before its turn. */
function comesEarly(arena: Arena, seat: Seat): boolean {
  if (seat !== emberOf(arena)) return false;
  if (turnInChallenge(arena) !== seat) return true;
  const last = arena.table.filter((attack) => attack.by === seat).at(-1);
  const gaveTheTurn = arena.lastAttacker === seat && !allBeaten(arena) && !arena.taking;
  return gaveTheTurn && last!.early && last!.fresh;
}

function attack(arena: Arena, seat: Seat, card: string): void {
  const played = { card, by: seat, early: comesEarly(arena, seat), fresh: true, beat: null };
  const place = placeToTakeBack(arena);
  leaveHand(arena, seat, card);
  if (place === null) arena.table.push(played);
  else {
    const back = arena.table[place]!;
    comeOpenly(arena, back.by, back.card);
    arena.table[place] = played;
  }
  arena.lastAttacker = seat;
  arena.passed = arena.passed.filter((other) => other !== seat);
}

function ashActed(arena: Arena): void {
  for (const one of arena.table) one.fresh = false;
  if (allBeaten(arena) || arena.taking) arena.passed = [];
}

/** Plays a legal word. Whether the challenge is over then, `turnInChallenge` says. */
export function playInChallenge(arena: Arena, seat: Seat, word: string): void {
  const [what, card, , place] = word.split(' ');
  if (what === 'attack') return attack(arena, seat, card!);
  if (what === 'beat') {
    leaveHand(arena, seat, card!);
    arena.table[Number(place)]!.beat = card!;
    return ashActed(arena);
  }
  if (seat !== ashOf(arena)) {
    arena.passed.push(seat);
    return;
  }
  arena.taking = true;
  ashActed(arena);
}
