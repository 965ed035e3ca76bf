/** A sentence for each code there is: one that lacks a code does not compile. */
export type Sayings<Problem extends { readonly code: string }> = {
  readonly [Code in Problem['code']]: (problem: Problem & { readonly code: Code }) => string;
};

/** The sentence for a problem. */
export function say<Problem extends { readonly code: string }>(
  sayings: Sayings<Problem>,
  problem: Problem,
): string {
  // The compiler cannot see that the code chosen and the problem given go together.
  const saying = sayings[problem.code as Problem['code']] as (problem: Problem) => string;
  return saying(problem);
}
