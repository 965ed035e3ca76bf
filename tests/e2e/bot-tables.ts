import type { Page } from '@playwright/test';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { layOpen } from './laid.ts';
import type { StaticHost } from './server.ts';

/** By seat: how well a computer player there plays; null for a person. */
type Table = readonly (BotLevel | null)[];

const NAMES = ['Ana', 'Ben', 'Mira', 'Leo', 'Cleo'];

/** A game before its first deal. */
const newGame = (table: Table): string =>
  JSON.stringify({
    format: 'fireside-record',
    version: 1,
    game: 'blaze',
    options: { edition: '2021', betting: true },
    seats: table.map((bot, seat) => ({ name: NAMES[seat], ...(bot && { bot }) })),
    first: 0,
    moves: [],
  });

/** Opens such a game of Blaze, before its first deal. */
export async function sitDown(page: Page, { home }: Pick<StaticHost, 'home'>, table: Table) {
  await layOpen(page, home, { text: newGame(table) });
}
