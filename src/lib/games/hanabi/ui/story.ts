import type { Person } from '../../../core/people.ts';
import type { Seat } from '../../../core/seats.ts';
import type { Story, StoryLine } from '../../contract/story.ts';
import { say, type Teller } from '../../../i18n/sayings.ts';
import type { Merit } from '../bots/merits.ts';
import type { HanabiEvent } from '../rules/events.ts';
import type { HanabiRefusal } from '../rules/explain.ts';
import type { HanabiWords } from '../words/index.ts';
import type { HanabiShown } from './shown.ts';

/** Sentences about what happened in a game of Hanabi, with the names of the people at the table. */
export interface HanabiStory extends Story<HanabiShown> {
  /** One event by itself; null where a line of its own would tell nothing new. */
  event(event: HanabiEvent): string | null;
}

/**
 * What is to be seen anyway: hands that were dealt, and that somebody draws after every play and
 * discard. Which card it was is told to those who see it.
 */
const UNTOLD: readonly HanabiEvent['code'][] = ['dealtTo', 'drew'];
const OPENING: readonly HanabiEvent['code'][] = ['dealt', 'stackComplete', 'lastLap', 'gameOver'];

/** What a card that fits nowhere raises, as something that can be drawn. */
const STORM = 'storm';

/** What a clue names, as a sign. */
const named = ({ color, rank }: Extract<HanabiEvent, { code: 'clued' }>): string =>
  color ?? String(rank);

/** The story of a game in the words of a language. */
export function storyOf(words: HanabiWords, people: readonly Person[]): HanabiStory {
  const teller: Teller = { name: (seat: Seat) => people[seat]?.name ?? '' };
  const { events, refusals } = words.story;

  // The table of sentences is typed by code; that an event finds its own sentence is what the code
  // says.
  const event = (told: HanabiEvent): string | null =>
    UNTOLD.includes(told.code)
      ? null
      : (events[told.code] as (e: HanabiEvent, t: Teller) => string)(told, teller);

  const log = (told: readonly HanabiEvent[]): readonly StoryLine[] =>
    told.flatMap((one) => {
      const text = event(one);
      if (text === null) return [];
      const things = 'card' in one ? [one.card] : one.code === 'clued' ? [named(one)] : [];
      const raised = one.code === 'storm' ? [STORM] : [];
      const by = 'seat' in one ? { by: one.seat } : {};
      return { text, opens: OPENING.includes(one.code), things: [...raised, ...things], ...by };
    });
  const lines = (told: readonly HanabiEvent[]) => log(told).map(({ text }) => text);

  return {
    event,
    log,
    lines,
    caption: (told) => lines(told).join(' '),
    because: (merits: readonly Merit[]) =>
      words.advice.reason(merits.map((merit) => say(words.advice.merits, merit))),
    refusal: (refusal) =>
      (refusals[refusal.code] as (r: HanabiRefusal, t: Teller) => string)(refusal, teller),
  };
}
