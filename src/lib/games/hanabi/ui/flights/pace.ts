import type { Pace } from '../../../../core/settings.ts';
import type { HanabiEvent } from '../../rules/events.ts';

/**
 * Milliseconds between the moves of computer players. What one of them says is followed from card
 * to card, and thought about.
 */
const REST: Readonly<Record<Pace, number>> = { slow: 3400, normal: 2100, fast: 1200, off: 250 };
/** A card is taken in at a glance. */
const BRIEF = 0.75;

/** Milliseconds from what happened last to the next move of a computer player. */
export function restOf(events: readonly HanabiEvent[], pace: Pace): number {
  const speaks = events.length === 0 || events.some(({ code }) => code === 'clued');
  return pace === 'off' || speaks ? REST[pace] : REST[pace] * BRIEF;
}
