import type { Extent, Progress, Soak } from './trials.ts';

/** Milliseconds between two lines on a screen that is a file. */
const BETWEEN_LINES = 10_000;

/**
 * Tells new violations at once, and how far the run is: in one line that is rewritten, or in a line
 * now and then.
 */
export function screenFor(
  { name, unit }: Pick<Soak, 'name' | 'unit'>,
  { n }: Extent,
  start: Progress,
): (progress: Progress, end: boolean) => void {
  const began = performance.now();
  const live = process.stdout.isTTY;
  let told = 0;
  let lastLine = began;
  return ({ done, violations }, end) => {
    const news = violations.slice(told);
    if (live && news.length > 0) process.stdout.write('\r\x1b[K');
    for (const violation of news) console.log(`${name}: ${violation}`);
    told = violations.length;
    const now = performance.now();
    if (!live && !end && now - lastLine < BETWEEN_LINES) return;
    lastLine = now;
    const rate = ((done - start.done) / Math.max(1, now - began)) * 1000;
    const speed = `${rate.toFixed(rate < 10 ? 1 : 0)}/s`;
    const line = `${name}: ${done} of ${n} ${unit}, ${speed}, ${violations.length} violations`;
    process.stdout.write(live ? `\r\x1b[K${line}${end ? '\n' : ''}` : `${line}\n`);
  };
}
