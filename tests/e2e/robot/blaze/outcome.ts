import { readFileSync } from 'node:fs';
import { saveRecord } from '../outcome.ts';
import type { RobotPage } from '../page.ts';
import type { Player } from '../player.ts';

/** The totals on the screen, by name. */
async function scoresOnScreen(page: RobotPage): Promise<Readonly<Record<string, number>>> {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('main .scores table tbody tr')].map((row) => ({
      name: row.querySelector('th')?.innerText.trim() ?? '',
      total: row.querySelector('td:last-child')?.textContent ?? '',
    })),
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)]));
}

/**
 * Saves the record of the game that is over and compares it with the rules and with what stands on
 * the screen. Returns what does not agree, or null.
 */
export async function findDisagreement(page: RobotPage, player: Player): Promise<string | null> {
  const { file, verdict } = await saveRecord(page, player);
  const { ok, over, scores, error } = verdict;
  if (!ok) return `Its record is refused: ${error}`;
  if (!over || !scores) return 'Its record is of a game that goes on';
  const { seats } = JSON.parse(readFileSync(file, 'utf8')) as {
    seats: readonly { name: string; bot?: string }[];
  };
  const alone = seats.filter(({ bot }) => bot === undefined).length === 1;
  const nameOf = ({ name, bot }: (typeof seats)[number]) =>
    alone && bot === undefined ? player.words.you : name;
  const named = Object.fromEntries(seats.map((one, seat) => [nameOf(one), scores[seat]]));
  const shown = await scoresOnScreen(page);
  const sorted = (by: Readonly<Record<string, number | undefined>>) =>
    JSON.stringify(Object.entries(by).sort());
  return sorted(named) === sorted(shown)
    ? null
    : `Its record says ${sorted(named)}, the screen ${sorted(shown)}`;
}
