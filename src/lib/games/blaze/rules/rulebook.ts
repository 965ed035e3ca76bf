/**
 * The rules as numbers, and as questions about options and about what is public. The engine asks
 * here, and so does whoever draws a view: nothing in here knows a state.
 */
import { assert } from '../../../core/assert.ts';
import type { Seat } from '../../../core/seats.ts';
import type { SpokenMove } from '../../contract/rules.ts';
import { FIREBIRD, RANKS, type Rank } from './cards.ts';
import type { BlazeMove } from './moves.ts';
import type { BlazeOptions } from './options.ts';
import type { BlazeView } from './view.ts';

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;
export const ROUNDS = 2;
export const HAND_SIZE = 5;
/** The most attack cards a challenge can ever hold (R3). */
export const MAX_PLACES = 5;
/** The limit of a challenge against so many cards of Ash (R3). */
export const limitFor = (cards: number): number => Math.min(MAX_PLACES, cards);

/** How many more attacks fit under a limit (R3). */
export const roomUnder = (limit: number, attacks: number): number => Math.max(0, limit - attacks);

/** Idle challenges in a row that settle a phase (R12). */
export const IDLE_LIMIT = 20;
/** From here on the table is warned (R12). */
export const IDLE_WARNING = 15;

/** The editions of the rules; the first is the usual one (R14). */
export const EDITIONS = ['2021', 'classic'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The feathers of a round, highest first, as they lie in the stack. */
export type FeatherStack = readonly number[];

/** What the options decide, or an edition where a table chose nothing (R14). */
interface EditionChoices {
  readonly betting: boolean;
  readonly firebirdMatch: 'face' | 'value';
  readonly drawTrump: boolean;
}

/** Everything the options and the number of players decide. */
export interface Switches extends EditionChoices {
  readonly edition: Edition;
  /** Whether most bet points decide a tie before the feather of round 2 does. */
  readonly betPointsBreakTies: boolean;
  /** By round, 0 and 1. */
  readonly feathers: readonly [FeatherStack, FeatherStack];
}

/** What an edition says of itself (R14). */
export const BY_THE_BOOK: Readonly<Record<Edition, EditionChoices>> = {
  '2021': { betting: false, firebirdMatch: 'face', drawTrump: false },
  classic: { betting: true, firebirdMatch: 'face', drawTrump: true },
};

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
  const edition = options.edition ?? EDITIONS[0];
  const book = BY_THE_BOOK[edition];
  assert(players === 3 || players === 4 || players === 5, 'Blaze is for 3 to 5 players');
  const betting = options.betting ?? book.betting;
  return {
    edition,
    betting,
    firebirdMatch: options.firebirdMatch ?? book.firebirdMatch,
    drawTrump: options.drawTrump ?? book.drawTrump,
    betPointsBreakTies: betting && edition !== 'classic',
    feathers: STACKS[edition][players],
  };
}

/**
 * The stack of round 1 or 2, as it lay at first. Who leaves takes the highest that is left (R11).
 */
export const stackOf = ({ feathers }: Switches, round: number): FeatherStack =>
  feathers[round === 1 ? 0 : 1];

/** Whether a feather is left for the last player of a round (R14). */
export const lastTakesFeather = (switches: Switches, players: number): boolean =>
  stackOf(switches, 1).length === players;

/**
 * Who gets the point of a 1 that `seat` bet on `target`: its owner where that is the last player
 * (R10).
 */
export const paidBy = (seat: Seat, target: Seat, last: Seat | null): Seat =>
  target === last ? seat : target;

/** Whether a beat card opens its rank to those who attack (R4); `rank` as the index of it. */
export const beatOpensRank = (rank: number, { firebirdMatch }: Switches): boolean =>
  rank !== FIREBIRD || firebirdMatch === 'face';

/** The rank a beat card would open to those who attack: a new one, while there is room for more. */
export function newRankOpened(view: BlazeView, rank: Rank): Rank | null {
  if (view.room === 0 || view.ranks.includes(rank)) return null;
  return beatOpensRank(RANKS.indexOf(rank), view.switches) ? rank : null;
}

/**
 * Ash can take at any time, Fire and Ember can decline when they are asked (R7): both need no look
 * at the hand.
 */
export function spoken(
  { table, ash, taking, asks }: BlazeView,
  seat: Seat,
): readonly SpokenMove<BlazeMove>[] {
  const move = { seat, do: 'pass' } as const;
  if (seat === ash) return table.length > 0 && !taking ? [{ kind: 'take', move }] : [];
  return asks[seat] === 'may' ? [{ kind: 'decline', move }] : [];
}

/** What has to be known of a challenge to tell who may stand out. */
interface Challenge {
  /** How many attack cards lie there. */
  readonly attacks: number;
  readonly fire: Seat | null;
  readonly ember: Seat | null;
}

/** Once the challenge is open Fire and Ember may stand out of it. */
export const mayStandOut = ({ attacks, fire, ember }: Challenge, seat: Seat): boolean =>
  attacks > 0 && (seat === fire || seat === ember);
