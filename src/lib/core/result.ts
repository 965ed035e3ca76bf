/** The outcome of something that can fail in ways its caller should handle. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** The result of something that went well, with what came of it. */
export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** The result of something that did not, with what its caller should know about it. */
export const failure = <Problem>(problem: Problem): Result<never, Problem> => ({
  ok: false,
  problem,
});
