import { failure, success, type Result } from '../core/result.ts';
import type { Game, GameTypes, Start } from '../games/contract/rules.ts';
import { addCommit, playMoves, sawItAll, type IllegalCommit } from './commit.ts';
import { newDesk, type Desk, type Seating } from './desk.ts';
import type { Entry } from './journal.ts';
import { coveredGlass, sawHand, sawOwnHand } from './looking.ts';
import { markStandingOut, withMark } from './marks.ts';
import { inOtherHands } from './seats.ts';
import { undoTo } from './undo.ts';

/** Why a journal cannot be replayed: the place of the entry, and what is wrong with it. */
export interface BrokenJournal<G extends GameTypes> {
  readonly at: number;
  readonly problem: IllegalCommit<G> | { readonly code: 'undoOutOfRange' };
}

/**
 * The desk a journal leads to, covered: nobody has pressed anything yet. Gone is what no journal
 * holds: what was on the glass, what lay ready in a hand, and a request to undo that not everybody
 * had agreed to.
 */
export function restore<G extends GameTypes>(
  game: Game<G>,
  start: Start<G['options']>,
  seating: Seating,
  journal: readonly Entry<G>[],
): Result<Desk<G>, BrokenJournal<G>> {
  let desk = newDesk(game, start, seating);
  for (const [at, entry] of journal.entries()) {
    const next = replayEntry(desk, entry);
    if (!next.ok) return failure({ at, problem: next.problem });
    desk = next.value;
  }
  return success({ ...desk, glass: coveredGlass(desk) });
}

/** The desk one entry later. Its glass means nothing: what was shown is not in a journal. */
export function replayEntry<G extends GameTypes>(
  desk: Desk<G>,
  entry: Entry<G>,
): Result<Desk<G>, BrokenJournal<G>['problem']> {
  switch (entry.do) {
    case 'commit': {
      const played = playMoves(desk, entry.moves);
      if (!played.ok) return played;
      return success(sawItAll(addCommit(desk, entry, played.value), entry.watched));
    }
    case 'looked':
      return success(
        entry.commits === undefined
          ? sawOwnHand(desk, entry.seat)
          : sawItAll(desk, entry.seat, entry.commits),
      );
    case 'shown':
      return success(sawHand(desk));
    case 'toldAll':
      return success({ ...desk, toldAll: true });
    case 'want':
      return success({ ...desk, wanting: withMark(desk.wanting, entry) });
    case 'standOut':
      return success(markStandingOut(desk, entry));
    case 'undo':
      return entry.to >= 0 && entry.to < desk.past.length
        ? success(undoTo(desk, entry.to))
        : failure({ code: 'undoOutOfRange' });
    case 'seat':
      return success(inOtherHands(desk, entry));
    case 'way':
      return success({ ...desk, seating: { ...desk.seating, way: entry.way } });
  }
}
