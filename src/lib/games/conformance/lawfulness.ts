/**
 * What is listed can be played, what is not is refused with a reason and leaves no trace; words and
 * codes say the same.
 */
import type { Seat } from '../../core/seats.ts';
import type { Game, GameTypes } from '../contract/rules.ts';
import { apply, legalMoves } from '../contract/live.ts';
import { pliesOf, type Ply } from './moments.ts';
import type { SeededGame } from './playout.ts';
import { difference } from './sameness.ts';
import type { Witness } from './witness.ts';

/** Checks moves and notation at some plies of a game; throws at the first broken promise. */
export function checkLawfulness<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  seeded: SeededGame<G['options']>,
  sparsity: number,
): void {
  for (const ply of pliesOf(game, witness, seeded, sparsity)) {
    checkMoves(game, witness, ply);
    checkSpoken(game, ply);
    checkNotation(game, ply);
    checkCopies(game, ply);
  }
}

function checkMoves<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  { after: state, players }: Ply<G>,
): void {
  const before = game.notation(state);
  const listed = new Set<string>();
  for (let seat = 0; seat < players; seat++)
    for (const move of legalMoves(game, state, seat)) {
      checkListed(game, witness, state, move, seat);
      const name = nameOf(game, move);
      if (listed.has(name)) throw new Error(`listed twice: ${name}`);
      listed.add(name);
    }
  for (const move of witness.moves) {
    const refused = game.explain(state, move);
    const name = nameOf(game, move);
    if ((refused === null) !== listed.delete(name))
      throw new Error(
        `${name} is ${refused === null ? 'not listed and not' : 'listed and'} refused`,
      );
    if (refused !== null && !/^[a-z][A-Za-z]+$/.test(refused.code))
      throw new Error(`${name} is refused without a code`);
  }
  for (const name of listed) throw new Error(`listed, and no well-formed move: ${name}`);
  if (game.notation(state) !== before) throw new Error('asking about moves changed the state');
}

const nameOf = <G extends GameTypes>(game: Game<G>, move: G['move']): string =>
  `seat ${move.seat}: ${game.moveWord(move)}`;

function checkListed<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  state: G['state'],
  move: G['move'],
  seat: Seat,
): void {
  const name = nameOf(game, move);
  if (move.seat !== seat) throw new Error(`listed for seat ${seat}: ${name}`);
  const code = game.toCode(move);
  if (difference(game.toMove(code), move) !== null) throw new Error(`code of ${name}`);
  const read = game.readMoveWord(seat, game.moveWord(move));
  if (difference(read, move) !== null) throw new Error(`word of ${name}`);
  const next = game.clone(state);
  game.play(next, code);
  const flaw = witness.flaw(next);
  if (flaw !== null) throw new Error(`after ${name}: ${flaw}`);
}

/**
 * What can be said is legal, told alike from every view, and holds one way to decline wherever the
 * seat may.
 */
function checkSpoken<G extends GameTypes>(
  game: Game<G>,
  { after: state, players, viewers }: Ply<G>,
): void {
  const table = game.view(state, null);
  for (let seat = 0; seat < players; seat++) {
    const ask = game.ask(state, seat);
    const spoken = game.spoken(table, seat);
    for (const { move } of spoken)
      if (move.seat !== seat || game.explain(state, move) !== null)
        throw new Error(`said and not legal: ${nameOf(game, move)}`);
    const declines = spoken.filter(({ kind }) => kind === 'decline').length;
    if (declines !== (ask === 'may' ? 1 : 0))
      throw new Error(`seat ${seat} is asked '${ask}' and has ${declines} ways to decline`);
    if (ask === 'none' && spoken.length > 0)
      throw new Error(`seat ${seat} is not asked and has something to say`);
    for (const viewer of viewers)
      if (difference(spoken, game.spoken(game.view(state, viewer), seat)) !== null)
        throw new Error(`what seat ${seat} can say hangs on who looks`);
  }
}

function checkNotation<G extends GameTypes>(game: Game<G>, { after }: Ply<G>): void {
  const text = game.notation(after);
  const read = game.readNotation(text);
  if (!read.ok) throw new Error(`notation is not read: ${read.problem}`);
  if (game.notation(read.value) !== text) throw new Error('notation reads as another state');
  if (difference(game.trace(read.value), game.trace(after)) !== null)
    throw new Error('notation reads as a state that traces otherwise');
}

/** A copy is equal, and what happens to one does not happen to the other. */
function checkCopies<G extends GameTypes>(game: Game<G>, { before, after, move }: Ply<G>): void {
  const [was, is] = [game.notation(before), game.notation(after)];
  if (was === is) throw new Error('a move that changes nothing');
  const copy = game.clone(before);
  if (game.notation(copy) !== was) throw new Error('a clone is not equal');
  copy.copyFrom(after);
  if (game.notation(copy) !== is) throw new Error('a copy is not equal');
  if (game.notation(after) !== is || game.notation(before) !== was)
    throw new Error('copying changed the original');
  copy.copyFrom(before);
  apply(game, copy, move);
  if (game.notation(copy) !== is) throw new Error('a copy plays otherwise');
  if (game.notation(before) !== was) throw new Error('a copy shares cells with its original');
}
