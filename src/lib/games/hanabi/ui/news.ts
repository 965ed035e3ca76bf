import type { HanabiEvent } from '../rules/events.ts';
import type { HanabiWords } from '../words/index.ts';

/** What is new to whoever has never seen it happen. */
type News = keyof HanabiWords['explained'];

/** What of these public events explains itself the first time, by name. */
export const newsOf = (events: readonly HanabiEvent[]): readonly News[] =>
  events.flatMap((event) => newsIn(event) ?? []);

function newsIn(event: HanabiEvent): News | null {
  if (event.code === 'storm' || event.code === 'lastLap') return event.code;
  return event.code === 'stackComplete' && event.clueBack ? 'clueBack' : null;
}
