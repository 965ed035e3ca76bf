import { assert } from '../../../core/assert.ts';
import type { Seat } from '../../../core/seats.ts';
import type * as contract from '../../contract/bot.ts';
import { canBeatAll, isBeat } from '../rules/beating.ts';
import {
  attackStrength,
  beatStrength,
  CARDS,
  priceWith,
  rankIn,
  SUITS,
  type Card,
  type Face,
  type Rank,
} from '../rules/cards.ts';
import type { Blaze } from '../rules/index.ts';
import type { BlazeMove } from '../rules/moves.ts';
import { HAND_SIZE } from '../rules/rulebook.ts';
import type { BlazeView, OwnView } from '../rules/view.ts';

/**
 * What speaks for a move, with what the words about it need. All of it but `tried` is true by the
 * seat's view alone.
 */
export type Merit =
  /**
   * An attack or beat card: the hand's last one in burn; others that could be played so are dearer,
   * and none is cheaper; a trump could be, and is kept.
   */
  | { readonly code: 'lastCard' | 'cheapest' | 'noTrump' }
  /**
   * An attack card: Ash has nothing against it; Ash is taking anyway; it is one less in burn; in
   * kindling Fire draws again.
   */
  | { readonly code: 'ashCannot' | 'given' | 'sheds' | 'draws' }
  /** An opening card of which the hand holds more to add. */
  | { readonly code: 'more'; readonly rank: Rank }
  /** Adding nothing: no card fits; Ash has yet to answer. */
  | { readonly code: 'nothingFits' | 'waits' }
  /** Adding nothing: this card, the cheapest that fits, stays in the hand. */
  | { readonly code: 'keeps'; readonly card: Card }
  /** A beat card: no other beats that card; it opens no new number; then all is beaten. */
  | { readonly code: 'only' | 'noNewRank' | 'lastBeat' }
  /** Taking: not everything can be beaten; nobody goes out in kindling anyway. */
  | { readonly code: 'cannotAll' | 'nobodyOut' }
  /** Taking: so many attack cards fall to trumps only. */
  | { readonly code: 'costsTrumps'; readonly count: number }
  /**
   * A 1: no other seat holds more cards than the one bet on. A 0: the own hand is the fullest; a 0
   * gives nothing away.
   */
  | { readonly code: 'mostCards' | 'selfMost' | 'zero' }
  /** None of these: whoever advises knows nothing better. */
  | { readonly code: 'tried' };

/** Blaze's own types, with those of its computer players. */
export interface BlazeTypes extends Blaze {
  readonly merit: Merit;
}

export type Advice = contract.Advice<BlazeTypes>;

/** Merits are parts of one sentence. */
const MOST_MERITS = 2;

type Claim = readonly [holds: boolean, merit: Merit];

/** What the view's seat plays from. */
interface Hand {
  readonly view: BlazeView;
  readonly own: OwnView;
  readonly trump: number;
}

/**
 * What speaks for a legal move of the view's seat: at least one merit, at most two, the most
 * telling first.
 */
export function meritsOf(view: BlazeView, move: BlazeMove): readonly Merit[] {
  if (!view.own) return [];
  const trump = SUITS.findIndex((suit) => suit === view.trump);
  const merits = claimsFor({ view, own: view.own, trump }, move)
    .filter(([holds]) => holds)
    .map(([, merit]) => merit);
  return merits.length > 0 ? merits.slice(0, MOST_MERITS) : [{ code: 'tried' }];
}

function claimsFor(hand: Hand, move: BlazeMove): readonly Claim[] {
  switch (move.do) {
    case 'attack':
      return forAttack(hand, move.card);
    case 'beat':
      return forBeat(hand, move.card, move.on);
    case 'pass':
      return move.seat === hand.view.ash ? forTaking(hand) : forDeclining(hand);
    case 'bet':
      return forBet(hand.view, move.seat, move);
  }
}

function forAttack(hand: Hand, card: Card): readonly Claim[] {
  const { view, own } = hand;
  const rank = rankIn(card);
  const same = own.hand.filter((other) => rankIn(other) === rank).length;
  const fits = own.legal.flatMap((move) => (move.do === 'attack' ? [move.card] : []));
  const refills = view.viewer === view.fire && view.deck > 0 && own.hand.length <= HAND_SIZE;
  return [
    [isLast(hand), { code: 'lastCard' }],
    [!view.taking && ashCannot(hand, card), { code: 'ashCannot' }],
    [view.taking, { code: 'given' }],
    [view.table.length === 0 && view.room > 1 && same > 1, { code: 'more', rank }],
    ...forThrift(hand, card, fits, attackStrength),
    [view.phase === 'burn', { code: 'sheds' }],
    [refills, { code: 'draws' }],
  ];
}

function forBeat(hand: Hand, card: Card, on: number): readonly Claim[] {
  const { view, own } = hand;
  const answers = own.legal.flatMap((move) =>
    move.do === 'beat' && move.on === on ? [move.card] : [],
  );
  const [cheapest, noTrump] = forThrift(hand, card, answers, beatStrength);
  const opensNone = view.ranks.includes(rankIn(card));
  return [
    [isLast(hand), { code: 'lastCard' }],
    [answers.every((other) => other === card), { code: 'only' }],
    cheapest,
    [view.room > 0 && opensNone, { code: 'noNewRank' }],
    noTrump,
    [openCards(view).length === 1, { code: 'lastBeat' }],
  ];
}

/** What a card spares, beside the others that could be played in its stead. */
function forThrift(
  hand: Hand,
  card: Card,
  others: readonly Card[],
  strength: (face: Face) => number,
): readonly [Claim, Claim] {
  const cost = priceWith(strength, hand.trump);
  return [
    [isCheapest(card, others, cost), { code: 'cheapest' }],
    [!isTrump(hand, card) && others.some((other) => isTrump(hand, other)), { code: 'noTrump' }],
  ];
}

function isCheapest(card: Card, others: readonly Card[], cost: (card: Card) => number): boolean {
  const costs = others.map(cost);
  return Math.min(...costs) === cost(card) && Math.max(...costs) > cost(card);
}

function forDeclining(hand: Hand): readonly Claim[] {
  const { view, own } = hand;
  const cost = priceWith(attackStrength, hand.trump);
  const [cheapest] = own.hand
    .filter((card) => view.ranks.includes(rankIn(card)))
    .sort((a, b) => cost(a) - cost(b));
  if (cheapest === undefined) return [[true, { code: 'nothingFits' }]];
  return [
    [true, { code: 'keeps', card: cheapest }],
    [!view.taking && openCards(view).length > 0, { code: 'waits' }],
  ];
}

function forTaking(hand: Hand): readonly Claim[] {
  const { view, own, trump } = hand;
  const open = openCards(view);
  const all = canBeatAll(open, own.hand, trump);
  const count = open.filter((attack) =>
    own.hand.every((card) => isTrump(hand, card) || !isBeat(card, attack, trump)),
  ).length;
  return [
    [!all, { code: 'cannotAll' }],
    [all && count > 0, { code: 'costsTrumps', count }],
    [view.phase === 'kindling', { code: 'nobodyOut' }],
  ];
}

function forBet(
  { hands }: BlazeView,
  seat: Seat,
  { on, value }: { readonly on: Seat; readonly value: 0 | 1 },
): readonly Claim[] {
  const others = hands.filter((_, other) => other !== seat);
  if (value === 0)
    return [
      [others.every((count) => count < hands[seat]!), { code: 'selfMost' }],
      [true, { code: 'zero' }],
    ];
  return [[others.every((count) => count <= hands[on]!), { code: 'mostCards' }]];
}

const isTrump = ({ view }: Hand, card: Card): boolean => card.startsWith(view.trump ?? ' ');

const isLast = ({ view, own }: Hand): boolean => view.phase === 'burn' && own.hand.length === 1;

const openCards = (view: BlazeView): readonly Card[] =>
  view.table.flatMap(({ attack, beat }) => (beat === null ? [attack] : []));

/**
 * Whether nothing Ash may hold beats a card: everybody knows every card of that hand, or there is
 * no such card.
 */
function ashCannot({ view, trump }: Hand, card: Card): boolean {
  const { ash } = view;
  assert(ash !== null, 'an attack has an Ash');
  const known = view.known[ash]!;
  const possible = known.length === view.hands[ash] ? known : CARDS;
  return !possible.some((answer) => isBeat(answer, card, trump));
}
