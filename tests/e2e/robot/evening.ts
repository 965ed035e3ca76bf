import { expect, type Download, type Page } from '@playwright/test';
import { en } from '../../../src/lib/i18n/en.ts';
import { es } from '../../../src/lib/i18n/es.ts';
import { game as enGame } from '../../../src/lib/i18n/en/game.ts';
import { game as esGame } from '../../../src/lib/i18n/es/game.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import type { Words } from '../../../src/lib/i18n/words.ts';
import type { Way as Input } from './fingers.ts';
import { Player, type Seen } from './player.ts';
import { controlsOn } from './sight.ts';

/** One whole game: who plays what, and on which device. */
export interface Evening {
  readonly players: 3 | 4 | 5;
  readonly edition: '2021' | 'classic';
  readonly betting: boolean;
  readonly way: 'middle' | 'passed';
  readonly size: 'phone' | 'tablet';
  readonly language: Language;
  readonly input: Input;
  readonly seed: number;
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1366, height: 1024 },
} as const;

const APP: Readonly<Record<Language, Words>> = { en, es };
const GAME: Readonly<Record<Language, GameWords>> = { en: enGame, es: esGame };

export const gameWordsOf = (language: Language): GameWords => GAME[language];

/** An evening in a few words. */
export const titleOf = (evening: Evening): string =>
  [
    `${evening.players} players`,
    evening.edition,
    evening.betting ? 'with bets' : 'no bets',
    evening.way,
    evening.size,
    evening.language,
    evening.input,
  ].join(', ');

/** Opens the app and sets the table; the game is on the glass afterwards, covered or as the table. */
export async function setTable(page: Page, home: string, evening: Evening): Promise<void> {
  const { setup } = APP[evening.language];
  await page.clock.install();
  await page.goto(`${home}new/`);
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).check({ force: true });
  await choose(String(evening.players));
  await choose(setup.way[evening.way]);
  const rules = page.locator('details:not(details details)', { hasText: setup.rules.edition });
  if (!(await rules.evaluate((fold: HTMLDetailsElement) => fold.open)))
    await rules.locator('summary').first().click();
  await choose(setup.rules[evening.edition]);
  await page
    .getByRole('switch', { name: setup.rules.betting })
    .setChecked(evening.betting, { force: true });
  await page.getByRole('button', { name: setup.deal, exact: true }).click();
  await page.waitForURL(/\/play\/#/);
}

/** How often in a row the screen may have nothing to do: it may be storing, or telling. */
const MOST_IDLE = 60;
/** More acts than any game takes. */
const MOST_ACTS = 3000;
/** Moved on after each act, in ms of the page's clock: paint, and motion. */
const BREATH = 60;

/** Plays until what is on the screen is `until`. `between` runs after every act. */
export async function playOn(
  page: Page,
  player: Player,
  until: Seen,
  between: (act: number) => Promise<void> = async () => {},
): Promise<number> {
  let idle = 0;
  for (let act = 0; act < MOST_ACTS; act++) {
    const seen = await player.act();
    if (seen === until) return act;
    idle = seen === 'nothing to do' ? idle + 1 : 0;
    if (idle > MOST_IDLE) throw new Error(`Stuck before: ${await describeScreen(page)}`);
    await page.clock.runFor(BREATH);
    await between(act);
  }
  throw new Error(`No end after ${MOST_ACTS} acts: ${await describeScreen(page)}`);
}

async function describeScreen(page: Page): Promise<string> {
  const controls = await controlsOn(page);
  return JSON.stringify(controls.map(({ name }) => name));
}

/** Plays a whole game of an evening whose table is set. */
export async function playEvening(
  page: Page,
  evening: Evening,
  between?: (act: number) => Promise<void>,
): Promise<number> {
  const words = gameWordsOf(evening.language);
  const player = await Player.at({ page, words, way: evening.input, seed: evening.seed });
  return playOn(page, player, 'game over', between);
}

/** The totals on the screen, by name. */
export async function scoresOnScreen(page: Page): Promise<ReadonlyMap<string, number>> {
  const rows = await page.locator('main table tbody tr').evaluateAll((found) =>
    found.map((row) => ({
      name: row.querySelector('th')?.innerText.trim() ?? '',
      total: row.querySelector('td:last-child')?.textContent ?? '',
    })),
  );
  expect(rows.length).toBeGreaterThan(2);
  return new Map(rows.map(({ name, total }) => [name, Number(total)]));
}

/** Saves the record of the game that is over, and returns the file's path. */
export async function saveRecord(page: Page, { language }: Evening): Promise<string> {
  const saved: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: gameWordsOf(language).ending.final.save }).click();
  return (await saved).path();
}
