/** Games that tell too much, on purpose: a search for leaks that does not find these finds nothing. */
import { seatsFrom } from '../../core/seats.ts';
import type { Ask, Game, GameTypes } from '../contract/rules.ts';
import type { Witness } from './witness.ts';

/** The same game with one leak, and what the leak is. */
export interface Leaky<G extends GameTypes> {
  readonly leak: string;
  readonly game: Game<G>;
}

export function plantedLeaks<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
): readonly Leaky<G>[] {
  const handsOf = (state: G['state']): readonly (readonly string[])[] =>
    seatsFrom(0, game.minPlayers).map((seat) => witness.hand(state, seat));
  return [
    {
      leak: 'a view that shows a hand',
      game: {
        ...game,
        view: (state, viewer) => ({ ...game.view(state, viewer), seen: witness.hand(state, 0) }),
      },
    },
    {
      leak: 'a view that shows the other hands only to those at the table',
      game: {
        ...game,
        view: (state, viewer) => {
          const view = game.view(state, viewer);
          return viewer === null ? view : { ...view, seen: handsOf(state) };
        },
      },
    },
    {
      leak: 'a question that depends on what somebody holds',
      game: { ...game, ask: (state, seat) => askByHands(game.ask(state, seat), handsOf(state)) },
    },
    {
      leak: 'a story that tells what was drawn',
      game: {
        ...game,
        narrate: (before, move, after, viewer) => {
          const drawn = handsOf(after).map((hand) => hand.join());
          return [...game.narrate(before, move, after, viewer), { code: drawn.join(' ') }];
        },
      },
    },
    {
      leak: 'a refusal that depends on what somebody holds',
      game: {
        ...game,
        explain: (state, move) => {
          const refusal = game.explain(state, move);
          return refusal && { ...refusal, hint: handsOf(state).join() };
        },
      },
    },
  ];
}

/** Half of all hands are asked nothing: whose they are, and who may see them, differs from game to game. */
function askByHands(ask: Ask, hands: readonly (readonly string[])[]): Ask {
  const letters = [...hands.join()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return letters % 2 === 0 ? 'none' : ask;
}
