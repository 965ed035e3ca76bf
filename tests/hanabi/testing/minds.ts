/**
 * What must be true of computer players in every game, one function a promise; each throws where it
 * is not.
 */
import type { BotLevel } from '../../../src/lib/core/people.ts';
import { SeededRandom, shuffle } from '../../../src/lib/core/random.ts';
import { difference } from '../../../src/lib/games/conformance/sameness.ts';
import { hanabiBots } from '../../../src/lib/games/hanabi/bots/index.ts';
import { recall } from '../../../src/lib/games/hanabi/bots/recall.ts';
import { WHOLE_DECK } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiMove } from '../../../src/lib/games/hanabi/rules/moves.ts';
import type { HanabiOptions } from '../../../src/lib/games/hanabi/rules/options.ts';
import type { HanabiState } from '../../../src/lib/games/hanabi/rules/state.ts';
import { twin } from '../../../src/lib/games/hanabi/rules/testing/twin.ts';

/** Rollouts for a move: few, as what is looked for is not strength. */
const FEW = { iterations: 24 };

export const unknown = hanabiBots(() => null);

export interface Table {
  readonly players: number;
  readonly seed: number;
  readonly options?: HanabiOptions;
}

/** Plays a game to its end; `choose` makes the move of every turn, which has to be legal. */
export function playWhole(
  { players, seed, options = {} }: Table,
  choose: (state: HanabiState, mind: SeededRandom) => HanabiMove,
): HanabiState {
  const state = hanabi.start({ options, players, first: seed % players });
  hanabi.deal(state, shuffle([...WHOLE_DECK], new SeededRandom(seed)));
  const mind = new SeededRandom(~seed);
  while (!hanabi.outcome(state).over) {
    const move = choose(state, mind);
    const refusal = hanabi.explain(state, move);
    if (refusal) throw new Error(`${hanabi.moveWord(move)}: ${refusal.code}`);
    hanabi.play(state, hanabi.toCode(move));
  }
  return state;
}

/** What a level chooses in a moment. */
export const chosen = (level: BotLevel, state: HanabiState, seed: number): HanabiMove =>
  unknown[level](hanabi.view(state, state.turn), new SeededRandom(seed), FEW).move;

/** A level chooses the same again, whatever its own cards and the deck are. */
export function chooseAgain(table: Table, level: BotLevel): void {
  playWhole(table, (state, mind) => {
    const seed = mind.below(1000);
    // Who searches takes a hundred times as long: every third of its moves.
    if (level === 'bonfire' && mind.below(3) > 0) return chosen('flame', state, seed);
    const other = twin({ state, move: null }, null, state.turn, mind).state;
    const move = chosen(level, state, seed);
    if (difference(chosen(level, other, seed), move) !== null)
      throw new Error(`${level} knows what is hidden`);
    return move;
  });
}

/** What they recall of a game is what they see. */
export function recallWhole(table: Table): void {
  playWhole(table, (state, mind) => {
    const seen = hanabi.view(state, state.turn);
    const path = difference(hanabi.view(recall(seen, mind).state, state.turn), seen);
    if (path !== null) throw new Error(`it is recalled otherwise: ${path}`);
    return chosen('flame', state, 1);
  });
}
