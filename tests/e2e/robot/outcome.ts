import { verify } from '../../../scripts/record-tool/commands.ts';
import type { RobotPage } from './page.ts';
import type { Player } from './player.ts';

/** What the record tool says of a file. */
interface Verdict {
  readonly ok: boolean;
  readonly over?: boolean;
  readonly error?: string;
  /** Of a game in which everybody has their own, by seat. */
  readonly scores?: readonly number[] | null;
  /** Of one that all play together. */
  readonly score?: number;
}

/** A record that was saved, and what the record tool says of it. */
export interface SavedRecord {
  readonly file: string;
  readonly verdict: Verdict;
}

/** Saves the record of the game that is over and hands it to the record tool. */
export async function saveRecord(page: RobotPage, player: Player): Promise<SavedRecord> {
  const saved = page.waitForEvent('download');
  await player.tap(player.words.ending.final.save);
  const file = await (await saved).path();
  let said = '';
  await verify(file, { line: (text) => (said = text), error: () => undefined });
  return { file, verdict: JSON.parse(said) as Verdict };
}
