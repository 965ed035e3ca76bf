/** Playing in the words of the record tool, for tests that a player can read: `0 attack r2`. */
import { assert } from '../../../../core/assert.ts';
import type { Seat } from '../../../../core/seats.ts';
import { narrate } from '../narrate.ts';
import type { BlazeEvent } from '../events.ts';
import { explain, type BlazeRefusal } from '../explain.ts';
import { legalMoves } from '../facts.ts';
import { moveWord, readMoveWord, toCode, type BlazeMove } from '../moves.ts';
import { play } from '../play.ts';
import { BlazeState } from '../state.ts';

/** The move of `0 attack r2`: a seat and a word. */
function moveOf(line: string): BlazeMove {
  const move = readMoveWord(Number(line.charAt(0)), line.slice(2));
  assert(move !== null, `${line} is a move`);
  return move;
}

/** Plays these moves, each of which must be legal. */
export function playWords(s: BlazeState, ...lines: readonly string[]): BlazeState {
  for (const line of lines) {
    const refusal = explain(s, moveOf(line));
    assert(refusal === null, `${line} is legal, but ${refusal?.code}`);
    play(s, toCode(moveOf(line)));
  }
  return s;
}

/** Why a move is refused, or null. */
export const refusalTo = (s: BlazeState, line: string): BlazeRefusal | null =>
  explain(s, moveOf(line));

/** What a seat may do, in words, sorted. */
export const wordsOf = (s: BlazeState, seat: Seat): readonly string[] =>
  legalMoves(s, seat).map(moveWord).sort();

/** What a viewer is told of a move, which is played on. */
export function toldOf(s: BlazeState, line: string, viewer: Seat | null): readonly BlazeEvent[] {
  const before = new BlazeState(s.setup);
  before.copyFrom(s);
  playWords(s, line);
  return narrate(before, moveOf(line), viewer);
}
