import type { Pace } from '../../../../core/settings.ts';
import type { BlazeEvent } from '../../rules/events.ts';

/**
 * Milliseconds between the moves of computer players. The shortest is longer than any of them
 * thinks on a device that is not slow.
 */
const REST: Readonly<Record<Pace, number>> = { slow: 2700, normal: 1600, fast: 900, off: 250 };

/**
 * Milliseconds from what happened last to the next move of a computer player. That somebody adds
 * nothing is seen at a glance.
 */
export function restOf(events: readonly BlazeEvent[], pace: Pace): number {
  const quiet = events.every(({ code }) => code === 'declined' || code === 'passed');
  return pace !== 'off' && events.length > 0 && quiet ? REST[pace] / 2 : REST[pace];
}
