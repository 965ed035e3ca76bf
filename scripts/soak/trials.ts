/** One long trial: a great many small ones, told apart by their seeds alone. */
export interface Soak {
  readonly name: string;
  /** What its trials are called, in the plural. */
  readonly unit: string;
  /** How many there are when nobody says how many. */
  readonly usual: number;
  /** Folders its trials depend on besides those that every trial does, from the root of the project. */
  readonly sources?: readonly string[];
  /** Before the first trial of a run: brings what the trials share, as a browser. */
  open?(): Promise<void>;
  /** What is wrong with the trial of a seed, the seed included; null for nothing. Gives the same whenever it is asked. */
  trial(seed: number): string | null | Promise<string | null>;
  /** After the last trial of a run, also of one that was stopped or has failed, be it in `open`: leaves nothing running. */
  close?(): Promise<void>;
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

/**
 * Goes on from `start` to the end, one trial after another, and tells now and then how far it is, the end included. Whoever
 * stops listening stops the run between two trials. `now`: a clock in milliseconds.
 */
export async function* carryOn(
  soak: Soak,
  { n, seed }: Extent,
  start: Progress,
  now: () => number,
): AsyncGenerator<Progress, void> {
  if (start.done >= n) return;
  const violations = [...start.violations];
  try {
    await soak.open?.();
    let until = now() + SLICE;
    for (let done = start.done; done < n;) {
      const violation = await soak.trial(seed + done++);
      if (violation !== null) violations.push(violation);
      if (done < n && now() < until) continue;
      yield { done, violations: [...violations] };
      until = now() + SLICE;
    }
  } finally {
    await soak.close?.();
  }
}
