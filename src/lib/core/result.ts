/** The outcome of something that can fail in ways its caller should handle. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failure = <Problem>(problem: Problem): Result<never, Problem> => ({
  ok: false,
  problem,
});
