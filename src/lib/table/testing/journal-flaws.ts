import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { after } from '../../games/contract/live.ts';
import { openSeat, peopleOf, type Commit, type Desk, type Past } from '../desk.ts';
import type { Entry } from '../journal.ts';
import { firstFlaw, flawIf, type Change } from './change.ts';

/** Inputs that play, and so make one commit each. */
const PLAYING = ['commit', 'say', 'sayNobody', 'deal', 'bot', 'standOut'];

/** What is wrong with what a change wrote down, or with what it did to the game. */
export function journalFlaw<G extends GameTypes>(change: Change<G>): string | null {
  const { before, desk, entries, input, promptBefore, prompt } = change;
  const commits = entries.filter((entry) => entry.do === 'commit');
  const [undo] = entries.filter((entry) => entry.do === 'undo');
  if (undo) return undoFlaw(change, undo);
  const [commit] = commits;
  if (commit) {
    return firstFlaw(
      flawIf(!PLAYING.includes(input.do), `${input.do} plays`),
      leadFlaw(change, commits),
      flawIf(desk.past.length !== before.past.length + commits.length, 'a commit does not stand'),
      commitFlaw(before, desk, commits),
    );
  }
  const inPrivate = input.do === 'stage' || input.do === 'unstage';
  return firstFlaw(
    flawIf(desk.past !== before.past || desk.state !== before.state, 'the game moves unwritten'),
    flawIf(inPrivate && entries.length > 0, 'what lies ready is written down'),
    flawIf(
      inPrivate && JSON.stringify(prompt) !== JSON.stringify(promptBefore),
      'the prompt tells what lies ready',
    ),
  );
}

/** Behind what was done comes nothing, but for what its seat had said that it leads with. */
function leadFlaw<G extends GameTypes>(
  { before, input }: Change<G>,
  [, lead, ...more]: readonly Commit<G>[],
): string | null {
  if (!lead) return null;
  const own = input.do === 'commit' && openSeat(before) === before.lead?.seat;
  const said = before.lead?.seat === lead.by && (before.lead.said || own);
  const laid = before.lead?.moves.map((move) => JSON.stringify(move)) ?? [];
  return firstFlaw(
    flawIf(more.length > 0 || !said, 'one visit is two commits'),
    flawIf(JSON.stringify(lead.moves[0]) !== laid[0], 'another lead than was said'),
  );
}

/** Commits are what somebody could do, and lead where their moves lead one by one. */
function commitFlaw<G extends GameTypes>(
  before: Desk<G>,
  desk: Desk<G>,
  commits: readonly Commit<G>[],
) {
  const replayed = replayMoves(before, before.state, commits);
  const moves = (made: readonly Commit<G>[]) => JSON.stringify(made.map((commit) => commit.moves));
  const stands = desk.past.slice(-commits.length);
  return firstFlaw(
    flawIf(replayed === null, 'a commit breaks the rules'),
    flawIf(replayed !== desk.game.notation(desk.state), 'a commit does not lead to the state'),
    flawIf(moves(stands) !== moves(commits), 'other moves stand'),
    flawIf(
      commits.some((commit) => commit.moves.length === 0),
      'an empty commit',
    ),
  );
}

/** The state moves lead to by the rules alone, in words; null where one is refused. */
function replayMoves<G extends GameTypes>(
  { game }: Desk<G>,
  from: G['state'],
  commits: readonly Commit<G>[],
): string | null {
  let state = from;
  for (const move of commits.flatMap(({ moves }) => moves)) {
    const next = after(game, state, move);
    if (!next.ok) return null;
    state = next.value;
  }
  return game.notation(state);
}

/**
 * Whether the moves that stand, replayed from the start, lead to the state: they are what a record
 * holds.
 */
export function recordFlaw<G extends GameTypes>(desk: Desk<G>): string | null {
  const start = desk.past[0]?.before ?? desk.state;
  return flawIf(
    replayMoves(desk, start, desk.past) !== desk.game.notation(desk.state),
    'the moves that stand do not lead to the state',
  );
}

type UndoEntry<G extends GameTypes> = Extract<Entry<G>, { do: 'undo' }>;

function undoFlaw<G extends GameTypes>(
  { before, desk, entries }: Change<G>,
  undo: UndoEntry<G>,
): string | null {
  const undone = before.past.slice(undo.to);
  const kept = JSON.stringify(desk.past.map(({ moves }) => moves));
  const prefix = JSON.stringify(before.past.slice(0, undo.to).map(({ moves }) => moves));
  return firstFlaw(
    flawIf(entries.length !== 1, 'an undo with something else'),
    flawIf(kept !== prefix, 'an undo of more than it says, or less'),
    recordFlaw(desk),
    flawIf(
      undone.some(({ kind }) => kind === 'deal'),
      'an undo across a deal',
    ),
    flawIf(undone.length === 0, 'an undo of nothing'),
    flawIf(
      undone.slice(1).some(({ kind }) => kind !== 'bot'),
      'an undo of two acts',
    ),
    consentFlaw(before, undo, undone),
  );
}

/** Whether everybody who has to has agreed. Written without `undoOffer`. */
function consentFlaw<G extends GameTypes>(
  before: Desk<G>,
  { by, agreed, to }: UndoEntry<G>,
  undone: readonly Past<G>[],
): string | null {
  const [act] = undone;
  if (!act) return null;
  const consents = (seat: Seat) => seat === by || agreed.includes(seat);
  const all = before.game.settles(act.before, before.state) || undone.length > 1;
  const free = act.kind === 'word' && before.opened <= to;
  const actors = new Set(act.moves.flatMap((move) => ('seat' in move ? [move.seat] : [])));
  const spoke = (seat: Seat) =>
    act.by === null ? actors.has(seat) && !act.standingOut.includes(seat) : act.by === seat;
  if (!all && free && by !== null && spoke(by)) return null;
  const has = (seat: Seat) => all || (free ? spoke(seat) : actors.has(seat));
  const missing = peopleOf(before).find((seat) => has(seat) && !consents(seat));
  return flawIf(missing !== undefined, `an undo without the consent of seat ${missing}`);
}
