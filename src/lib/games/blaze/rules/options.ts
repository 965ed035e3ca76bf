import * as v from 'valibot';
import { assert } from '../../../core/assert.ts';

/** What a table agrees on, as a record holds it: what is left out has the edition's value. */
export const optionsSchema = v.strictObject({
  edition: v.exactOptional(v.picklist(['2021', 'classic'])),
  betting: v.exactOptional(v.boolean()),
  firebirdMatch: v.exactOptional(v.picklist(['face', 'value'])),
  drawTrump: v.exactOptional(v.boolean()),
});

export type BlazeOptions = v.InferOutput<typeof optionsSchema>;
export type Edition = NonNullable<BlazeOptions['edition']>;

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;

/** The feathers of a round, highest first, as they lie in the stack. */
export type FeatherStack = readonly number[];

/** Everything the options and the number of players decide. */
export interface Switches {
  readonly edition: Edition;
  readonly betting: boolean;
  readonly firebirdMatch: 'face' | 'value';
  readonly drawTrump: boolean;
  /** Whether most bet points decide a tie before the feather of round 2 does. */
  readonly betPointsBreakTies: boolean;
  /** By round, 0 and 1. */
  readonly feathers: readonly [FeatherStack, FeatherStack];
}

const STACKS = {
  '2021': {
    3: [[3, 2, 1], [4, 3, 2]],
    4: [[4, 3, 2, 1], [5, 4, 3, 2]],
    5: [[4, 3, 2, 1], [5, 4, 3, 2]],
  },
  classic: {
    3: [[2, 1], [3, 2]],
    4: [[3, 2, 1], [4, 3, 2]],
    5: [[4, 3, 2, 1], [5, 4, 3, 2]],
  },
} as const; // prettier-ignore

/** The switches of a game (R14). `players` from 3 to 5. */
export function switchesFor(options: BlazeOptions, players: number): Switches {
  const edition = options.edition ?? '2021';
  const classic = edition === 'classic';
  assert(players === 3 || players === 4 || players === 5, 'Blaze is for 3 to 5 players');
  const betting = options.betting ?? classic;
  return {
    edition,
    betting,
    firebirdMatch: options.firebirdMatch ?? 'face',
    drawTrump: options.drawTrump ?? classic,
    betPointsBreakTies: betting && !classic,
    feathers: STACKS[edition][players],
  };
}
