import type { BlazeTypes } from '../../../../src/lib/games/blaze/bots/merits.ts';
import type { Secrets } from '../../../../src/lib/session/testing/pictures.ts';

/** Events that only one seat hears. */
export const PRIVATE: ReadonlySet<string> = new Set([
  'dealtTo',
  'drewCards',
  'betOn',
  'featherTaken',
]);

/** What nobody but one seat may know in Blaze. */
export const SECRETS: Secrets<BlazeTypes> = {
  viewerOf: ({ viewer }) => viewer,
  isPrivate: ({ own }) => own !== null,
  events: PRIVATE,
};
