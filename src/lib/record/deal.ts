import * as v from 'valibot';

/** A deal as it is written down. Whether they are the right cards is not asked. */
export const dealSchema = v.strictObject({ do: v.literal('deal'), order: v.array(v.string()) });
