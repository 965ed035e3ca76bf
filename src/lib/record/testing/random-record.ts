import { assert } from '../../core/assert.ts';
import { shuffle, type Random } from '../../core/random.ts';
import type { AnyGame, EngineState } from '../../games/contract/rules.ts';
import { after, legalMoves } from '../../games/contract/live.ts';
import type { GameRecord, RecordHead, RecordMove } from '../format.ts';

/**
 * The record of a game played at random, by any seat that may act; it stops after `most` moves or
 * when the game is over.
 */
export function randomRecord(
  game: AnyGame,
  head: RecordHead,
  most: number,
  random: Random,
): GameRecord {
  const { options, seats, first } = head;
  let state = game.start({ options, players: seats.length, first });
  const moves: RecordMove[] = [];
  while (moves.length < most && !game.outcome(state).over) {
    const move = anyMove(game, state, seats.length, random);
    const next = after(game, state, move);
    assert(next.ok, 'a listed move is legal');
    state = next.value;
    moves.push(move);
  }
  return { ...head, moves };
}

function anyMove(game: AnyGame, state: EngineState, players: number, random: Random): RecordMove {
  const due = game.dealDue(state);
  if (due) return { do: 'deal', order: shuffle([...due], random) };
  const moves = Array.from({ length: players }, (_, seat) => legalMoves(game, state, seat)).flat();
  const move = moves[random.below(moves.length)];
  assert(move !== undefined, 'a game that goes on has a move');
  return move;
}
