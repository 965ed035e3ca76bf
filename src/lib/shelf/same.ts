import { success, type Result } from '../core/result.ts';
import type { GameRecord, RecordHead } from '../record/format.ts';
import { listGames } from '../storage/game-list.ts';
import { readGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { standingMoves } from '../table/journal.ts';

/** The id of the game here that a written one is the beginning of, or all of; null for none. */
type FindSame = (record: GameRecord) => Promise<string | null>;

/**
 * Looks at what is on the shelf now, to find written games among it: the same people at the same
 * table, the same deal, and no move that is not known here. Who of them is a computer player is
 * not asked: that may change in the midst of a game. Nothing is replayed, and of each game the
 * moves are read once, when one that begins like it is looked for.
 */
export async function lookForSame(): Promise<Result<FindSame, StorageProblem>> {
  const listed = await listGames();
  if (!listed.ok) return listed;
  const here = listed.value.games.map(({ game }) => ({ id: game.id, key: keyOf(game.head) }));
  const known = new Map<string, string>();
  return success(async (record) => {
    const key = keyOf(record);
    const wanted = toldOf(record.moves);
    let same: string | null = null;
    for (const { id } of here.filter((one) => one.key === key)) {
      const told = known.get(id) ?? (await storedMoves(id));
      known.set(id, told);
      // Several games have the same deal where it was dealt again on purpose: the shortest one that
      // fits is meant.
      const isNearer = same === null || told.length < known.get(same)!.length;
      // A written game without a deal is told by that alone: it is a game here that has no deal
      // yet.
      if (isNearer && (wanted ? told.startsWith(wanted) : !told)) same = id;
    }
    return same;
  });
}

const keyOf = ({ game, options, seats, first }: RecordHead): string =>
  JSON.stringify([game, first, seats.map(({ name }) => name), Object.entries(options).sort()]);

/** The moves that stand of a stored game; where they cannot be understood, none that begin any. */
async function storedMoves(id: string): Promise<string> {
  const stored = await readGame(id);
  const standing = stored.ok && standingMoves(stored.value.entries);
  return standing && standing.ok ? toldOf(standing.value.flat()) : '?';
}

/** Moves as one text: a line each, which does not tell in which order its keys were written. */
const toldOf = (moves: readonly unknown[]): string =>
  moves.map((move) => `${JSON.stringify(move, Object.keys(Object(move)).sort())}\n`).join('');
