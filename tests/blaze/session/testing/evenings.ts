import type { BlazeTypes } from '../../../../src/lib/games/blaze/bots/merits.ts';
import { kit } from '../../../../src/lib/games/blaze/kit.ts';
import type { Evenings } from '../../../../src/lib/session/testing/evenings.ts';
import { SECRETS } from './secrets.ts';

/** Evenings of Blaze in every shape that matters to a session. */
export const evenings: Evenings<BlazeTypes> = {
  kit,
  options: [{}, { betting: true }, { edition: 'classic' }],
  secrets: SECRETS,
};
