import type { Person } from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { BlazeEvent } from '../../games/blaze/events.ts';
import type { BlazeRefusal } from '../../games/blaze/explain.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import { bundle } from './bundle.ts';

/** Sentences about what happened in a game of Blaze, with the names of the people at the table. */
export interface Story {
  /** One event by itself; null where a line of its own would tell nothing new. */
  event(event: BlazeEvent): string | null;
  /** Several events in order, like ones told together: what a log or a recap shows. */
  lines(events: readonly BlazeEvent[]): readonly string[];
  refusal(refusal: BlazeRefusal | DealRefusal): string;
}

type Spoken = GameWords['story'];
type Teller = Parameters<Spoken['events']['declined']>[1];
type DealRefusal = Parameters<Spoken['refusals']['noDealDue' | 'wrongLength' | 'wrongCards']>[0];

/** The story of a game in the words of a language. */
export function storyOf(words: GameWords, people: readonly Person[]): Story {
  const name = (seat: Seat): string => people[seat]?.name ?? '';
  const teller: Teller = { name };
  const { events: sentences, refusals, together } = words.story;
  // The table of sentences is typed by code; that an event finds its own sentence is what the code says.
  const event = (told: BlazeEvent): string | null =>
    told.code === 'dealtTo'
      ? null
      : (sentences[told.code] as (e: BlazeEvent, t: Teller) => string)(told, teller);
  return {
    event,
    lines: (events) =>
      bundle(events).flatMap((item) => {
        if (item.code === 'attackedAll') return [together.attacked(name(item.seat), item.cards)];
        if (item.code === 'declinedAll') return [together.declined(item.seats.map(name))];
        if (item.code === 'betLaidAll') return [together.betLaid(item.seats.map(name))];
        if (item.code === 'drewAll')
          return [
            together.drew(item.draws.map(({ seat, count }) => ({ name: name(seat), count }))),
          ];
        return event(item) ?? [];
      }),
    refusal: (refusal) =>
      (refusals[refusal.code] as (r: BlazeRefusal | DealRefusal, t: Teller) => string)(
        refusal,
        teller,
      ),
  };
}
