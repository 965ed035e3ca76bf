import { ownerOf } from '../../../../../core/seats.ts';
import type { SeatMove, SpokenMove } from '../../../../contract/rules.ts';
import { rankIn } from '../../../rules/card.ts';
import { beatStrength, priceWith, SUITS, type Card } from '../../../rules/cards.ts';
import type { Plan } from '../../../../../table/public.ts';
import type { BlazeMove } from '../../../rules/moves.ts';
import { mayStandOut, spoken } from '../../../rules/rulebook.ts';
import type { BlazeView, TableCard } from '../../../rules/view.ts';
import type { BlazeShown } from '../../shown.ts';

/** What its owner has laid ready. */
export type BlazePlan = Plan<BlazeShown>;

/** A place of the challenge as its owner plans it. */
export interface LanePlace extends TableCard {
  readonly attackReady: boolean;
  readonly beatReady: boolean;
}

/** The cards on the table together with those laid ready. */
export function laneOf(view: BlazeView, plan: BlazePlan): readonly LanePlace[] {
  return (plan.view?.table ?? tableLeft(view, plan.moves)).map((place, i) => {
    const before = view.table[i];
    return {
      ...place,
      attackReady: !before || before.attack !== place.attack || before.by !== place.by,
      beatReady: place.beat !== null && !before?.beat,
    };
  });
}

/**
 * What lies once a plan settles the challenge: the table its owner has left behind before anything
 * is taken or put away.
 */
function tableLeft(view: BlazeView, moves: readonly BlazeMove[]): readonly TableCard[] {
  return moves.reduce<readonly TableCard[]>((table, move) => {
    if (move.do === 'attack') return [...table, { attack: move.card, by: move.seat, beat: null }];
    if (move.do !== 'beat') return table;
    return table.map((place, i) => (i === move.on ? { ...place, beat: move.card } : place));
  }, view.table);
}

/** What the owner may still do on top of what lies ready. */
export const stillLegal = (view: BlazeView, plan: BlazePlan): readonly BlazeMove[] =>
  (plan.lead?.view ?? plan.view ?? (plan.moves.length === 0 ? view : null))?.own?.legal ?? [];

/**
 * The move that plays a card: as an attack, or as what beats the card at place `target`; else
 * another, which it does beat.
 */
export function moveWith(
  legal: readonly BlazeMove[],
  card: Card,
  target: number | null,
): BlazeMove | null {
  const withIt = legal.filter((move) => 'card' in move && move.card === card);
  const asAimed = withIt.find(
    (move) => move.do === 'attack' || ('on' in move && move.on === target),
  );
  return asAimed ?? withIt[0] ?? null;
}

/** Places whose attack card is not beaten, what lies ready included. */
export const openPlaces = (lane: readonly LanePlace[]): readonly number[] =>
  lane.flatMap(({ beat }, place) => (beat === null ? [place] : []));

/** All that lies ready, what is led with afterwards last. */
export const readyMoves = ({ moves, lead }: BlazePlan): readonly BlazeMove[] => [
  ...moves,
  ...(lead?.moves ?? []),
];

/** The cards of moves, in the order they were chosen. */
export const cardsOf = (moves: readonly BlazeMove[]): readonly Card[] =>
  moves.flatMap((move) => ('card' in move ? [move.card] : []));

/** What can be tapped as one: a card, or all copies of a face. */
export interface Slot {
  readonly key: string;
  readonly card: Card;
  readonly copies: number;
  /** How many of the copies lie ready. */
  readonly ready: number;
  /** What one more of them would do now; null where it cannot be played. */
  readonly move: BlazeMove | null;
  /** What it would do instead of all that lies ready; null where it can join that, or not play. */
  readonly instead: BlazeMove | null;
}

/** Whether it can be played now, be it instead of what lies ready. */
export const canPlay = ({ move, instead }: Slot): boolean => move !== null || instead !== null;

/** What lies ready to open a challenge with: this one, or the next. */
export const openingMoves = (
  { table }: BlazeView,
  { moves, lead }: BlazePlan,
): readonly BlazeMove[] => (lead ? lead.moves : table.length > 0 ? [] : moves);

/**
 * The move by which a card opens the challenge instead of what lies ready: one opens with one
 * number.
 */
export function opensInstead(view: BlazeView, plan: BlazePlan, card: Card): BlazeMove | null {
  const [first] = cardsOf(openingMoves(view, plan));
  if (first === undefined || rankIn(first) === rankIn(card)) return null;
  return plan.view?.own?.hand.includes(card) ? { seat: ownerOf(view), do: 'attack', card } : null;
}

/**
 * The cards as slots, in their order. `stacked`: copies lie on one another. `second`: faces of
 * which the second copy was chosen first.
 */
export function slotsOf(
  cards: readonly Card[],
  how: {
    readonly stacked: boolean;
    readonly second: readonly Card[];
    readonly ready: readonly Card[];
    readonly moveOf: (card: Card) => BlazeMove | null;
    readonly insteadOf: (card: Card) => BlazeMove | null;
  },
): readonly Slot[] {
  const count = (all: readonly Card[], card: Card) => all.filter((other) => other === card).length;
  if (how.stacked)
    return [...new Set(cards)].map((card) => {
      const [copies, ready] = [count(cards, card), count(how.ready, card)];
      const move = ready < copies ? how.moveOf(card) : null;
      return { key: card, card, copies, ready, move, instead: how.insteadOf(card) };
    });
  return cards.map((card, i) => {
    const copy = count(cards.slice(0, i), card);
    const ready = count(how.ready, card);
    const first = how.second.includes(card) ? 1 : 0;
    const isReady = ready === 2 || (ready === 1 && (copy === first || count(cards, card) === 1));
    const move = isReady ? null : how.moveOf(card);
    const instead = how.insteadOf(card);
    return { key: `${card}${copy}`, card, copies: 1, ready: isReady ? 1 : 0, move, instead };
  });
}

/** The order in which Ash would rather part with cards. */
export function cheapestFirst(view: BlazeView): (a: Card, b: Card) => number {
  const price = priceWith(
    beatStrength,
    SUITS.findIndex((suit) => suit === view.trump),
  );
  return (a, b) => price(a) - price(b);
}

/** Whether the owner could play a card now as far as everybody can tell. */
export function couldPlay({ viewer, asks, ash, table, taking }: BlazeView): boolean {
  if (viewer === null || asks[viewer] === 'none') return false;
  return viewer !== ash || (!taking && table.some(({ beat }) => beat === null));
}

/**
 * The move by which the owner declines, or takes, without playing a card; null where there is none
 * now.
 */
export const saidAs = (kind: SpokenMove['kind'], view: BlazeView): SeatMove | null =>
  spoken(view, ownerOf(view)).find((one) => one.kind === kind)?.move ?? null;

/** Whether the owner may stand out of the challenge. */
export const mayStepOut = ({ viewer, table, fire, ember }: BlazeView): boolean =>
  viewer !== null && mayStandOut({ attacks: table.length, fire, ember }, viewer);
