import type { Person } from '../../../../../core/people.ts';
import type { BlazeWords } from '../../../words/index.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { Seat } from '../../../../../core/seats.ts';
import type { Card } from '../../../rules/cards.ts';
import { roleOf } from '../../roles.ts';
import { cardsOf, cheapestFirst, laneOf, stillLegal, openPlaces, type BlazePlan } from './offer.ts';

/** What the hint speaks about. */
export interface Situation {
  readonly words: BlazeWords;
  readonly people: readonly Person[];
  readonly view: BlazeView;
  readonly plan: BlazePlan;
  /** The attack card Ash looks at. */
  readonly target: number | null;
}

/** One sentence on what the owner of the hand can do now, or on what they wait for. */
export function hintOf(situation: Situation): string {
  const { words, view, plan } = situation;
  const { hint } = words.hand;
  const seat = view.viewer;
  if (seat === null || (view.phase !== 'kindling' && view.phase !== 'burn')) return hint.waits;
  if (plan.view === null && plan.moves.length > 0) return hint.settled;
  if (!view.inRound.includes(seat)) return hint.out;
  const role = roleOf(view, seat);
  if (role === null) return watchHint(situation);
  return role === 'ash' ? hintForAsh(situation) : hintForAttacker(situation, seat);
}

/** What beats the card Ash looks at, the cheapest first. */
const beatingIn = ({ view, plan, target }: Situation): readonly Card[] =>
  stillLegal(view, plan)
    .flatMap((move) => (move.do === 'beat' && move.on === target ? [move.card] : []))
    .sort(cheapestFirst(view));

/** The card of the hand that the hint names; null where it names none. */
export function namedIn(situation: Situation): Card | null {
  const { view } = situation;
  if (view.viewer === null || roleOf(view, view.viewer) !== 'ash' || view.taking) return null;
  return beatingIn(situation)[0] ?? null;
}

function hintForAsh(situation: Situation): string {
  const { words, people, view, plan, target } = situation;
  const { hint } = words.hand;
  if (view.table.length === 0) return hint.fireOpens(nameOf(people, view.fire));
  if (view.taking) return hint.taking;
  const lane = laneOf(view, plan);
  if (plan.lead) return leadHint(words, cardsOf(plan.lead.moves));
  if (openPlaces(lane).length === 0) return plan.moves.length > 0 ? hint.allReady : hint.allBeaten;
  const attack = lane[target ?? -1]?.attack;
  if (attack === undefined) return hint.waits;
  const beating = beatingIn(situation);
  const [cheapest] = beating;
  if (cheapest === undefined) return hint.noBeat(words.cards.card(attack));
  // A move stands for both copies of a face; whoever counts the cards that light up counts both.
  const cards = ((plan.view ?? view).own?.hand ?? []).filter((card) => beating.includes(card));
  return hint.beat(words.cards.card(attack), cards.length, words.cards.card(cheapest));
}

/** How the challenge stands, for whoever has no part in it. */
function watchHint({ words: { hand }, people, view }: Situation): string {
  const ash = nameOf(people, view.ash);
  const { hint } = hand;
  if (view.taking) return hint.watchTaking(ash);
  if (view.table.length === 0) return hint.watch(nameOf(people, view.fire), ash);
  const beaten = view.table.filter(({ beat }) => beat !== null).length;
  return hint.watchFight(ash, beaten, view.table.length);
}

const leadHint = ({ hand: { hint, said } }: BlazeWords, leads: readonly Card[]): string =>
  leads.length > 0 ? said.leads(leads) : hint.leads;

function hintForAttacker({ words, people, view, plan }: Situation, seat: Seat): string {
  const { hint } = words.hand;
  const now = plan.view ?? view;
  if (now.table.length === 0)
    return seat === view.fire ? hint.open : hint.fireOpens(nameOf(people, view.fire));
  const canAttack = stillLegal(view, plan).some((move) => move.do === 'attack');
  const insteadOf = now.takeBack === null ? null : now.table[now.takeBack];
  if (canAttack && insteadOf)
    return hint.insteadOf(words.cards.card(insteadOf.attack), nameOf(people, view.ember));
  if (now.room === 0) return hint.full(nameOf(people, view.ash));
  if (canAttack) return hint.add(now.ranks, now.room);
  if (view.passed.includes(seat)) return hint.passed;
  if (view.taking && view.turn === view.fire && seat === view.ember)
    return hint.fireFirst(nameOf(people, view.fire));
  return plan.moves.length > 0 ? hint.add(now.ranks, now.room) : hint.noMatch(now.ranks);
}

const nameOf = (people: readonly Person[], seat: Seat | null): string =>
  seat === null ? '' : (people[seat]?.name ?? '');
