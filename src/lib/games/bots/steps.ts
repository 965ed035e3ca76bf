/** Work that can be interrupted: it stops between its steps, and comes to a result in the end. */
export type Steps<Result> = Generator<undefined, Result>;

/** When to rest, in milliseconds. */
interface Rhythm {
  readonly work: number;
  readonly rest: number;
}

/** Does all of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it bit by bit, and leaves the processor to others in between. */
export async function finishRested<Result>(
  steps: Steps<Result>,
  { work, rest }: Rhythm,
): Promise<Result> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < work) continue;
    await new Promise((rested) => setTimeout(rested, rest));
    since = performance.now();
  }
}
