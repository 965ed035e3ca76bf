import { failure, success, type Result } from '../core/result.ts';
import { gameById } from '../games/registry.ts';
import { FORMAT, type RecordHead } from '../record/format.ts';
import type { RecordFault } from '../record/problem.ts';
import { readRecord, type PlayedRecord } from '../record/read.ts';
import { VERSION } from '../record/upgrade.ts';
import type { StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Glance } from '../storage/saved-game.ts';
import { standingMoves } from '../table/journal.ts';

/** A stored game played through. */
interface Replayed {
  readonly played: PlayedRecord;
  /** How many commits stand. */
  readonly commits: number;
}

/** Plays what stands of a stored game. It goes through the same door as a record from outside: storage knows no rules. */
export function replayStored({ game, entries }: StoredGame): Result<Replayed, StorageProblem> {
  // Only a version that knows more games can have stored it.
  if (!gameById(game.head.game)) return failure({ code: 'newer' });
  const standing = standingMoves(entries);
  if (!standing.ok) return failure({ code: 'damaged' });
  const played = playHead(game.head, standing.value.flat());
  return played.ok
    ? success({ played: played.value, commits: standing.value.length })
    : failure({ code: 'damaged' });
}

/** Plays moves of a game that begins as `head` says, both as they come. */
export const playHead = (
  head: RecordHead,
  moves: readonly unknown[],
): Result<PlayedRecord, RecordFault> =>
  readRecord(JSON.stringify({ format: FORMAT, version: VERSION, ...head, moves }));

/** What a list shows of a game that stands as it was played. */
export function glanceOf(
  { game, last }: PlayedRecord,
  { commits, played }: Pick<Glance, 'commits' | 'played'>,
): Glance {
  const { round, phase } = game.trace(last.state) as Readonly<Record<string, unknown>>;
  const outcome: object = game.outcome(last.state);
  const winner = 'winner' in outcome ? outcome.winner : null;
  return {
    // A game without rounds is in its first one.
    round: typeof round === 'number' ? round : 1,
    phase: typeof phase === 'string' ? phase : '',
    commits,
    over: game.outcome(last.state).over,
    winner: typeof winner === 'number' ? winner : null,
    played,
  };
}
