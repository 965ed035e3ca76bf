import * as v from 'valibot';

/** What a table agrees on, as a record holds it: what is left out has its usual value. */
export const optionsSchema = v.strictObject({
  emptyClues: v.exactOptional(v.boolean()),
  stormScore: v.exactOptional(v.picklist(['zero', 'stacks'])),
});

export type HanabiOptions = v.InferOutput<typeof optionsSchema>;
