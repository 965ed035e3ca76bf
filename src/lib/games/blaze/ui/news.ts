import type { BlazeEvent } from '../rules/events.ts';
import type { BlazeView } from '../rules/view.ts';
import type { BlazeWords } from '../words/index.ts';

/** What is new to whoever has never seen it happen. */
type News = keyof BlazeWords['explained'];

/** What of these public events explains itself the first time, by name. */
export const newsOf = (
  events: readonly BlazeEvent[],
  { phase }: Pick<BlazeView, 'phase'>,
): readonly News[] => events.flatMap((event) => newsIn(event, phase) ?? []);

function newsIn(event: BlazeEvent, phase: BlazeView['phase']): News | null {
  const { code } = event;
  if (code === 'attacked' || code === 'beat') return event.card[1] === 'F' ? 'firebird' : null;
  if (code === 'tookBack') return 'takingBack';
  if (code === 'kindlingOver') return phase === 'betting' ? 'bets' : null;
  return code === 'burnStarted' ? 'burn' : null;
}
