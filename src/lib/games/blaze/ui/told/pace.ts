import type { Pace } from '../../../../core/settings.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { TellingStep } from './told.ts';

/**
 * Milliseconds a step stays at the normal pace, by what it shows: about as long as its sentence
 * takes to read aloud.
 */
const STAY: Readonly<Record<TellingStep['scene']['kind'], number>> = {
  caption: 1600,
  dealt: 2400,
  cleared: 2200,
  onwards: 2200,
  out: 2800,
  last: 3200,
  betsLaid: 4000,
  betsRevealed: 6000,
  news: 3000,
};

const STRETCH: Readonly<Record<Exclude<Pace, 'off'>, number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.55,
};

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

/** Milliseconds a step stays. */
export const stayOf = (step: TellingStep, pace: Exclude<Pace, 'off'>): number =>
  Math.round(STAY[step.scene.kind] * STRETCH[pace]);
