import { failure, success, type Result } from '../core/result.ts';
import type { GameTypes, SeatMove } from '../games/contract/rules.ts';
import { isSameMove } from '../games/contract/live.ts';
import { declineOf, spokenBy } from './by-word.ts';
import { isOptional, makeCommit, type IllegalCommit, type Step } from './commit.ts';
import { isPerson, openSeat, type Desk } from './desk.ts';
import { dueOf, silentPeople } from './due.ts';
import { atRest, restingGlass } from './glass.ts';
import { markStandingOut, withMark, type Mark } from './marks.ts';
import { readyOf, stage, unstage, type StageRefusal } from './stage.ts';

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
        | 'nothingToWant'
        | 'alreadyWanting'
        | 'notWanting'
        | 'cannotStandOut'
        | 'alreadyStandingOut'
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
  if (seat === null) return failure({ code: 'noHandOpen' });
  const without = unstage(desk, seat);
  return without ? quietly(without) : failure({ code: 'nothingStaged' });
}

/**
 * Commits the visit: what lies ready and, to close it, the answer that nothing further comes, where
 * there is anything left to decline. What its owner leads with next waits until nobody adds.
 */
export function commitVisit<G extends GameTypes>(
  desk: Desk<G>,
  { close }: { readonly close: boolean },
): Act<G> {
  const seat = openSeat(desk);
  if (seat === null) return failure({ code: 'noHandOpen' });
  const ready = readyOf(desk, seat);
  const moves = close && ready.closing ? [...ready.moves, ready.closing] : ready.moves;
  const leads = ready.next?.moves ?? [];
  const lead = leads.length > 0 ? { seat, moves: leads, said: true } : null;
  if (moves.length > 0) return makeCommit(desk, { kind: 'visit', by: seat, moves }, lead);
  if (lead) return quietly({ ...desk, lead, glass: restingGlass(desk) });
  return failure({ code: close ? 'nothingToDecline' : 'nothingStaged' });
}

/**
 * A person acts without their hand: at their plate, by word to whoever has the device, or in their
 * own open hand, where what lies ready goes back among their cards. `move` is one of those their
 * plate lists.
 */
export function say<G extends GameTypes>(desk: Desk<G>, move: SeatMove): Act<G> {
  const { seat } = move;
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  const listed = spokenBy(desk.game, desk.state, seat);
  const spoken = listed.find((one) => isSameMove(one.move, move));
  if (!spoken) return failure({ code: 'nothingToSay' });
  const kind = openSeat(desk) === seat ? 'visit' : 'word';
  return makeCommit(desk, { kind, by: seat, moves: [spoken.move] });
}

/**
 * Somebody has answered "nobody" for all who are asked: those people decline by word, one after the
 * other.
 */
export function sayNobody<G extends GameTypes>(desk: Desk<G>): Act<G> {
  const { game } = desk;
  const state = game.clone(desk.state);
  const moves: G['move'][] = [];
  for (const seat of silentPeople(desk)) {
    const decline = declineOf(game, state, seat);
    if (!decline || game.settles(desk.state, state)) break;
    game.play(state, game.toCode(decline));
    moves.push(decline);
  }
  const [first] = moves;
  if (!first) return failure({ code: 'nothingAsked' });
  const by = moves.length === 1 ? first.seat : null;
  return makeCommit(desk, { kind: 'word', by, moves });
}

/**
 * A person says that they will play, a held ask: they get the device when they are asked and no
 * answer comes before theirs, and whoever holds it must not answer for them. Or they will not after
 * all.
 */
export function want<G extends GameTypes>(desk: Desk<G>, { seat, on }: Mark): Act<G> {
  const { game, state, wanting } = desk;
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  if (wanting.includes(seat) === on) return failure({ code: on ? 'alreadyWanting' : 'notWanting' });
  if (on && !isOptional(game.ask(state, seat))) return failure({ code: 'nothingToWant' });
  const next = { ...desk, wanting: withMark(wanting, { seat, on }) };
  return success({ desk: atRest(next), entries: [{ do: 'want', seat, on }] });
}

/**
 * A person stands out of the challenge that is running, and declines at once if they are asked; or
 * is back in.
 */
export function standOut<G extends GameTypes>(desk: Desk<G>, { seat, on }: Mark): Act<G> {
  const { game, state, standingOut } = desk;
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  if (standingOut.includes(seat) === on)
    return failure({ code: on ? 'alreadyStandingOut' : 'notStandingOut' });
  if (on && !game.mayStandOut(state, seat)) return failure({ code: 'cannotStandOut' });
  const marked = markStandingOut(desk, { seat, on });
  const entry = { do: 'standOut', seat, on } as const;
  const decline = on ? declineOf(game, state, seat) : null;
  if (!decline) return success({ desk: atRest(marked), entries: [entry] });
  const declined = say(marked, decline);
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
