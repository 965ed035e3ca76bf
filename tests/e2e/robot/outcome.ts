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

/** Longer, in ms of the page's clock, than what has just been scrolled to takes no press. */
const SETTLED = 800;

/** Saves the record of the game that is over and hands it to the record tool. */
export async function saveRecord(page: RobotPage, player: Player): Promise<SavedRecord> {
  const { save } = player.words.ending.final;
  // Where a tie is explained it lies below the fold: whoever scrolls to it looks before they press.
  await page.evaluate((name) => robot.locate(name), save);
  await page.clock.runFor(SETTLED);
  const saved = page.waitForEvent('download');
  await player.tap(save);
  const file = await (await saved).path();
  let said = '';
  await verify(file, { line: (text) => (said = text), error: () => undefined });
  return { file, verdict: JSON.parse(said) as Verdict };
}
