import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { isPerson, lentIn, peopleOf, type Desk } from '../table/desk.ts';
import { promptOf } from '../table/prompt.ts';
import { tellsAll, undoOffer, whyItStands } from '../table/undo.ts';
import { eventsOf } from './narration.ts';
import { handAfter } from './open-hand.ts';
import type { Showing, ShownHand } from './picture.svelte.ts';

/** A commit that nobody has been shown yet. All of it is public. */
export interface UnshownCommit<G extends GameTypes> {
  /** Its place among the commits that stand. */
  readonly commit: number;
  /** The public table it started from. */
  readonly before: G['view'];
  readonly events: readonly G['event'][];
}

/** What the people at the table could undo, or are asked to undo. */
export interface TableUndo<G extends GameTypes> {
  /** Who would ask for it. */
  readonly by: Seat;
  /** Who would have to agree. */
  readonly needs: readonly Seat[];
  /** What would not have happened, as everybody knows it. */
  readonly events: readonly G['event'][];
}

/**
 * What is shown first of a game that nobody has looked at yet. It is covered, but for a person
 * alone.
 */
export const firstPicture = <G extends GameTypes>(desk: Desk<G>, written: number): Showing<G> => ({
  ...plainOf(desk),
  table: desk.game.view(desk.state, null),
  hand: handAfter({ before: desk, after: desk, hand: null }),
  shown: null,
  telling: [],
  trouble: null,
  storing: false,
  thinkerless: false,
  lost: false,
  written,
});

/** How a picture of the desk `before` becomes one of the desk `after`. */
export const pictureAfter = <G extends GameTypes>({
  before,
  after,
  picture,
}: {
  readonly before: Desk<G>;
  readonly after: Desk<G>;
  readonly picture: Showing<G>;
}) => ({
  ...plainOf(after),
  table: after.state === before.state ? picture.table : after.game.view(after.state, null),
  hand: handAfter({ before, after, hand: picture.hand }),
  shown: shownAfter(after),
  telling: tellingAfter(picture.telling, before, after),
});

/** The hand that is shown to all but its owner; null where none is. */
function shownAfter<G extends GameTypes>({ game, state, glass }: Desk<G>): ShownHand<G> | null {
  const view = glass.mode === 'shown' ? game.viewShowing(state, glass.seat) : null;
  return glass.mode === 'shown' && view !== null ? { seat: glass.seat, view } : null;
}

/**
 * What can be read off a desk at once: who is asked, who has which seat; what could be taken back,
 * else why not, and what that lets the log tell.
 */
const plainOf = <G extends GameTypes>(desk: Desk<G>) => ({
  glass: desk.glass,
  prompt: promptOf(desk),
  way: desk.seating.way,
  lent: lentIn(desk.seating),
  undoOffer: tableUndo(desk),
  stands: whyItStands(desk),
  tellsAll: tellsAll(desk),
});

/**
 * What is to be told once the game has gone on: commits that were added behind the others, without
 * those that are undone.
 */
function tellingAfter<G extends GameTypes>(
  telling: readonly UnshownCommit<G>[],
  before: Desk<G>,
  { game, past }: Desk<G>,
): readonly UnshownCommit<G>[] {
  if (past === before.past) return telling;
  const known = Math.min(before.past.length, past.length);
  const standing = telling.filter(({ commit }) => commit < known);
  const added = past.slice(known).map((commit, i) => ({
    commit: known + i,
    before: game.view(commit.before, null),
    events: eventsOf(game, commit, null),
  }));
  return [...standing, ...added];
}

/**
 * What could be undone at the table: it is offered to whoever acted last, and so needs the fewest
 * to agree.
 */
function tableUndo<G extends GameTypes>(desk: Desk<G>): TableUndo<G> | null {
  const last = desk.past.findLast(({ kind }) => kind !== 'bot');
  // Whoever had to go asks for nothing.
  const by = [last?.by, desk.holder, peopleOf(desk)[0]].find(
    (seat): seat is Seat => typeof seat === 'number' && isPerson(desk, seat),
  );
  const offer = by === undefined ? null : undoOffer(desk, by);
  if (by === undefined || !offer) return null;
  const undone = desk.past.slice(offer.to);
  return {
    by,
    needs: offer.needs,
    events: undone.flatMap((commit) => eventsOf(desk.game, commit, null)),
  };
}
