import { hanabi } from '../../../rules/index.ts';
import type { Card } from '../../../rules/cards.ts';
import type { HanabiMove } from '../../../rules/moves.ts';
import type { HanabiOptions } from '../../../rules/options.ts';
import type { HanabiView } from '../../../rules/view.ts';

/** A game in which these cards are dealt first, the rest behind them in order. */
export interface Dealt {
  /** By seat, the oldest first. */
  readonly hands: readonly (readonly Card[])[];
  /** What is drawn next. */
  readonly next?: readonly Card[];
  readonly moves?: readonly HanabiMove[];
  readonly options?: HanabiOptions;
}

/** What a seat, or null: the table, sees of such a game, in which seat 0 begins. */
export function sight(
  { hands, next = [], moves = [], options = {} }: Dealt,
  viewer: number | null = 0,
): HanabiView {
  const players = hands.length;
  const state = hanabi.start({ options, players, first: 0 });
  const rest = [...(hanabi.dealDue(state) ?? [])];
  const wanted = [...hands.flat(), ...next];
  for (const card of wanted) rest.splice(rest.indexOf(card), 1);
  hanabi.deal(state, [...wanted, ...rest]);
  for (const move of moves) {
    const refusal = hanabi.explain(state, move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
    hanabi.play(state, hanabi.toCode(move));
  }
  return hanabi.view(state, viewer);
}
