import type { Seat } from '../core/seats.ts';

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

/**
 * Gives the people their names. Sentences are read aloud at a table: they say names, and "you" only
 * to somebody who plays alone.
 */
export interface Teller {
  name(seat: Seat): string;
}

/** The member of a union that a code stands for, also where several codes share one. */
type Coded<Union, Code> = Union extends { readonly code: infer Codes }
  ? Code extends Codes
    ? Union
    : never
  : never;

/** One sentence for each code of a union; a language that lacks one does not compile. */
export type Sentences<Union extends { readonly code: string }> = {
  readonly [Code in Union['code']]: (about: Coded<Union, Code>, t: Teller) => string;
};
