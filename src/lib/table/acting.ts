import { failure, success, type Result } from '../core/result.ts';
import { NOBODY, type Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/game.ts';
import { isOptional, makeCommit, type IllegalCommit, type Step } from './commit.ts';
import { isPerson, openSeat, type Desk } from './desk.ts';
import { askedByWord, dueOf } from './due.ts';
import { planOf, stage, unstage, type StageRefusal } from './stage.ts';

/** Why nothing was played. */
export type ActRefusal<G extends GameTypes> =
  | IllegalCommit<G>
  | StageRefusal<G>
  | {
      readonly code:
        | 'noHandOpen'
        | 'otherSeat'
        | 'noPerson'
        | 'nothingStaged'
        | 'nothingToDecline'
        | 'nothingToSay'
        | 'nothingAsked'
        | 'nothingToWaitFor'
        | 'notWaiting'
        | 'cannotStandOut'
        | 'notStandingOut'
        | 'noDealDue'
        | 'notBotsTurn';
    };

type Act<G extends GameTypes> = Result<Step<G>, ActRefusal<G>>;

const quietly = <G extends GameTypes>(desk: Desk<G>): Act<G> => success({ desk, entries: [] });

/** The owner of the open hand lays one more move ready. */
export function layReady<G extends GameTypes>(desk: Desk<G>, move: G['move']): Act<G> {
  const seat = openSeat(desk);
  if (seat === null) return failure({ code: 'noHandOpen' });
  if (move.seat !== seat) return failure({ code: 'otherSeat' });
  const staged = stage(desk, seat, move);
  return staged.ok ? quietly(staged.value) : staged;
}

/** The owner of the open hand takes the last move back that lies ready. */
export function withdraw<G extends GameTypes>(desk: Desk<G>): Act<G> {
  const seat = openSeat(desk);
  return seat === null ? failure({ code: 'noHandOpen' }) : quietly(unstage(desk, seat));
}

/** Commits the visit: what lies ready and, to close it, the answer that nothing further comes. */
export function commitVisit<G extends GameTypes>(desk: Desk<G>, options: { close: boolean }): Act<G> {
  const seat = openSeat(desk);
  if (seat === null) return failure({ code: 'noHandOpen' });
  const { moves, closing } = planOf(desk, seat);
  if (options.close && !closing) return failure({ code: 'nothingToDecline' });
  const all = options.close && closing ? [...moves, closing] : moves;
  if (all.length === 0) return failure({ code: 'nothingStaged' });
  return makeCommit(desk, { kind: 'visit', by: seat, moves: all });
}

/** A person declines or takes without their hand: at their plate, or by word to whoever has the device. */
export function say<G extends GameTypes>(desk: Desk<G>, seat: Seat): Act<G> {
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  const spoken = desk.game.spoken(desk.state, seat);
  if (!spoken) return failure({ code: 'nothingToSay' });
  const kind = openSeat(desk) === seat ? 'visit' : 'word';
  return makeCommit(desk, { kind, by: seat, moves: [desk.game.toMove(spoken.code)] });
}

/** Everybody who is asked declines by word; whoever has their hand open speaks only for the others. */
export function sayNobody<G extends GameTypes>(desk: Desk<G>): Act<G> {
  const { game, seating } = desk;
  if (dueOf(desk).kind !== 'words') return failure({ code: 'nothingAsked' });
  const state = game.clone(desk.state);
  const moves: G['move'][] = [];
  for (;;) {
    const seat = askedByWord({ game, state, seating }).find((asked) => asked !== openSeat(desk));
    const spoken = seat === undefined ? null : game.spoken(state, seat);
    if (!spoken) break;
    game.play(state, spoken.code);
    moves.push(game.toMove(spoken.code));
  }
  const [first] = moves;
  if (!first) return failure({ code: 'nothingAsked' });
  const by = moves.length === 1 ? first.seat : null;
  return makeCommit(desk, { kind: 'word', by, moves });
}

/** A person says that they will play as soon as the answer they wait for is there; or that they will not after all. */
export function want<G extends GameTypes>(desk: Desk<G>, seat: Seat, on: boolean): Act<G> {
  const { game, state, wanting } = desk;
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  if (wanting.includes(seat) === on) return failure({ code: on ? 'nothingToWaitFor' : 'notWaiting' });
  const waits = isOptional(game.ask(state, seat)) && game.waitsFor(state, seat) !== NOBODY;
  if (on && !waits) return failure({ code: 'nothingToWaitFor' });
  const next = on ? [...wanting, seat] : wanting.filter((other) => other !== seat);
  return success({ desk: { ...desk, wanting: next }, entries: [{ do: 'want', seat, on }] });
}

/** A person stands out of the challenge that is running, and declines at once if they are asked; or is back in. */
export function standOut<G extends GameTypes>(desk: Desk<G>, seat: Seat, on: boolean): Act<G> {
  const { game, state, standingOut } = desk;
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  if (standingOut.includes(seat) === on) return failure({ code: on ? 'cannotStandOut' : 'notStandingOut' });
  if (on && !game.mayStandOut(state, seat)) return failure({ code: 'cannotStandOut' });
  const marked: Desk<G> = {
    ...desk,
    standingOut: on ? [...standingOut, seat] : standingOut.filter((other) => other !== seat),
    wanting: desk.wanting.filter((other) => other !== seat),
  };
  const entry = { do: 'standOut', seat, on } as const;
  if (!on || game.ask(state, seat) !== 'may') return success({ desk: marked, entries: [entry] });
  const declined = say(marked, seat);
  if (!declined.ok) return declined;
  return success({ ...declined.value, entries: [entry, ...declined.value.entries] });
}

/** Chance deals. */
export function dealOrder<G extends GameTypes>(desk: Desk<G>, order: readonly string[]): Act<G> {
  if (dueOf(desk).kind !== 'deal') return failure({ code: 'noDealDue' });
  return makeCommit(desk, { kind: 'deal', by: null, moves: [{ do: 'deal', order }] });
}

/** The bot whose move is due plays it. */
export function botPlays<G extends GameTypes>(desk: Desk<G>, move: G['move']): Act<G> {
  const due = dueOf(desk);
  if (due.kind !== 'bot' || due.seat !== move.seat) return failure({ code: 'notBotsTurn' });
  return makeCommit(desk, { kind: 'bot', by: move.seat, moves: [move] });
}
