import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { peopleOf, type Desk } from '../table/desk.ts';
import { undoOffer } from '../table/undo.ts';
import { eventsOf } from './narration.ts';

/** What the people at the table could undo, or are asked to undo. */
export interface TableUndo<G extends GameTypes> {
  /** Who would ask for it. */
  readonly by: Seat;
  /** Who would have to agree. */
  readonly needs: readonly Seat[];
  /** What would not have happened, as everybody knows it. */
  readonly events: readonly G['event'][];
}

/** What could be undone at the table: it is offered to whoever acted last, and so needs the fewest to agree. */
export function tableUndo<G extends GameTypes>(desk: Desk<G>): TableUndo<G> | null {
  const last = desk.past.findLast(({ kind }) => kind !== 'bot');
  const by = last?.by ?? desk.holder ?? peopleOf(desk)[0];
  const offer = by === undefined ? null : undoOffer(desk, by);
  if (by === undefined || !offer) return null;
  const undone = desk.past.slice(offer.to);
  return {
    by,
    needs: offer.needs,
    events: undone.flatMap((commit) => eventsOf(desk.game, commit, null)),
  };
}
