import * as v from 'valibot';

/**
 * How much of what was told the table remembers for people. `none`: the last clue. `marks`: what
 * each card was pointed at as, and what it is known not to be. `deductions`: also what it can still
 * be, and which copies are the last. A matter of screens: no rule hangs on it.
 */
export const MEMORIES = ['none', 'marks', 'deductions'] as const;

export type Memory = (typeof MEMORIES)[number];

/** What a table agrees on, as a record holds it: what is left out has its usual value. */
export const optionsSchema = v.strictObject({
  emptyClues: v.exactOptional(v.boolean()),
  stormScore: v.exactOptional(v.picklist(['zero', 'stacks'])),
  memory: v.exactOptional(v.picklist(MEMORIES)),
});

export type HanabiOptions = v.InferOutput<typeof optionsSchema>;
