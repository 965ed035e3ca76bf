/**
 * Imports from before a game was one folder, which have yet to go: by rule, the paths they are in.
 */
/** @type {Readonly<Record<string, readonly string[]>>} */
const OWED = {
  names: [
    'src/lib/games/conformance/conformance.test.ts',
    'src/lib/games/contract/live.test.ts',
    'src/lib/record/open.test.ts',
    'src/lib/record/testing/small-record.ts',
    'src/lib/record/write.test.ts',
    'src/lib/session/bots.test.ts',
    'src/lib/session/testing/evenings.ts',
    'src/lib/session/testing/party.ts',
    'src/lib/session/testing/pictures.ts',
    'src/lib/session/testing/quick-thinker.ts',
    'src/lib/session/testing/rivals.ts',
    'src/lib/shelf/exchange.test.ts',
    'src/lib/table/covers.test.ts',
    'src/lib/table/restore.test.ts',
    'src/lib/table/testing/blaze-evening.ts',
    'src/lib/table/testing/four-hands.ts',
    'src/lib/table/undo.test.ts',
    'src/lib/table/walks.test.ts',
  ],
};

export const isOwed = (/** @type {string} */ rule, /** @type {string} */ from) =>
  OWED[rule]?.includes(from) ?? false;
