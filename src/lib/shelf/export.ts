import { success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { recordSeat, type RecordSeat } from '../record/format.ts';
import { writeRecord } from '../record/write.ts';
import { readGame, type StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { lentAtEnd } from '../table/journal.ts';
import { replayStored } from './replay.ts';

/** A game as a file. */
export interface GameFile {
  /** Of the file. */
  readonly name: string;
  readonly text: string;
  /** Of a game that is not over, it holds cards nobody may know yet. */
  readonly over: boolean;
}

/** The record of a saved game: the moves that stand. */
export async function exportGame(id: string): Promise<Result<GameFile, StorageProblem>> {
  const stored = await readGame(id);
  return stored.ok ? fileOf(stored.value) : stored;
}

/** The same of a game that is at hand, wherever it is kept. */
export async function fileOf(stored: StoredGame): Promise<Result<GameFile, StorageProblem>> {
  const replayed = await replayStored(stored);
  if (!replayed.ok) return replayed;
  const { record, game, last } = replayed.value.played;
  return success({
    name: fileName(game.id, new Date(stored.game.created)),
    text: writeRecord({ ...record, seats: record.seats.map(seatedAtEnd(stored)) }, game),
    over: game.outcome(last.state).over,
  });
}

/** A computer player that plays for somebody has the seat when the record is written. */
function seatedAtEnd({ entries }: StoredGame): (seat: RecordSeat, at: Seat) => RecordSeat {
  const lent = lentAtEnd(entries);
  return (seat, at) => recordSeat({ ...seat, ...(lent.has(at) && { bot: lent.get(at)! }) });
}

/** `fireside-blaze-2026-11-21.json`: a game, and the day it began where it was played. */
export function fileName(what: string, day: Date): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `fireside-${what}-${[day.getFullYear(), ...parts].join('-')}.json`;
}
