import { failure, success, type Result } from '../core/result.ts';
import { AROUND, MAX_COLLECTION_BYTES, MAX_GAMES } from '../record/collection.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { exportGame, fileName } from './export.ts';
import { rest } from './rest.ts';

/** Many games as one file. */
export interface GamesFile {
  /** Of the file. */
  readonly name: string;
  readonly text: Blob;
  /** The ids of those that are not in it. */
  readonly left: readonly string[];
}

/** For the records, beside what stands round them. In bytes. */
const ROOM = MAX_COLLECTION_BYTES - AROUND.join('').length;

/**
 * The records of saved games as one file, the last of `ids` first, as each would be a file of its
 * own. One that cannot be read is left out, or one too many: what does not fit could not be opened
 * again. A problem where nothing is left. `onprogress` hears how many are through; no two of them
 * are in memory at a time.
 */
export async function exportGames(
  ids: readonly string[],
  onprogress: (done: number) => void,
): Promise<Result<GamesFile, StorageProblem>> {
  const records: Blob[] = [];
  const left: string[] = [];
  let problem: StorageProblem = { code: 'missing' };
  let room = ROOM;
  for (const [done, id] of ids.entries()) {
    onprogress(done);
    const file = await exportGame(id);
    const record = new Blob(file.ok ? [file.value.text, ','] : []);
    if (file.ok && record.size <= room && records.length < MAX_GAMES) {
      records.unshift(record);
      room -= record.size;
    } else left.push(id);
    if (!file.ok) problem = file.problem;
    await rest();
  }
  if (records.length === 0) return failure(problem);
  const [before, after] = AROUND;
  const all = new Blob(records);
  // Without the last comma.
  const text = new Blob([before, all.slice(0, all.size - 1), after]);
  return success({ name: fileName('games', new Date()), text, left });
}
