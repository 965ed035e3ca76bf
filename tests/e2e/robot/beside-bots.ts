import type { Page } from '@playwright/test';
import { game as words } from '../../../src/lib/i18n/en/game.ts';
import { openFile } from '../saved.ts';
import type { RobotGame } from './game.ts';
import { explained, playOn } from './play.ts';
import { Player } from './player.ts';
import { prepare } from './sight.ts';

/** Acts between two reloads. */
const BETWEEN = 60;
/**
 * Looks at a game among computer players, each a while after the other, and more than any such game
 * takes.
 */
const WHILE = 400;
const MOST_LOOKS = 6000;

/** A game for one person among computer players. */
export interface Lonely {
  readonly game: RobotGame;
  /** Its file, before the first deal. */
  readonly text: string;
  readonly seed: number;
  /** What its record and the screen do not agree on, or null. */
  readonly check: (page: Page, player: Player) => Promise<string | null>;
}

/**
 * Plays a game for the only person in it, from its first deal, in English. Tells what was wrong, or
 * null.
 */
export async function playAlone(
  page: Page,
  home: string,
  { game, text, seed, check }: Lonely,
): Promise<string | null> {
  await prepare(page);
  await page.goto(home);
  await openFile(page, text);
  await page.waitForURL(/play\/#/);
  const player = await Player.at({
    page,
    game,
    seed,
    whims: 3,
    language: 'en',
    input: 'touch',
  });
  let covers = 0;
  await explained(page, player, 'alone', () =>
    playOn(page, player, 'game over', async (act) => {
      covers += Number(await page.evaluate(() => robot.isCovered()));
      if (act % BETWEEN === BETWEEN - 1) await page.reload();
    }),
  );
  if (covers > 0) return `${covers} covers before somebody who plays alone`;
  return check(page, player);
}

/**
 * Looks on as computer players play a game among themselves, as somebody in a hurry does. Tells
 * what was wrong, or null. `id`: of the game.
 */
export async function watchToTheEnd(page: Page, home: string, id: string): Promise<string | null> {
  await prepare(page);
  await page.goto(`${home}watch/#${id}`);
  const button = (name: string) => page.getByRole('button', { name });
  const again = button(words.play.bots.another);
  const hasty = [button(words.story.telling.skip), button(words.play.bots.hurry)];
  for (let looks = 0; looks < MOST_LOOKS && !(await again.isVisible()); looks++) {
    // It may have gone by itself.
    for (const press of hasty)
      if (await press.isVisible()) await press.click({ timeout: 2000 }).catch(() => undefined);
    await page.clock.runFor(WHILE);
  }
  if (!(await again.isVisible())) return 'no end comes';
  await button(words.ending.final.home).click();
  await page.getByRole('link', { name: 'New game' }).waitFor();
  return (await page.getByRole('link', { name: 'Resume' }).isVisible()) ? 'it was kept' : null;
}
