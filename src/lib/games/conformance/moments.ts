import type { Seat } from '../../core/seats.ts';
import { seatsFrom, NOBODY } from '../../core/seats.ts';
import type { Deal, Game, GameTypes } from '../contract/rules.ts';
import { apply, isDeal } from '../contract/live.ts';
import { Playout, type SeededGame } from './playout.ts';
import type { Witness } from './witness.ts';

/** A moment of a random game, before and after a move. */
export interface Ply<G extends GameTypes> {
  readonly before: G['state'];
  readonly move: G['move'] | Deal;
  readonly after: G['state'];
  readonly players: number;
  /** The seats, and null for the public table. */
  readonly viewers: readonly (Seat | null)[];
}

/**
 * The plies of a seeded game that a dear check looks at: one in `sparsity` at random, and every one
 * that leads to another stage or from a deal. States are the reader's to keep.
 */
export function* pliesOf<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  { start, style, random }: SeededGame<G['options']>,
  sparsity: number,
): Generator<Ply<G>> {
  const { players } = start;
  const viewers = [null, ...seatsFrom(0, players)];
  const playout = new Playout(game, witness.mostPlies);
  let state = game.start(start);
  for (;;) {
    const move = chooseMove(game, state, playout, players, style, random);
    if (move === null) return;
    const before = state;
    state = game.clone(before);
    apply(game, state, move);
    const turns = isDeal(move) || witness.stage(before) !== witness.stage(state);
    if (turns || random.below(sparsity) === 0)
      yield { before, move, after: state, players, viewers };
  }
}

function chooseMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  playout: Playout<G>,
  players: number,
  style: SeededGame<G['options']>['style'],
  random: SeededGame<G['options']>['random'],
): G['move'] | Deal | null {
  const order = playout.drawDeal(state, random);
  if (order !== null) return { do: 'deal', order };
  if (game.turn(state) === NOBODY) return null;
  return game.toMove(playout.pick(state, players, style, random));
}
