import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Ask, Deal, DealRefusal, Game, GameTypes } from '../games/contract/rules.ts';
import { apply, isDeal, isSameMove, refusalOf } from '../games/contract/live.ts';
import { declineOf } from './by-word.ts';
import { soloOf, withSeat, type Commit, type Desk, type Lead } from './desk.ts';
import { askedPeople } from './due.ts';
import { glassAfter } from './glass.ts';
import type { Entry } from './journal.ts';

/**
 * A step that was taken: the desk after it, and what has to be stored, in one go, before anybody
 * sees it.
 */
export interface Step<G extends GameTypes> {
  readonly desk: Desk<G>;
  readonly entries: readonly Entry<G>[];
}

/** A commit the rules refuse, with the place of the bad move in it. */
export interface IllegalCommit<G extends GameTypes> {
  readonly code: 'illegal';
  readonly at: number;
  readonly refusal: G['refusal'] | DealRefusal;
}

/** Where moves lead. */
interface Played<G extends GameTypes> {
  readonly state: G['state'];
  /** The seats that did more than decline. */
  readonly active: readonly Seat[];
}

/**
 * Plays a commit, adds the answers that nobody has to give, and turns the glass to what comes next.
 * `lead`: what whoever acts has laid ready to lead with, should nobody add anything.
 */
export function makeCommit<G extends GameTypes>(
  desk: Desk<G>,
  commit: Commit<G>,
  lead: Lead<G> | null = null,
): Result<Step<G>, IllegalCommit<G>> {
  const played = playMoves(desk, commit.moves);
  if (!played.ok) return played;
  const answers = answersUnasked(desk, played.value);
  const whole = { ...commit, moves: [...commit.moves, ...answers] };
  const added = addCommit(desk, whole, played.value);
  const next = lead ? { ...added, lead } : added;
  const glass = glassAfter(next);
  const watched = glass.mode === 'hand' ? glass.seat : null;
  return success(
    leadOn(desk, {
      desk: sawItAll({ ...next, glass }, watched),
      entries: [{ do: 'commit', watched, ...whole }],
    }),
  );
}

/**
 * Once something is settled, and as could be foreseen, whoever leads does so with what they had
 * laid ready, in a commit of its own. Whatever else has come of it makes that void.
 */
function leadOn<G extends GameTypes>({ state: before }: Desk<G>, step: Step<G>): Step<G> {
  const { game, lead, state } = step.desk;
  if (!lead || !game.settles(before, state)) return step;
  const desk = { ...step.desk, lead: null };
  const { seat: by, moves } = lead;
  const leads = lead.said && game.isForeseen(before, state) && game.turn(state) === by;
  const played = leads ? playMoves(desk, moves) : null;
  if (!played?.ok) return { ...step, desk };
  const closing = declineOf(game, played.value.state, by);
  const whole = closing ? [...moves, closing] : moves;
  const led = makeCommit(desk, { kind: 'visit', by, moves: whole });
  if (!led.ok) return { ...step, desk };
  return { desk: led.value.desk, entries: [...step.entries, ...led.value.entries] };
}

/**
 * The desk once `watched` has seen its hand as it stands, or as it did after so many commits;
 * unchanged for null.
 */
export const sawItAll = <G extends GameTypes>(
  desk: Desk<G>,
  watched: Seat | null,
  commits = desk.past.length,
): Desk<G> =>
  watched === null ? desk : { ...desk, looked: withSeat(desk.looked, watched, commits) };

/** Where several moves lead in a row, or the first that is refused. */
export function playMoves<G extends GameTypes>(
  { game, state: before }: Pick<Desk<G>, 'game' | 'state'>,
  moves: readonly (G['move'] | Deal)[],
): Result<Played<G>, IllegalCommit<G>> {
  const state = game.clone(before);
  const active: Seat[] = [];
  for (const [at, move] of moves.entries()) {
    const refusal = refusalOf(game, state, move);
    if (refusal) return failure({ code: 'illegal', at, refusal });
    if (!isDeal(move) && !isDecline(game, state, move)) active.push(move.seat);
    apply(game, state, move);
  }
  return success({ state, active });
}

function isDecline<G extends GameTypes>(game: Game<G>, state: G['state'], move: G['move']) {
  const decline = declineOf(game, state, move.seat);
  return decline !== null && isSameMove(decline, move);
}

/**
 * Declines for seats nobody has to ask: for those that stand out, unless they have just played and
 * so are back in; and for somebody alone with computer players who has no other legal move. Among
 * several people nobody is passed over for that: the others would learn that no card of theirs
 * fits. Plays on `state`; returns the moves it has made.
 */
function answersUnasked<G extends GameTypes>(
  { game, seating, standingOut }: Desk<G>,
  { state, active }: Played<G>,
): G['move'][] {
  const alone = soloOf({ seating });
  const standsOut = (seat: Seat) =>
    standingOut.includes(seat) && !active.includes(seat) && game.mayStandOut(state, seat);
  const answers: G['move'][] = [];
  for (;;) {
    const seat = askedPeople({ game, state, seating }).find(
      (asked) => standsOut(asked) || (asked === alone && hasNoChoice(game, state, asked)),
    );
    const decline = seat === undefined ? null : declineOf(game, state, seat);
    if (!decline) return answers;
    answers.push(decline);
    game.play(state, game.toCode(decline));
  }
}

/** Whether it is a seat's turn to answer, and declining is all it can do. */
const hasNoChoice = <G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): boolean =>
  game.turn(state) === seat && game.legal(state, seat, new Int32Array(game.mostMoves)) === 1;

/**
 * Adds a commit, and drops what it makes idle: the held asks and plans of those who acted, the
 * marks of those who played after all, and everything that was meant for a challenge that is over.
 */
export function addCommit<G extends GameTypes>(
  desk: Desk<G>,
  { kind, by, moves }: Commit<G>,
  { state, active }: Played<G>,
): Desk<G> {
  const { game, wanting, standingOut } = desk;
  const acted = new Set(moves.flatMap((move) => (isDeal(move) ? [] : [move.seat])));
  const settled = game.settles(desk.state, state);
  const goesOn = (seat: Seat) => !settled && !acted.has(seat);
  return {
    ...desk,
    state,
    past: [...desk.past, { kind, by, moves, before: desk.state, wanting, standingOut }],
    wanting: wanting.filter((seat) => goesOn(seat) && isOptional(game.ask(state, seat))),
    standingOut: standingOut.filter(
      (seat) => !settled && !active.includes(seat) && game.mayStandOut(state, seat),
    ),
    staged: desk.staged.map((plan, seat) => (goesOn(seat) ? plan : [])),
    lead: desk.lead && acted.has(desk.lead.seat) ? null : desk.lead,
    undo: null,
  };
}

/** Whether a seat may act and need not: only then is there an ask to hold. */
export const isOptional = (ask: Ask): boolean => ask === 'may' || ask === 'could';
