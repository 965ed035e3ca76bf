import { later } from './later.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Whether this device tells hours up to 12 or up to 24, whatever language is spoken on it. */
const cycle = (): Intl.DateTimeFormatOptions => {
  const { hourCycle } = new Intl.DateTimeFormat([], { hour: 'numeric' }).resolvedOptions();
  return hourCycle ? { hourCycle } : {};
};

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/**
 * Tells in a language when something was, as one would say it: "12 min. ago", "today 17:36",
 * "Tuesday 20:15", "3 Nov". Moments are milliseconds since 1970; of one that lies ahead, as after
 * the clock was set back, the day is told.
 */
export function whenIn(language: string): (then: number, now: number) => string {
  const dated = (options: Intl.DateTimeFormatOptions) =>
    later(() => new Intl.DateTimeFormat(language, options));
  const relative = later(
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }),
  );
  const clock = later(
    () => new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', ...cycle() }),
  );
  const weekday = dated({ weekday: 'long' });
  const date = dated({ day: 'numeric', month: 'short' });
  const year = dated({ day: 'numeric', month: 'short', year: 'numeric' });

  return (then, now) => {
    const passed = now - then;
    if (passed >= MINUTE && passed < HOUR)
      return relative().format(-Math.floor(passed / MINUTE), 'minute');
    // Days differ in length where clocks are put back or forward.
    const days = Math.round((midnight(now) - midnight(then)) / DAY);
    if (days === 0 || days === 1)
      return `${relative().format(-days, 'day')} ${clock().format(then)}`;
    if (days > 1 && days < 7) return `${weekday().format(then)} ${clock().format(then)}`;
    return (Math.abs(passed) < YEAR / 2 ? date : year)().format(then);
  };
}
