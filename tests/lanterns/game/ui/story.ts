import type { Person } from '../../../../src/lib/core/people.ts';
import type { Seat } from '../../../../src/lib/core/seats.ts';
import type { Story } from '../../../../src/lib/games/contract/story.ts';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternWords } from '../words/index.ts';
import type { LanternShown } from './shown.ts';

/** The story of a game in the words of a language. */
export function storyOf(words: LanternWords, people: readonly Person[]): Story<LanternShown> {
  const { told } = words;
  const name = (seat: Seat): string => people[seat]?.name ?? '';
  const line = (event: LanternEvent): string => {
    switch (event.code) {
      case 'dealt':
        return told.dealt;
      case 'ended':
        return told.ended(event.score);
      case 'drew':
        return told.drew(name(event.seat), event.height);
      case 'lit':
      case 'wentDark':
      case 'snuffed':
        return told[event.code](name(event.seat), event.height);
    }
  };
  return {
    lines: (events) => events.map(line),
    caption: (events) => events.map(line).join(' '),
    log: (events) => events.map((event) => ({ text: line(event), opens: event.code === 'dealt' })),
    refusal: ({ code }) => words.refused[code],
    because: () => null,
  };
}
