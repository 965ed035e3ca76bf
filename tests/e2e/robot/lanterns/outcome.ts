import { readFileSync } from 'node:fs';
import { rulesAmong } from '../../../../src/lib/record/open.ts';
import { readRecord } from '../../../../src/lib/record/read.ts';
import { lanterns } from '../../../lanterns/game/rules/index.ts';
import { game as en } from '../../../lanterns/game/words/en/index.ts';
import type { RobotPage } from '../page.ts';
import type { Player } from '../player.ts';

/**
 * Saves the record of the game that is over and compares it with the rules and with what stands on
 * the screen, in English. Returns what does not agree, or null.
 */
export async function findDisagreement(page: RobotPage, player: Player): Promise<string | null> {
  const saved = page.waitForEvent('download');
  await player.tap(player.words.ending.final.save);
  const read = readRecord(readFileSync(await (await saved).path(), 'utf8'), rulesAmong(lanterns));
  if (!read.ok) return `Its record is refused: ${JSON.stringify(read.problem)}`;
  const { over, score } = lanterns.outcome(read.value.last.state as never);
  if (!over || score === null) return 'Its record is of a game that goes on';
  const shown = await page.evaluate(() => document.querySelector('main .score')?.textContent);
  return shown === en.score(score) ? null : `Its record says ${score}, the screen ${shown}`;
}
