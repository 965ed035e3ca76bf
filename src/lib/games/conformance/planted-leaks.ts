/**
 * Games that tell too much, on purpose: a search for leaks that does not find these finds nothing.
 */
import { seatsFrom } from '../../core/seats.ts';
import type { Game, GameTypes } from '../contract/rules.ts';
import { apply } from '../contract/live.ts';
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
      game: {
        ...game,
        ask: (state, seat) => (isTelling(handsOf(state)) ? 'none' : game.ask(state, seat)),
      },
    },
    {
      leak: 'words that depend on what somebody holds',
      game: speakingByHands(game, handsOf),
    },
    {
      leak: 'a story that tells what was drawn',
      game: {
        ...game,
        narrate: (before, move, viewer) => {
          const after = game.clone(before);
          apply(game, after, move);
          const drawn = handsOf(after).map((hand) => hand.join());
          return [...game.narrate(before, move, viewer), { code: drawn.join(' ') }];
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

/**
 * Whether these are among the half of all hands on which a leak hangs: whose they are, and who may
 * see them, differs from game to game.
 */
function isTelling(hands: readonly (readonly string[])[]): boolean {
  const letters = [...hands.join()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return letters % 2 === 0;
}

/** A game whose views hold on to the state they were made of. */
function speakingByHands<G extends GameTypes>(
  game: Game<G>,
  handsOf: (state: G['state']) => readonly (readonly string[])[],
): Game<G> {
  const hands = new WeakMap<G['view'], readonly (readonly string[])[]>();
  return {
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer);
      hands.set(view, handsOf(state));
      return view;
    },
    spoken: (table, seat) => (isTelling(hands.get(table) ?? []) ? [] : game.spoken(table, seat)),
  };
}
