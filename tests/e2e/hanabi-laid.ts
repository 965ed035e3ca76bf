import { expect, type Locator, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { momentOf, type Played } from './hanabi.ts';

/** Hands to begin with: of two people, and of three. */
export const TWO = [
  ['r1', 'b5', 'g3', 'y1', 'w2'],
  ['b1', 'b1', 'y4', 'g1', 'r5'],
] as const;
export const THREE = [...TWO, ['w1', 'w1', 'r2', 'y5', 'g4']] as const;

/** Brings a game to the table, as the device goes round and the table remembers. */
export async function lay(
  page: Page,
  home: string,
  played: Played,
  { way = 'passed', memory = 'marks' }: { readonly way?: Way; readonly memory?: string } = {},
): Promise<Stage> {
  await page.setViewportSize({ width: 390, height: 844 });
  const stage = await Stage.on(page, home, 'en');
  await stage.bringToTable(momentOf(played), way, { settings: { memory } });
  await expect(page.locator('main.table')).toBeVisible();
  return stage;
}

/** The cards of somebody, face down on the table. */
export const backsOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: words.table.hand(name), exact: true }).getByRole('button');

/** Taps the card of a seat. */
export async function tapCard({ page }: Stage, name: string, slot: number): Promise<void> {
  await page.clock.runFor(700);
  await backsOf(page, name).nth(slot).click();
  await page.clock.runFor(40);
}

/** What of the hand in turn, and of what its owner does, is not whole on the glass. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!.getBoundingClientRect();
    const turn = document.querySelector('[aria-current=true]');
    const parts = [...(turn?.querySelectorAll('button') ?? [])];
    if (parts.length < 5) return ['nothing to do'];
    return parts.flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('aria-label') ?? part.innerText;
      if (left < main.left - 1 || right > main.right + 1) return [`cut off: ${name}`];
      if (top < main.top - 1 || bottom > main.bottom + 1) return [`below the fold: ${name}`];
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!part.contains(at)) return [`covered: ${name}`];
      const isCard = part.matches('[data-place]');
      return isCard && Math.min(width, height) < 55.5 ? [`${width} by ${height}: ${name}`] : [];
    });
  });
