import { failure, success, type Result } from '../core/result.ts';
import type { AnyKit } from '../games/contract/kit.ts';
import { gameById } from '../games/registry.ts';
import { FORMAT, type RecordHead } from '../record/format.ts';
import { rulesAmong } from '../record/open.ts';
import type { RecordFault } from '../record/problem.ts';
import { readRecord, type PlayedRecord } from '../record/read.ts';
import { VERSION } from '../record/upgrade.ts';
import type { StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Glance } from '../storage/saved-game.ts';
import { standingMoves } from '../table/journal.ts';

/** Everything the game with this id brings; undefined where there is no such game. */
export const kitOf = async (game: string): Promise<AnyKit | undefined> => gameById(game)?.load();

/** A stored game played through. */
interface Replayed {
  readonly kit: AnyKit;
  readonly played: PlayedRecord;
  /** How many commits stand. */
  readonly commits: number;
}

/**
 * Plays what stands of a stored game. It goes through the same door as a record from outside:
 * storage knows no rules.
 */
export async function replayStored({
  game,
  entries,
}: StoredGame): Promise<Result<Replayed, StorageProblem>> {
  const kit = await kitOf(game.head.game);
  // Only a version that knows more games can have stored it.
  if (!kit) return failure({ code: 'newer' });
  const standing = standingMoves(entries);
  if (!standing.ok) return failure({ code: 'damaged' });
  const played = playHead(kit, game.head, standing.value.flat());
  return played.ok
    ? success({ kit, played: played.value, commits: standing.value.length })
    : failure({ code: 'damaged' });
}

/** Plays moves of a game that begins as `head` says, both as they come. */
export const playHead = (
  { rules }: AnyKit,
  head: RecordHead,
  moves: readonly unknown[],
): Result<PlayedRecord, RecordFault> =>
  readRecord(
    JSON.stringify({ format: FORMAT, version: VERSION, ...head, moves }),
    rulesAmong(rules),
  );

/** What a list shows of a game that stands as it was played. */
export const glanceOf = (
  { rules, standing }: AnyKit,
  { last }: PlayedRecord,
  { commits, played }: Pick<Glance, 'commits' | 'played'>,
): Glance => ({ standing: standing(rules.view(last.state, null)), commits, played });
