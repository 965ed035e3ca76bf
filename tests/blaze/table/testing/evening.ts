import type { Blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import { blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import type { BlazeMove } from '../../../../src/lib/games/blaze/rules/moves.ts';
import type { BlazeOptions } from '../../../../src/lib/games/blaze/rules/options.ts';
import type { Evening } from '../../../../src/lib/table/testing/evening.ts';

const options: readonly BlazeOptions[] = [
  {},
  { betting: true },
  { edition: 'classic' },
  { edition: 'classic', betting: false },
  { betting: true, drawTrump: true, firebirdMatch: 'value' },
];

/** Seats 0 to 4 sit somewhere; 5 never does. */
const oddMoves = [0, 1, 2, 3, 4, 5].flatMap((seat): readonly BlazeMove[] => [
  { seat, do: 'pass' },
  { seat, do: 'attack', card: 'r5' },
  { seat, do: 'attack', card: 'yF' },
  { seat, do: 'beat', card: 'b9', on: 0 },
  { seat, do: 'beat', card: 'y7', on: 99 },
  { seat, do: 'bet', on: (seat + 1) % 3, value: 1 },
  { seat, do: 'bet', on: seat, value: 0 },
]);

/** Evenings of Blaze in every shape that matters to a table. */
export const blazeEvening: Evening<Blaze> = { game: blaze, options, oddMoves };
