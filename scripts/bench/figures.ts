/** The middle of several figures; the upper one of an even number. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** The figure that so large a share of all stays below. */
function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Rounded to so many decimals. */
export const rounded = (figure: number, decimals: number): number =>
  Number(figure.toFixed(decimals));

/** How long something took, many times over: milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

export const spreadOf = (times: readonly number[]): Spread => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
});
