import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { lay } from './laid.ts';

const folder = fileURLToPath(new URL('../records', import.meta.url));

/** What there are written games of. */
export type WrittenGame = 'blaze' | 'hanabi';

/** A written game with at most so many of its moves. */
export function writtenGame(name: string, moves = Infinity, of: WrittenGame = 'blaze'): string {
  const text = readFileSync(`${folder}/${of}/${name}.json`, 'utf8');
  const record = JSON.parse(text) as { readonly moves: readonly unknown[] };
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
}

/** What the file of a game tells of it. */
export interface GameFile {
  readonly options: object;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
}

/**
 * The file of the newest game, which goes on, as whoever saves it gets it; the page is at home
 * afterwards.
 */
export async function fileOfNewest(page: Page, home: string): Promise<GameFile> {
  await page.goto(home);
  await isAwake(page);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await page.getByRole('button', { name: 'Save the file all the same' }).click();
  return JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as GameFile;
}

/** From now on the page does what it is told: until then it is a picture of itself. */
export const isAwake = (page: Page): Promise<void> =>
  page.locator('#svelte-announcer').waitFor({ state: 'attached' });

/** Gives the home page a file, as whoever chooses one does. */
export async function openFile(page: Page, text: string): Promise<void> {
  await isAwake(page);
  await page
    .getByLabel(/^(Open a game file|Abrir un archivo de partida)$/)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** From now on animals are drawn at once wherever they come. */
export const animalsDrawn = (page: Page): Promise<void> =>
  page.locator('use[href^="#"]').first().waitFor({ state: 'attached' });

/** Has written games stored, the last one being the newest, and comes home. */
export async function takeIn(page: Page, home: string, texts: readonly string[]): Promise<void> {
  await lay(
    page,
    home,
    texts.map((text) => ({ text })),
  );
  await page.goto(home);
  await expect(page.getByText(/^(Open a game file|Abrir un archivo de partida)$/)).toBeVisible();
}
