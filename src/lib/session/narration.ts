import type { Seat } from '../core/seats.ts';
import type { Game, GameTypes } from '../games/contract/rules.ts';
import { apply } from '../games/contract/live.ts';
import type { Past } from '../table/desk.ts';

/** A commit as far as it has to be known to tell it. */
export type Tellable<G extends GameTypes> = Pick<Past<G>, 'before' | 'moves'>;

/** What a commit brought about, as `viewer` may know it; the public table for null. */
export const eventsOf = <G extends GameTypes>(
  game: Game<G>,
  commit: Tellable<G>,
  viewer: Seat | null,
): readonly G['event'][] =>
  scenesOf(game, commit).flatMap(({ before, move }) => game.narrate(before, move, viewer));

/**
 * What a commit brought about as only everybody's seats together may know it: what is private
 * stands once, where it happened.
 */
export const wholeEventsOf = <G extends GameTypes>(
  game: Game<G>,
  commit: Tellable<G>,
  seats: readonly Seat[],
): readonly G['event'][] =>
  scenesOf(game, commit).flatMap(({ before, move }) => {
    const told = (viewer: Seat | null) => game.narrate(before, move, viewer);
    return seats.reduce((whole, seat) => merge(whole, told(seat)), told(null));
  });

function scenesOf<G extends GameTypes>(game: Game<G>, { before, moves }: Tellable<G>) {
  const state = game.clone(before);
  return moves.map((move) => {
    const scene = { before: game.clone(state), move };
    apply(game, state, move);
    return scene;
  });
}

/**
 * Both stories in one: what both tell stands once, and what one alone tells stays behind what it
 * follows there.
 */
function merge<Event>(whole: readonly Event[], told: readonly Event[]): readonly Event[] {
  const merged: Event[] = [];
  let next = 0;
  for (const event of told) {
    const at = whole.findIndex((other, i) => i >= next && isSame(other, event));
    if (at >= 0) merged.push(...whole.slice(next, at));
    merged.push(event);
    if (at >= 0) next = at + 1;
  }
  return [...merged, ...whole.slice(next)];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
