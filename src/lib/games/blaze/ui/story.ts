import type { Person } from '../../../core/people.ts';
import type { Seat } from '../../../core/seats.ts';
import type { Card } from '../rules/cards.ts';
import type { BlazeEvent } from '../rules/events.ts';
import type { BlazeRefusal } from '../rules/explain.ts';
import type { BlazeWords } from '../words/index.ts';
import type { Teller } from '../../../i18n/sayings.ts';
import type { Story, StoryLine } from '../../contract/story.ts';
import type { BlazeShown } from './shown.ts';
import { bundle, type Bundle } from './bundle.ts';

/** Sentences about what happened in a game of Blaze, with the names of the people at the table. */
export interface BlazeStory extends Story<BlazeShown> {
  /** One event by itself; null where a line of its own would tell nothing new. */
  event(event: BlazeEvent): string | null;
}

const OPENING = ['dealt', 'challenge', 'burnStarted'] as const;

/** The cards that the words about something name. */
function cardsNamed(item: BlazeEvent | Bundle): readonly Card[] {
  if (item.code === 'beat') return [item.attack, item.card];
  if (item.code === 'tookBack') return [item.card, item.returned];
  if (item.code === 'dealt') return [item.trumpCard];
  if ('card' in item) return [item.card];
  return 'cards' in item && item.code !== 'discarded' ? item.cards : [];
}

/** What goes back to whoever did it: what somebody took or drew does not. */
function movedBy(item: BlazeEvent | Bundle): Pick<StoryLine, 'moved'> {
  if (item.code === 'beat') return { moved: [item.card] };
  return item.code === 'took' || item.code === 'drewTrump' ? { moved: [] } : {};
}

/** The story of a game in the words of a language. */
export function storyOf(words: BlazeWords, people: readonly Person[]): BlazeStory {
  const name = (seat: Seat): string => people[seat]?.name ?? '';
  const teller: Teller = { name };
  const { events, refusals, together } = words.story;

  // The table of sentences is typed by code; that an event finds its own sentence is what the code
  // says.
  const event = (told: BlazeEvent): string | null =>
    told.code === 'dealtTo'
      ? null
      : (events[told.code] as (e: BlazeEvent, t: Teller) => string)(told, teller);

  const telling = (item: BlazeEvent | Bundle): string | null => {
    if (item.code === 'attackedAll') return together.attacked(name(item.seat), item.cards);
    if (item.code === 'declinedAll') return together.declined(item.seats.map(name));
    if (item.code === 'betLaidAll') return together.betLaid(item.seats.map(name));
    if (item.code !== 'drewAll') return event(item);
    return together.drew(item.draws.map(({ seat, count }) => ({ name: name(seat), count })));
  };

  const log = (told: readonly BlazeEvent[]): readonly StoryLine[] =>
    bundle(told).flatMap((item) => {
      const text = telling(item);
      const opens = OPENING.some((code) => code === item.code);
      if (text === null) return [];
      const isQuiet = item.code === 'declined' || item.code === 'declinedAll';
      const by = 'seat' in item ? { by: item.seat } : {};
      return { text, opens, things: cardsNamed(item), ...movedBy(item), ...by, isQuiet };
    });

  /** Few words for what is to be seen anyway. */
  const caption = (told: readonly BlazeEvent[]): string => {
    for (const about of told) {
      if (about.code === 'discarded') return words.story.telling.burnt(name(about.seat));
      if (about.code === 'took')
        return words.story.telling.taken(name(about.seat), about.cards.length);
    }
    const drawn = told.some(({ code }) => code === 'challenge');
    const items = bundle(drawn ? told.filter(({ code }) => code === 'challenge') : told);
    return items.flatMap((item) => telling(item) ?? []).join(' ');
  };

  return {
    event,
    caption,
    log,
    lines: (told) => log(told).map(({ text }) => text),
    refusal: (refusal) =>
      (refusals[refusal.code] as (r: BlazeRefusal, t: Teller) => string)(refusal, teller),
    because: () => null,
  };
}
