import { nextSeat, seatsFrom, type Seat } from '../../../core/seats.ts';
import {
  attackStrength,
  beats,
  faceOf,
  suitOf,
  SUITS,
  type Card,
  type Suit,
} from '../rules/cards.ts';
import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeView, OwnView, TableCard } from '../rules/view.ts';

/** What the yardstick looks at: a part of a seat's view. */
export type YardstickView = Pick<BlazeView, 'phase' | 'ash' | 'hands'> & {
  readonly viewer: Seat;
  readonly trump: Suit;
  readonly table: readonly Pick<TableCard, 'attack' | 'beat'>[];
  readonly own: Pick<OwnView, 'hand' | 'legal'>;
};

/** What a trump costs more than another card of its strength. */
const TRUMP_PREMIUM = 10;
/** In kindling an answer may cost so much a card; dearer, and taking is better. */
const DEAREST_ANSWER = 12;
/** A further attack card is worth playing up to this cost. */
const WORTH_IN_KINDLING = 6;
const WORTH_IN_BURN = 10;
/** In burn a hand this small is thrown away whatever it costs. */
const NEARLY_OUT = 2;

/**
 * The yardstick: a greedy player without randomness that uses only its seat's view and acts only in
 * turn. Others are measured against it, so it never changes. Attacks with its cheapest card, beats
 * everything as cheaply as a greedy pairing can or takes, and bets on the fullest hand.
 */
export function yardstick(view: YardstickView): BlazeMove {
  if (view.phase === 'betting') return bet(view);
  return view.viewer === view.ash ? answer(view) : attack(view);
}

/**
 * A 1 on the other seat with most cards, the nearest to the left of equals; a 0 where nobody holds
 * more than oneself.
 */
function bet({ viewer, hands, own }: YardstickView): BlazeMove {
  const others = seatsFrom(viewer, hands.length).slice(1);
  const fullest = others.reduce((best, seat) => (hands[seat]! > hands[best]! ? seat : best));
  if (hands[viewer]! > hands[fullest]!)
    return { seat: viewer, do: 'bet', on: nextSeat(viewer, hands.length), value: 0 };
  const hasOne = own.legal.some((move) => move.do === 'bet' && move.value === 1);
  return { seat: viewer, do: 'bet', on: fullest, value: hasOne ? 1 : 0 };
}

interface CheapestBeat {
  readonly card: Card;
  readonly on: number;
}

/**
 * Ash: beat everything that lies unbeaten, the dearest attack card first and each as cheaply as
 * possible; else take.
 */
function answer(view: YardstickView): BlazeMove {
  const { viewer: seat, phase, trump } = view;
  const plan = planAnswer(view);
  const first = plan?.[0];
  if (!plan || !first) return { seat, do: 'pass' };
  const price = plan.reduce((sum, { card }) => sum + cost(card, trump), 0);
  if (phase === 'kindling' && price > DEAREST_ANSWER * plan.length) return { seat, do: 'pass' };
  return { seat, do: 'beat', card: first.card, on: first.on };
}

/**
 * A beat card for every unbeaten attack card, or null where the greedy pairing finds none for one
 * of them.
 */
function planAnswer({ table, trump, own }: YardstickView): readonly CheapestBeat[] | null {
  const unbeaten = table
    .map(({ attack, beat }, on) => ({ attack, beat, on }))
    .filter(({ beat }) => beat === null)
    .sort((a, b) => byCost(trump)(b.attack, a.attack) || a.on - b.on);
  const left = [...own.hand].sort(byCost(trump));
  const plan: CheapestBeat[] = [];
  for (const { attack, on } of unbeaten) {
    const i = left.findIndex((card) => beats(faceOf(card), faceOf(attack), SUITS.indexOf(trump)));
    const [card] = i < 0 ? [] : left.splice(i, 1);
    if (card === undefined) return null;
    plan.push({ card, on });
  }
  return plan;
}

/**
 * Fire and Ember: the cheapest card there is; once the table is not empty only if it is worth it.
 */
function attack({ viewer: seat, phase, trump, table, own }: YardstickView): BlazeMove {
  const cheapest = own.legal
    .flatMap((move) => (move.do === 'attack' ? [move] : []))
    .sort((a, b) => byCost(trump)(a.card, b.card))[0];
  if (!cheapest) return { seat, do: 'pass' };
  const price = cost(cheapest.card, trump);
  const worth =
    phase === 'kindling'
      ? price <= WORTH_IN_KINDLING
      : price <= WORTH_IN_BURN || own.hand.length <= NEARLY_OUT;
  const mayPass = own.legal.some((move) => move.do === 'pass');
  return table.length === 0 || worth || !mayPass ? cheapest : { seat, do: 'pass' };
}

const cost = (card: Card, trump: Suit): number =>
  attackStrength(faceOf(card)) + (card[0] === trump ? TRUMP_PREMIUM : 0);

/** Cheapest first; equal costs in the order of the suits. */
const byCost =
  (trump: Suit) =>
  (a: Card, b: Card): number =>
    cost(a, trump) - cost(b, trump) || suitOf(faceOf(a)) - suitOf(faceOf(b));
