/**
 * A commit as it is told on the table: what moves, how the table lies meanwhile, and how long each
 * stretch of it takes. Of public events and public views, and of nothing else.
 */
import type { BlazeEvent } from '../../rules/events.ts';
import type { BlazeView } from '../../rules/view.ts';
import { PassageBuilder, type BlazePassage } from './passage-builder.ts';
import { tell } from './stretches.ts';

/** Codes of events that everybody must see before the game goes on. */
const MUST_BE_SEEN: ReadonlySet<BlazeEvent['code']> = new Set([
  ...(['dealt', 'discarded', 'took', 'drew', 'challenge', 'wentOut', 'lastPlayer'] as const),
  ...(['betsLaid', 'betsRevealed', 'idle', 'kindlingOver'] as const),
  ...(['burnStarted', 'burnStalemate'] as const),
]);

/** Whether everybody must see an event before the game goes on. */
export const mustBeSeen = ({ code }: BlazeEvent): boolean => MUST_BE_SEEN.has(code);

/** The passages of a commit, between the public table before and after it. */
export function passagesOf(
  events: readonly BlazeEvent[],
  before: BlazeView,
  after: BlazeView,
): readonly BlazePassage[] {
  const course = new PassageBuilder(before, after);
  for (let at = 0; at < events.length; at += tell(course, events.slice(at)));
  return course.passages({ waited: events.some(mustBeSeen) });
}
