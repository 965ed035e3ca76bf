import { later } from './later.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units a length of time is told in: from how many milliseconds on, and how long one is. */
const UNITS = [
  { from: 45 * DAY, unit: 'month', length: 30 * DAY },
  { from: 14 * DAY, unit: 'week', length: 7 * DAY },
  { from: DAY, unit: 'day', length: DAY },
  { from: HOUR, unit: 'hour', length: HOUR },
  { from: MINUTE, unit: 'minute', length: MINUTE },
] as const;

/**
 * Tells in a language how long ago something was: "12 minutes ago", "yesterday". Moments are
 * milliseconds since 1970; one that lies ahead, as after the clock was set back, counts as now.
 */
export function agoIn(language: string): (then: number, now: number) => string {
  const format = later(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  return (then, now) => {
    const passed = now - then;
    const told = UNITS.find(({ from }) => passed >= from);
    return told
      ? format().format(-Math.floor(passed / told.length), told.unit)
      : format().format(0, 'second');
  };
}
