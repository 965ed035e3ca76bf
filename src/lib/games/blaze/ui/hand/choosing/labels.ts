import type { Person } from '../../../../../core/people.ts';
import type { Seat } from '../../../../../core/seats.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { BlazeWords } from '../../../words/index.ts';
import { roleOf } from '../../roles.ts';
import { cardsOf, laneOf, openPlaces, type BlazePlan } from './offer.ts';

/** What the owner of a hand is doing, to stand behind their name. */
export function taskOf(words: BlazeWords, people: readonly Person[], view: BlazeView): string {
  const { task } = words.hand;
  const nameOf = (seat: Seat | null) => (seat === null ? '' : (people[seat]?.name ?? ''));
  const seat = view.viewer;
  if (seat !== null && view.phase === 'betting')
    return view.rounds.at(-1)?.laid[seat] ? task.hasBet : task.bets;
  if (seat === null || (view.phase !== 'kindling' && view.phase !== 'burn')) return task.waits;
  if (!view.inRound.includes(seat)) return task.out;
  const count = view.ash === null ? 0 : view.hands[view.ash]!;
  switch (roleOf(view, seat)) {
    case 'fire':
      return task.attacks(nameOf(view.ash), count);
    case 'ember':
      return task.helps(nameOf(view.fire), nameOf(view.ash));
    case 'ash': {
      const beaten = view.table.filter(({ beat }) => beat !== null).length;
      return view.taking ? task.takes : task.answers(beaten, view.table.length);
    }
    case null:
      return task.watches;
  }
}

/** What the big button does, in words; null while nothing lies ready. */
export function actOf(words: BlazeWords, view: BlazeView, plan: BlazePlan): string | null {
  const { act } = words.hand;
  const [first] = plan.moves;
  const leads = cardsOf(plan.lead?.moves ?? []);
  if (!first) return leads.length > 0 ? act.lead(leads) : null;
  const cards = cardsOf(plan.moves);
  if (first.do === 'attack') return act.play(cards);
  if (first.do !== 'beat') return null;
  if (leads.length > 0) return act.beatAndLead(cards.length, leads);
  const attack = view.table[first.on]?.attack;
  if (cards.length === 1 && attack)
    return act.beat(words.cards.card(attack), words.cards.card(first.card));
  const all = openPlaces(laneOf(view, plan)).length === 0;
  return all ? act.beatAll(cards.length) : act.beatSome(cards.length);
}
