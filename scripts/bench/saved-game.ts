import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../set-up.mjs';

/** Who opens the game. */
const OPENER = 3;

/** The record of a game of four people after so many moves. */
export function gameAfter(moves: number): string {
  const record = wholeGame();
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
}

/** The same, all but the one who opens it computer players. */
export function lonelyGameAfter(moves: number): string {
  const record = wholeGame();
  const seats = record.seats.map((seat, at) =>
    at === OPENER ? seat : { ...seat, bot: 'bonfire' },
  );
  return JSON.stringify({ ...record, seats, moves: record.moves.slice(0, moves) });
}

interface Written {
  readonly seats: readonly object[];
  readonly moves: readonly unknown[];
}

const wholeGame = (): Written =>
  JSON.parse(readFileSync(join(root, 'tests', 'records', 'blaze', '103.json'), 'utf8')) as Written;

/**
 * Puts a running game on the shelf of the product, through its home page; returns the address it is
 * played at.
 */
export async function saveGame(page: Page, home: string, record: string): Promise<string> {
  await page.goto(home);
  await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.waitForURL(/\/play\/#./);
  return page.url();
}
