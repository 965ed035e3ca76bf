import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Ask, Deal, DealRefusal, GameTypes } from '../games/game.ts';
import { isDeal } from '../games/live.ts';
import { withSeat, type Commit, type Desk } from './desk.ts';
import { askedByWord } from './due.ts';
import { glassAfter } from './glass.ts';
import type { Entry } from './journal.ts';

/** A step that was taken: the desk after it, and what has to be stored before anybody sees it. */
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

/** Plays a commit, adds the answers of those who stand out, and turns the glass to what comes next. */
export function makeCommit<G extends GameTypes>(
  desk: Desk<G>,
  commit: Commit<G>,
): Result<Step<G>, IllegalCommit<G>> {
  const played = playMoves(desk, commit.moves);
  if (!played.ok) return played;
  const answers = answerForThoseOut(desk, played.value);
  const whole = { ...commit, moves: [...commit.moves, ...answers] };
  const next = addCommit(desk, whole, played.value);
  const glass = glassAfter(next);
  const watched = glass.mode === 'hand' ? glass.seat : null;
  return success({
    desk: sawItAll({ ...next, glass }, watched),
    entries: [{ do: 'commit', watched, ...whole }],
  });
}

/** The desk once `watched` has seen its hand as it stands; unchanged for null. */
export const sawItAll = <G extends GameTypes>(desk: Desk<G>, watched: Seat | null): Desk<G> =>
  watched === null
    ? desk
    : { ...desk, looked: withSeat(desk.looked, watched, desk.past.length) };

/** A state after several moves, or the first that is refused. */
export function playMoves<G extends GameTypes>(
  { game, state }: Pick<Desk<G>, 'game' | 'state'>,
  moves: readonly (G['move'] | Deal)[],
): Result<G['state'], IllegalCommit<G>> {
  const next = game.clone(state);
  for (const [at, move] of moves.entries()) {
    const refusal = isDeal(move) ? game.explainDeal(next, move.order) : game.explain(next, move);
    if (refusal) return failure({ code: 'illegal', at, refusal });
    if (isDeal(move)) game.deal(next, move.order);
    else game.play(next, game.toCode(move));
  }
  return success(next);
}

/** Lets everybody who stands out decline as long as they are asked. Plays on `state`. */
function answerForThoseOut<G extends GameTypes>(desk: Desk<G>, state: G['state']): G['move'][] {
  const { game, seating, standingOut } = desk;
  const answers: G['move'][] = [];
  for (;;) {
    const seat = askedByWord({ game, state, seating }).find(
      (asked) => standingOut.includes(asked) && game.mayStandOut(state, asked),
    );
    const answer = seat === undefined ? null : game.spoken(state, seat);
    if (!answer) return answers;
    answers.push(game.toMove(answer.code));
    game.play(state, answer.code);
  }
}

/** Adds a commit that led to `state`, and drops what it settled: wishes, marks of a challenge that is over, what lay ready for another table. */
export function addCommit<G extends GameTypes>(
  desk: Desk<G>,
  { kind, by, moves }: Commit<G>,
  state: G['state'],
): Desk<G> {
  const { game } = desk;
  const acted = new Set(moves.flatMap((move) => (isDeal(move) ? [] : [move.seat])));
  return {
    ...desk,
    state,
    past: [...desk.past, { kind, by, moves, before: desk.state }],
    wanting: desk.wanting.filter((seat) => !acted.has(seat) && isOptional(game.ask(state, seat))),
    standingOut: desk.standingOut.filter((seat) => game.mayStandOut(state, seat)),
    staged: desk.staged.map(() => []),
    undo: null,
  };
}

/** Whether a seat may act and need not: only then is a wish to play worth keeping. */
export const isOptional = (ask: Ask): boolean => ask === 'may' || ask === 'could';
