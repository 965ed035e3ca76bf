import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../set-up.mjs';

/** A game of four people; so many of its moves have been played. */
function gameAfter(moves: number): string {
  const file = join(root, 'tests', 'records', 'blaze', '103.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { readonly moves: readonly unknown[] };
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
}

/** Puts a running game on the shelf of the product, through its home page; returns the address it is played at. */
export async function saveGame(page: Page, home: string, moves: number): Promise<string> {
  await page.goto(home);
  await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(gameAfter(moves)),
  });
  await page.waitForURL(/\/play\/#./);
  return page.url();
}
