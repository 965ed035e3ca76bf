import type { Seat } from '../core/seats.ts';
import type { Game, GameTypes, SpokenMove } from '../games/contract/rules.ts';

/** What a seat can do by word now. Told from the public table, so that nobody's hand has a say. */
export const spokenBy = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
): readonly SpokenMove<G['move']>[] =>
  game.ask(state, seat) === 'none' ? [] : game.spoken(game.view(state, null), seat);

/**
 * The move by which a seat declines what it is asked; null where it is asked nothing, or must act.
 */
export function declineOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
): G['move'] | null {
  if (game.ask(state, seat) !== 'may') return null;
  return spokenBy(game, state, seat).find(({ kind }) => kind === 'decline')?.move ?? null;
}
