/** One long trial: a great many small ones, told apart by their seeds alone. */
export interface Soak {
  readonly name: string;
  /** What its trials are called, in the plural. */
  readonly unit: string;
  /** How many there are when nobody says how many. */
  readonly usual: number;
  /**
   * Folders its trials depend on besides those that every trial does, from the root of the project.
   */
  readonly sources?: readonly string[];
  /** Its trials run tests: they count among its sources, too. */
  readonly runsTests?: boolean;
  /** Why this machine cannot run it, in words, as "no Firefox here"; null where it can. */
  missing?(): string | null | Promise<string | null>;
  /** Before the first trial of a run: brings what the trials share, as a browser. */
  open?(): Promise<void>;
  /** What its trials run in besides Node, as "Chromium 141.0.7390.37". Asked once it is open. */
  versions?(): readonly string[];
  /**
   * What is wrong with the trial of a seed, the seed included; null for nothing. A trial that
   * counts something tells that besides. Gives the same whenever it is asked.
   */
  trial(seed: number): Verdict | Promise<Verdict>;
  /** What is wrong with all trials together, by what they counted; null for nothing. */
  judge?(counts: Counts): string | null;
  /**
   * After the last trial of a run, also of one that was stopped or has failed, be it in `open`:
   * leaves nothing running.
   */
  close?(): Promise<void>;
}

export type Verdict = string | null | Counted;

export interface Counted {
  readonly wrong: string | null;
  readonly counts: Counts;
}

/** How often something was met, by what it is called; added up over all trials. */
export type Counts = Readonly<Record<string, number>>;

/** What is counted as met in one of several games. */
export const metIn = (title: string, what: string): string => `${what} in ${title}`;

/** What a trial of one of several games counts: itself, and what it met. */
export const countsIn = (title: string, unit: string, met: Counts): Counts => ({
  [`${unit} of ${title}`]: 1,
  ...Object.fromEntries(Object.entries(met).map(([what, n]) => [metIn(title, what), n])),
});

/** How many trials, and the seed of the first; the others follow it. */
export interface Extent {
  readonly n: number;
  readonly seed: number;
}

/** How far a run has come, over all its parts where it was stopped in between. */
export interface Progress {
  readonly done: number;
  readonly violations: readonly string[];
  readonly counts: Counts;
  /** Milliseconds it took. */
  readonly ms: number;
  /** What it ran in, with versions. */
  readonly ran: readonly string[];
}

export const NOTHING_DONE: Progress = { done: 0, violations: [], counts: {}, ms: 0, ran: [] };

/** Milliseconds of trials between two looks at the world outside. */
const SLICE = 100;

/**
 * Goes on from `start` to the end, one trial after another, and tells now and then how far it is,
 * the end included. Whoever stops listening stops the run between two trials. `now`: a clock in
 * milliseconds.
 */
export async function* carryOn(
  soak: Soak,
  { n, seed }: Extent,
  start: Progress,
  now: () => number,
): AsyncGenerator<Progress, void> {
  if (start.done >= n) return;
  const violations = [...start.violations];
  let { counts } = start;
  const began = now();
  try {
    await soak.open?.();
    const ran = [...new Set([...start.ran, ...(soak.versions?.() ?? [])])];
    let until = now() + SLICE;
    for (let done = start.done; done < n;) {
      const { wrong, counts: more } = counted(await soak.trial(seed + done++));
      if (wrong !== null) violations.push(wrong);
      counts = sum(counts, more);
      const judgement = done === n ? (soak.judge?.(counts) ?? null) : null;
      if (judgement !== null) violations.push(judgement);
      if (done < n && now() < until) continue;
      const ms = start.ms + now() - began;
      yield { done, violations: [...violations], counts, ms, ran };
      until = now() + SLICE;
    }
  } finally {
    await soak.close?.();
  }
}

const counted = (verdict: Verdict): Counted =>
  typeof verdict === 'object' && verdict !== null ? verdict : { wrong: verdict, counts: {} };

function sum(one: Counts, other: Counts): Counts {
  const all: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) all[name] = (all[name] ?? 0) + count;
  return all;
}

/** The judge of a soak that must have met all of these. */
export const never =
  (due: readonly string[]) =>
  (counts: Counts): string | null => {
    const missed = due.filter((what) => !counts[what]);
    return missed.length === 0 ? null : `never met: ${missed.join(', ')}`;
  };
