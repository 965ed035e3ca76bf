import { SeededRandom } from '../../core/random.ts';
import { NOBODY } from '../../core/seats.ts';
import type { Ask, Game, GameTypes } from '../contract/rules.ts';
import { Playout, type SeededGame } from './playout.ts';
import type { Witness } from './witness.ts';

/**
 * The cheap promises, looked at after every move of a whole random game: cards are conserved, the
 * state is sound, the seat in turn has a move, asks fit the moves there are, the game ends, and the
 * same moves bring the same game again. On integers, so that a million games are a matter of
 * minutes. One object serves any number of games.
 */
export class Soundness<G extends GameTypes> {
  private readonly playout: Playout<G>;
  private readonly listed: Int32Array;

  constructor(
    private readonly game: Game<G>,
    private readonly witness: Witness<G>,
  ) {
    this.playout = new Playout(game, witness.mostPlies);
    this.listed = new Int32Array(game.mostMoves);
  }

  /**
   * Plays a seeded game to its end; throws at the first broken promise. Returns how many moves
   * it took.
   */
  check({ start, style, random }: SeededGame<G['options']>): number {
    const { game, witness, playout } = this;
    const state = game.start(start);
    playout.reset();
    for (;;) {
      this.checkState(state, start.players);
      if (playout.dealIfDue(state, random)) continue;
      if (game.turn(state) === NOBODY) break;
      if (playout.plies === witness.mostPlies) throw new Error('the game does not end');
      playout.step(state, start.players, style, random);
    }
    if (!game.outcome(state).over) throw new Error('nobody is in turn, and the game is not over');
    this.checkReplay(start, game.notation(state));
    return playout.plies;
  }

  private checkState(state: G['state'], players: number): void {
    const flaw = this.witness.flaw(state);
    if (flaw !== null) throw new Error(flaw);
    const turn = this.game.turn(state);
    for (let seat = 0; seat < players; seat++) {
      const ask = this.game.ask(state, seat);
      const moves = this.game.legal(state, seat, this.listed);
      if (!fits(ask, moves))
        throw new Error(`seat ${seat} is asked '${ask}' and has ${moves} moves`);
      if (seat === turn && (moves === 0 || !canBeInTurn(ask)))
        throw new Error(`seat ${seat} is in turn, asked '${ask}', and has ${moves} moves`);
    }
  }

  private checkReplay(start: SeededGame<G['options']>['start'], end: string): void {
    const { game, playout } = this;
    const state = game.start(start);
    let deals = 0;
    for (let ply = 0; ply < playout.plies;) {
      if (game.turn(state) === NOBODY) game.deal(state, playout.deals[deals++]!);
      else game.play(state, playout.codes[ply++]!);
    }
    if (game.notation(state) !== end) throw new Error('the same moves bring another game');
  }
}

/**
 * Whoever must or may act can; whoever could interrupt need not hold a card for it; whoever is not
 * asked cannot act.
 */
function fits(ask: Ask, moves: number): boolean {
  if (ask === 'none') return moves === 0;
  return ask === 'could' || moves > 0;
}

const canBeInTurn = (ask: Ask): boolean => ask === 'must' || ask === 'may';

/** A game's end reached by random moves; throws when it is not. */
export function playToEnd<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  state: G['state'],
  players: number,
  seed: number,
): void {
  const random = new SeededRandom(seed);
  const playout = new Playout(game, witness.mostPlies);
  while (!game.outcome(state).over) {
    const flaw = witness.flaw(state);
    if (flaw !== null) throw new Error(flaw);
    if (playout.dealIfDue(state, random)) continue;
    if (playout.plies === witness.mostPlies) throw new Error('the game does not end');
    playout.step(state, players, { interrupts: 1, firsts: 1, lasts: 1 }, random);
  }
}
