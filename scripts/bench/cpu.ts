/** CPU seconds this process takes for some work, helper threads of the engine included. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The middle of several figures; the upper one of an even number. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Rounded to so many decimals. */
export const rounded = (figure: number, decimals: number): number =>
  Number(figure.toFixed(decimals));
