import * as v from 'valibot';

/** What a table agrees on. */
export interface LanternOptions {
  readonly mild?: boolean;
}

export const optionsSchema = v.strictObject({ mild: v.exactOptional(v.boolean()) });
