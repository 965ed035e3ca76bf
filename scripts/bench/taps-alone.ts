import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playerOf } from '../../tests/e2e/robot/blaze/game.ts';
import { explained, playOn } from '../../tests/e2e/robot/play.ts';
import { prepare } from '../../tests/e2e/robot/sight.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt, root } from '../set-up.mjs';
import { whileServed, withBrowser } from './browsing.ts';
import { inTemporaryFolder } from './clean-up.ts';
import { rounded } from './figures.ts';
import { saveGame } from './saved-game.ts';

/** What a game alone costs somebody's finger: means over whole games. */
export interface TapsAlone {
  readonly games: number;
  /** Times a finger came down on the page of the game. */
  readonly taps: number;
  /** Moves of that seat in the record, with those that answered themselves. */
  readonly choices: number;
}

const GAMES = 6;
const PLAYERS = 4;
/**
 * Beside the breath after each act: the table tells, others rest; ms of the page's clock. Whoever
 * is out first watches the others play on for minutes.
 */
const WHILE = 1500;
/** How long the end takes to be told at most. */
const ENDING = 10_000;

/**
 * Plays whole games for one person among computer players through the built app, as somebody does
 * who reads the screen, skips nothing and has no whims, and counts every touch.
 */
export const measureTapsAlone = (): Promise<TapsAlone> =>
  inTemporaryFolder((folder) => {
    ensureBrowser(console.error);
    ensureBuilt(console.error);
    return whileServed(join(root, 'build'), async (home) => {
      const counted: Played[] = [];
      for (let seed = 1; seed <= GAMES; seed++) {
        const profile = join(folder, String(seed));
        mkdirSync(profile);
        counted.push(
          await withBrowser(profile, async (context) => play(await context.newPage(), home, seed)),
        );
      }
      const mean = (of: (played: Played) => number) =>
        rounded(counted.reduce((sum, played) => sum + of(played), 0) / GAMES, 1);
      return {
        games: GAMES,
        taps: mean(({ taps }) => taps),
        choices: mean(({ choices }) => choices),
      };
    });
  });

interface Played {
  readonly taps: number;
  readonly choices: number;
}

async function play(page: Page, home: string, seed: number): Promise<Played> {
  let taps = 0;
  await page.exposeFunction('touched', () => void taps++);
  await page.addInitScript(() => {
    if (location.pathname.endsWith('/play/'))
      addEventListener('pointerdown', () => (globalThis as { touched?: () => void }).touched?.(), {
        capture: true,
      });
  });
  await prepare(page);
  const person = seed % PLAYERS;
  await saveGame(page, home, newGame(person));
  await page.reload();
  const player = await playerOf({
    page,
    seed,
    whims: 0,
    patient: true,
    language: 'en',
    input: 'touch',
  });
  await explained(page, player, `Alone, game ${seed}`, () =>
    playOn(page, player, 'game over', () => page.clock.runFor(WHILE)),
  );
  const counted = taps;
  // A press before that shows all of it at once, and nothing else.
  await page.clock.runFor(ENDING);
  const saved = page.waitForEvent('download');
  await player.tap(player.words.ending.final.save);
  const { moves } = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    moves: readonly { seat?: number }[];
  };
  return { taps: counted, choices: moves.filter(({ seat }) => seat === person).length };
}

/** A game before its first deal, in which one seat is a person's. */
const newGame = (person: number): string =>
  JSON.stringify({
    format: 'fireside-record',
    version: 1,
    game: 'blaze',
    options: { edition: '2021', betting: true },
    seats: Array.from({ length: PLAYERS }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      ...(seat !== person && { bot: 'flame' }),
    })),
    first: 0,
    moves: [],
  });
