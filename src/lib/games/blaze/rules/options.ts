import * as v from 'valibot';
import { EDITIONS } from './rulebook.ts';

/** What a table agrees on, as a record holds it: what is left out has the edition's value. */
export const optionsSchema = v.strictObject({
  edition: v.exactOptional(v.picklist(EDITIONS)),
  betting: v.exactOptional(v.boolean()),
  firebirdMatch: v.exactOptional(v.picklist(['face', 'value'])),
  drawTrump: v.exactOptional(v.boolean()),
});

export type BlazeOptions = v.InferOutput<typeof optionsSchema>;
