import { SeededRandom, shuffle, type Random } from '../../core/random.ts';
import { NOBODY, type Seat } from '../../core/seats.ts';
import type { Game, GameTypes, Start } from '../contract/rules.ts';
import type { Witness } from './witness.ts';

/** How a game is played at random. Chances are out of eight. */
export interface Style {
  /** That somebody whose turn it is not acts. */
  readonly interrupts: number;
  /**
   * That the first, or the last, listed move is taken: what is listed there comes up often, however
   * much else there is.
   */
  readonly firsts: number;
  readonly lasts: number;
}

/** A random game that its seed settles, down to the last card. */
export interface SeededGame<Options> {
  readonly seed: number;
  readonly start: Start<Options>;
  readonly style: Style;
  readonly random: Random;
}

const INTERRUPTS = [0, 1, 4, 8] as const;
const FIRSTS = [0, 2, 6] as const;
const LASTS = [0, 2, 5] as const;

/**
 * The game of a seed. Consecutive seeds run through every number of players with every mix of
 * options.
 */
export function seededGame<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  seed: number,
): SeededGame<G['options']> {
  const random = new SeededRandom(seed);
  const counts = game.maxPlayers - game.minPlayers + 1;
  const players = game.minPlayers + (seed % counts);
  const options = witness.options[Math.floor(seed / counts) % witness.options.length]!;
  return {
    seed,
    start: { options, players, first: random.below(players) },
    style: {
      interrupts: oneOf(INTERRUPTS, random),
      firsts: oneOf(FIRSTS, random),
      lasts: oneOf(LASTS, random),
    },
    random,
  };
}

const oneOf = <T>(things: readonly T[], random: Random): T => things[random.below(things.length)]!;

/**
 * Plays at random, on integers and without allocation but for deals; keeps what it played, to be
 * played again.
 */
export class Playout<G extends GameTypes> {
  /** The moves of the last game; the first `plies` count. */
  readonly codes: Int32Array;
  plies = 0;
  readonly deals: (readonly string[])[] = [];
  private readonly listed: Int32Array;

  constructor(
    private readonly game: Game<G>,
    mostPlies: number,
  ) {
    this.codes = new Int32Array(mostPlies);
    this.listed = new Int32Array(game.mostMoves);
  }

  /** Forgets the last game. */
  reset(): void {
    this.plies = 0;
    this.deals.length = 0;
  }

  /** Makes the deal that is due, if one is. */
  dealIfDue(state: G['state'], random: Random): boolean {
    const order = this.drawDeal(state, random);
    if (order === null) return false;
    this.game.deal(state, order);
    this.deals.push(order);
    return true;
  }

  /** A random order for the deal that is due, or null. */
  drawDeal(state: G['state'], random: Random): readonly string[] | null {
    const due = this.game.dealDue(state);
    return due === null ? null : shuffle([...due], random);
  }

  /** Plays one random move of somebody. The game must not be over, nor a deal be due. */
  step(state: G['state'], players: number, style: Style, random: Random): void {
    const code = this.pick(state, players, style, random);
    this.codes[this.plies++] = code;
    this.game.play(state, code);
  }

  /** A random legal move: of the seat in turn, or of another that has one. */
  pick(state: G['state'], players: number, style: Style, random: Random): number {
    let count = 0;
    if (random.below(8) < style.interrupts)
      count = this.game.legal(state, random.below(players), this.listed);
    if (count === 0) count = this.legalInTurn(state);
    const chance = random.below(8);
    if (chance < style.firsts) return this.listed[0]!;
    if (chance < style.firsts + style.lasts) return this.listed[count - 1]!;
    return this.listed[random.below(count)]!;
  }

  private legalInTurn(state: G['state']): number {
    const seat: Seat = this.game.turn(state);
    if (seat === NOBODY) throw new Error('nobody is in turn, and the game is not over');
    const count = this.game.legal(state, seat, this.listed);
    if (count === 0) throw new Error(`seat ${seat} is in turn and has no move`);
    return count;
  }
}
