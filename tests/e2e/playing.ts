import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { lay } from './laid.ts';
import { writtenGame } from './saved.ts';

const { hand } = enGame;
/** The control of a cover that names somebody. */
export const OPENER = /: hold to (open|peek, slide up to keep it open)$/;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Unfolds where the device lies, and says that it goes from hand to hand. */
export async function choosePassed(page: Page): Promise<void> {
  const { title, passed } = en.setup.way;
  await page.getByText(title, { exact: true }).first().click();
  await page.getByRole('radio', { name: passed }).check({ force: true });
}

/** Deals a game with the set-up as it is offered; the device goes from hand to hand. */
export async function deal(page: Page): Promise<void> {
  await choosePassed(page);
  await button(page, en.setup.deal).click();
  await button(page, enGame.story.telling.skip).click();
  await expect(button(page, OPENER)).toBeVisible();
}

/** The names people have who were not named at set-up. */
export const PEOPLE = Object.values(en.setup.emblems);

/** Four of them, and the cards are dealt. */
const dealt = (): string => {
  const record = JSON.parse(writtenGame('100', 1)) as object;
  const seats = PEOPLE.slice(0, 4).map((name) => ({ name }));
  return JSON.stringify({ ...record, seats });
};

/** Opens such a game as it is dealt by `deal`; `from`: the page that lies behind it. */
export async function begin(page: Page, home: string, from?: string): Promise<void> {
  const [id] = await lay(page, home, [{ text: dealt() }]);
  if (from !== undefined) await page.goto(home + from);
  await page.goto(`${home}play/#${id}`);
  await expect(button(page, OPENER)).toBeVisible();
}

/** Presses and holds, after a moment of quiet. */
export async function hold(page: Page, control: Locator): Promise<void> {
  await page.clock.runFor(300);
  await control.hover();
  await page.mouse.down();
  await page.clock.runFor(700);
  await page.mouse.up();
}

export async function openHand(page: Page): Promise<void> {
  await hold(page, button(page, OPENER));
  await expect(button(page, hand.coverName)).toBeVisible();
}

export const cardsInHand = (page: Page) => page.locator('[data-slot]');

/** What the big button says once a card lies ready, whichever that is. */
export const PLAY = new RegExp(`^${hand.act.play([])}`);

/** Opens with the first card of the open hand, and says that that is all. */
export async function openChallenge(page: Page): Promise<void> {
  await cardsInHand(page).first().click();
  await button(page, PLAY).click();
}
