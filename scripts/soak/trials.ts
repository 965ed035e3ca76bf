/** One long trial: a great many small ones, told apart by their seeds alone. */
export interface Soak {
  readonly name: string;
  /** What its trials are called, in the plural. */
  readonly unit: string;
  /** What is wrong with the trial of a seed, the seed included; null for nothing. Gives the same whenever it is asked. */
  trial(seed: number): string | null;
}

/** How many trials, and the seed of the first; the others follow it. */
export interface Extent {
  readonly n: number;
  readonly seed: number;
}

/** How far a run has come. */
export interface Progress {
  readonly done: number;
  readonly violations: readonly string[];
}

export const NOTHING_DONE: Progress = { done: 0, violations: [] };

/** Milliseconds of trials between two looks at the world outside. */
const SLICE = 100;

/** Goes on from `progress` to the end, and tells now and then how far it is. `now`: a clock in milliseconds. */
export function* carryOn(
  soak: Soak,
  { n, seed }: Extent,
  progress: Progress,
  now: () => number,
): Generator<Progress, Progress> {
  let { done } = progress;
  const violations = [...progress.violations];
  let until = now() + SLICE;
  while (done < n) {
    const violation = soak.trial(seed + done++);
    if (violation !== null) violations.push(violation);
    if (now() < until) continue;
    yield { done, violations };
    until = now() + SLICE;
  }
  return { done, violations };
}
