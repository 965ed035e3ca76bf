import type { HanabiEvent } from '../rules/events.ts';
import type { HanabiWords } from '../words/index.ts';

/** What is new to whoever has never seen it happen: by the code of what happens. */
type News = keyof HanabiWords['explained'];

const NEWS: readonly HanabiEvent['code'][] = [
  ...(['clued', 'storm', 'stackComplete', 'lastLap'] as const satisfies readonly News[]),
];

const isNews = (code: HanabiEvent['code']): code is News => NEWS.includes(code);

/** What of these public events explains itself the first time, by name. */
export const newsOf = (events: readonly HanabiEvent[]): readonly News[] =>
  events.flatMap(({ code }) => (isNews(code) ? code : []));
