import type { HanabiTypes } from '../../../../src/lib/games/hanabi/bots/merits.ts';
import { kit } from '../../../../src/lib/games/hanabi/kit.ts';
import type { Evenings } from '../../../../src/lib/session/testing/evenings.ts';

/** Evenings of Hanabi in every shape that matters to a session. */
export const evenings: Evenings<HanabiTypes> = {
  kit,
  options: [{}, { emptyClues: false }, { stormScore: 'stacks' }],
  secrets: {
    viewerOf: ({ viewer }) => viewer,
    isPrivate: ({ hands }) => hands.flat().some(({ card }) => card !== null),
    events: new Set(['dealtTo', 'drewCard']),
  },
};
