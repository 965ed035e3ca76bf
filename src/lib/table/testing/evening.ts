import { SeededRandom, type Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { Game, GameTypes, Start } from '../../games/contract/rules.ts';
import { newDesk, type Desk, type Seating } from '../desk.ts';
import { promptOf } from '../prompt.ts';
import { replayEntry, restore } from '../restore.ts';
import { step } from '../step.ts';
import type { Prompt } from '../public.ts';

/** A game to sit down to, in every shape that matters. */
export interface Evening<G extends GameTypes> {
  readonly game: Game<G>;
  /** Options to play with, in every mix that matters. */
  readonly options: readonly G['options'][];
  /**
   * Well-formed moves of every kind and seat, most of them out of place; some of seats there are
   * not.
   */
  readonly oddMoves: readonly G['move'][];
}

/** People who have sat down. */
export interface Party<G extends GameTypes> {
  readonly start: Start<G['options']>;
  readonly seating: Seating;
  readonly random: Random;
}

/**
 * The party of a seed. Consecutive seeds run through every number of players, options, ways of
 * playing, and numbers of bots from none to all.
 */
export function partyOf<G extends GameTypes>(evening: Evening<G>, seed: number): Party<G> {
  const { game, options } = evening;
  const random = new SeededRandom(seed);
  const counts = game.maxPlayers - game.minPlayers + 1;
  const players = game.minPlayers + (seed % counts);
  const mix = options[Math.floor(seed / counts) % options.length];
  if (mix === undefined) throw new Error('an evening needs options');
  return {
    start: { options: mix, players, first: random.below(players) },
    seating: {
      players,
      bots: someSeats(players, random),
      way: seed % 2 === 0 ? 'middle' : 'passed',
    },
    random,
  };
}

/** Half the time no bots, else any number of them. */
export function someSeats(players: number, random: Random): readonly Seat[] {
  const many = random.below(2) === 0 ? 0 : random.below(players + 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  while (seats.length > many) seats.splice(random.below(seats.length), 1);
  return seats;
}

export const deskFor = <G extends GameTypes>(
  { game }: Evening<G>,
  { start, seating }: Party<G>,
): Desk<G> => newDesk(game, start, seating);

/** The table's logic as the checks use it, so that a broken one can be put in its place. */
export interface Machine<G extends GameTypes> {
  readonly step: typeof step<G>;
  readonly promptOf: (desk: Desk<G>) => Prompt;
  readonly replayEntry: typeof replayEntry<G>;
  readonly restore: typeof restore<G>;
}

/** The real one. */
export const machineFor = <G extends GameTypes>(): Machine<G> => ({
  step,
  promptOf,
  replayEntry,
  restore,
});

/** One of several things; there must be one. */
export function oneOf<T>(things: readonly T[], random: Random): T {
  const thing = things[random.below(things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}
