/**
 * Stops on a bug: something the program itself promised does not hold.
 * Errors a caller can meet are results with a code instead.
 */
export function assert(condition: unknown, promise: string): asserts condition {
  if (!condition) throw new Error(`Broken promise: ${promise}`);
}

/** Marks a branch that the types rule out. */
export function never(value: never): never {
  throw new Error(`Broken promise: no such case: ${String(value)}`);
}
