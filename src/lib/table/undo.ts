import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes, Seen } from '../games/contract/rules.ts';
import { isDeal } from '../games/contract/live.ts';
import type { Step } from './commit.ts';
import { isPerson, peopleOf, type Desk, type Past } from './desk.ts';
import { atRest, glassAfter, restingGlass } from './glass.ts';
import type { UndoRequest } from './public.ts';

/** What could be undone now, and who would have to agree besides the one who asks. */
export interface UndoOffer {
  /** Everything from this commit on. */
  readonly to: number;
  /** Who acted then; null for several who answered by word. */
  readonly by: Seat | null;
  readonly needs: readonly Seat[];
}

/**
 * What `by` could undo: the last thing people did, with the bots' moves after it; null when there
 * is nothing, a deal lies in between, or the game says that it stands for good. Everybody has to
 * agree once something was settled or a bot has acted since. Before that an answer by word is free
 * for whoever gave it until a hand opens, and for others with their consent; after that, and after
 * a visit, those it touched have to agree.
 */
export function undoOffer<G extends GameTypes>(desk: Desk<G>, by: Seat): UndoOffer | null {
  const to = lastAct(desk);
  const last = desk.past[to];
  if (!last || whyItStands(desk) !== null) return null;
  const settled = desk.game.settles(last.before, desk.state);
  const isLatest = to === desk.past.length - 1;
  const others = peopleOf(desk).filter((seat) => seat !== by);
  const offer = (needs: readonly Seat[]) => ({ to, by: last.by, needs });
  if (settled || !isLatest) return offer(others);
  if (last.kind === 'word' && desk.opened <= to) {
    const owners = answerersOf(last).filter((seat) => isPerson(desk, seat));
    return offer(owners.includes(by) ? [] : owners);
  }
  return offer(others.filter((seat) => isTouched(desk, to, seat)));
}

/**
 * Where the last thing that people did stands among the commits; -1 where there is none, or a deal
 * came after it.
 */
function lastAct<G extends GameTypes>({ past }: Desk<G>): number {
  const last = past.findLastIndex(({ kind }) => kind !== 'bot');
  return past[last]?.kind === 'deal' ? -1 : last;
}

/**
 * Why nobody can take back the last thing that people did: what has been seen since. Null where
 * they can, or there is nothing.
 */
export const whyItStands = <G extends GameTypes>(desk: Desk<G>): keyof Seen | null =>
  bound(desk, { secrets: desk.toldAll });

/**
 * Why the last act cannot be taken back, or null where it can. `hands` counts as seen once any hand
 * has been opened or shown since that act, or lay open during it; that of somebody alone, too.
 */
function bound<G extends GameTypes>(desk: Desk<G>, { secrets }: Pick<Seen, 'secrets'>) {
  const to = lastAct(desk);
  if (to < 0) return null;
  const { game, past, looked, opened } = desk;
  const moves = past.slice(to).flatMap((commit) => commit.moves);
  const hands = opened > to || looked.some((seen) => seen > to);
  return game.standForGood(moves, { hands, secrets });
}

/**
 * Whether the log of a game that is over tells what was secret. In some games whoever has read that
 * may not take the last act back (`standForGood`). There the log keeps it to itself, unless the
 * last act stands anyway, or somebody has asked for the whole log (`tellAll`).
 */
export function tellsAll<G extends GameTypes>(desk: Desk<G>): boolean {
  if (!desk.game.outcome(desk.state).over) return false;
  return whyItStands(desk) !== null || bound(desk, { secrets: true }) === null;
}

/**
 * Somebody asks for the whole log of a game that is over, though the last act stands from then on.
 */
export function tellAll<G extends GameTypes>(desk: Desk<G>): Result<Step<G>, UndoRefusal> {
  if (!desk.game.outcome(desk.state).over || tellsAll(desk))
    return failure({ code: 'nothingToTell' });
  const told = { ...desk, toldAll: true, undo: null };
  return success({ desk: atRest(told), entries: [{ do: 'toldAll' }] });
}

/** Whose answers by word a commit holds: not those that were given for seats standing out. */
function answerersOf<G extends GameTypes>({ by, moves, standingOut }: Past<G>): readonly Seat[] {
  if (by !== null) return [by];
  const answered = moves.flatMap((move) => (isDeal(move) ? [] : [move.seat]));
  return answered.filter((seat) => !standingOut.includes(seat));
}

/**
 * Whether a seat was asked something before or after the commit, or holds more or fewer cards
 * since: one of its own may have come back.
 */
function isTouched<G extends GameTypes>({ game, past, state }: Desk<G>, to: number, seat: Seat) {
  const before = past[to]?.before ?? state;
  const isAsked = [before, state].some((moment) => game.ask(moment, seat) !== 'none');
  return isAsked || game.held(before, seat) !== game.held(state, seat);
}

export type UndoRefusal = {
  readonly code:
    | 'noPerson'
    | 'nothingToUndo'
    | 'undoAsked'
    | 'noUndoAsked'
    | 'notNeeded'
    | 'nothingToTell';
};

/**
 * Asks on the table to undo what `undoOffer` names, or does it at once where nobody else has to
 * agree.
 */
export function requestUndo<G extends GameTypes>(
  desk: Desk<G>,
  by: Seat,
): Result<Step<G>, UndoRefusal> {
  if (!isPerson(desk, by)) return failure({ code: 'noPerson' });
  if (desk.undo) return failure({ code: 'undoAsked' });
  const offer = undoOffer(desk, by);
  if (!offer) return failure({ code: 'nothingToUndo' });
  const request: UndoRequest = { to: offer.to, by, needs: offer.needs, agreed: [] };
  if (request.needs.length === 0) return success(undo(desk, request));
  const asking = { ...desk, undo: request };
  return success({ desk: { ...asking, glass: restingGlass(asking) }, entries: [] });
}

/** One more person agrees; with the last one it is done. */
export function agree<G extends GameTypes>(
  desk: Desk<G>,
  seat: Seat,
): Result<Step<G>, UndoRefusal> {
  const request = desk.undo;
  if (!request) return failure({ code: 'noUndoAsked' });
  if (!request.needs.includes(seat)) return failure({ code: 'notNeeded' });
  const needs = request.needs.filter((needed) => needed !== seat);
  const next = { ...request, needs, agreed: [...request.agreed, seat] };
  return success(
    needs.length === 0 ? undo(desk, next) : { desk: { ...desk, undo: next }, entries: [] },
  );
}

/** The request is turned down, or withdrawn. */
export const keepAsIs = <G extends GameTypes>(desk: Desk<G>): Result<Step<G>, UndoRefusal> =>
  desk.undo
    ? success({ desk: atRest({ ...desk, undo: null }), entries: [] })
    : failure({ code: 'noUndoAsked' });

function undo<G extends GameTypes>(desk: Desk<G>, { to, by, agreed }: UndoRequest): Step<G> {
  const undone = undoTo(desk, to);
  return {
    desk: { ...undone, glass: glassAfter(undone) },
    entries: [{ do: 'undo', to, by, agreed }],
  };
}

/**
 * The desk as it was before commit `to`, with what people had said by then. Who stands out and is
 * asked again is back in: it was their standing out that is undone.
 */
export function undoTo<G extends GameTypes>(desk: Desk<G>, to: number): Desk<G> {
  const then = desk.past[to];
  if (!then) return desk;
  const state = then.before;
  return {
    ...desk,
    state,
    past: desk.past.slice(0, to),
    // Whoever had to go since has said nothing.
    wanting: then.wanting.filter((seat) => isPerson(desk, seat)),
    standingOut: then.standingOut.filter(
      (seat) => isPerson(desk, seat) && desk.game.ask(state, seat) !== 'may',
    ),
    staged: desk.staged.map(() => []),
    lead: null,
    looked: desk.looked.map((count) => Math.min(count, to)),
    opened: Math.min(desk.opened, to),
    undo: null,
  };
}
