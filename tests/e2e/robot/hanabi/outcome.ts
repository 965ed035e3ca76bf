import type { HanabiWords } from '../../../../src/lib/games/hanabi/words/index.ts';
import { saveRecord } from '../outcome.ts';
import type { RobotPage } from '../page.ts';
import type { Player } from '../player.ts';

/**
 * Saves the record of the game that is over and compares it with the rules and with what stands on
 * the screen. Returns what does not agree, or null.
 */
export async function findDisagreement(page: RobotPage, player: Player): Promise<string | null> {
  const { ok, over, score, error } = (await saveRecord(page, player)).verdict;
  if (!ok) return `Its record is refused: ${error}`;
  if (!over || score === undefined) return 'Its record is of a game that goes on';
  const shown = await page.evaluate(
    () => document.querySelector('main h1')?.getAttribute('aria-label') ?? '',
  );
  const { ending } = player.words as HanabiWords;
  return shown === ending.score(score) ? null : `Its record says ${score}, the screen ${shown}`;
}
