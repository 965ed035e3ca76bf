import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { errorsOf, openAwake, test } from './app.ts';
import { button, cardsInHand, begin, openHand } from './playing.ts';

const { play } = game;

const panelOn = (page: Page): Locator => page.getByRole('dialog');

/** Where to press inside a panel, and beside it. */
async function places(panel: Locator) {
  const box = await panel.boundingBox();
  if (!box) throw new Error('No panel is in sight');
  const y = box.y + box.height / 2;
  return { inside: { x: box.x + 4, y }, beside: { x: box.x - 6, y } };
}

/** Every panel but those of a game, by page and name: the button that opens it. */
const PANELS = {
  '': { 'how to install': en.install.help, 'whom to play alone': en.home.alone },
  'new/': {
    'the rules of a new table': en.setup.explain,
    'animal and colour': /choose animal and colour$/,
  },
} as const;

for (const [where, panels] of Object.entries(PANELS))
  test(`a panel closes by a press beside it, by Escape and by going back: ${Object.keys(panels).join(', ')}`, async ({
    page,
    host,
  }) => {
    const address = host.home + where;
    await openAwake(page, address);
    for (const [what, opens] of Object.entries(panels))
      await test.step(what, () => closesEachWay(page, button(page, opens).first(), address));
  });

async function closesEachWay(page: Page, opener: Locator, address: string): Promise<void> {
  const panel = panelOn(page);
  const open = async () => {
    await opener.click();
    await expect(panel).toBeVisible();
  };

  await open();
  const height = await panel.evaluate((dialog) => {
    const ends = [...dialog.children].map((child) => child.getBoundingClientRect().bottom);
    const { paddingBottom, borderBottomWidth } = getComputedStyle(dialog);
    const below = parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
    return { free: dialog.getBoundingClientRect().bottom - Math.max(...ends) - below };
  });
  expect(height.free).toBeLessThan(1);
  const { inside, beside } = await places(panel);
  // What begins inside, as marking text does, or ends there closes nothing.
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  }
  await expect(panel).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await open();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await open();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(opener).toBeFocused();
}

test.describe('in a game', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** A hand that lies open. */
  async function handOpen(page: Page, home: string, from?: string): Promise<void> {
    await page.clock.install();
    await begin(page, home, from);
    await openHand(page);
  }

  const pastOf = (page: Page) => page.evaluate(() => history.length);
  const entryOf = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

  test('closed by its button a panel leaves no entry behind; going back closes one over an open hand, and only then leaves the game', async ({
    page,
    host,
  }) => {
    const errors = errorsOf(page);
    await handOpen(page, host.home, '');
    const address = page.url();
    const before = await pastOf(page);
    const entry = await entryOf(page);
    /** A browser that is still on its way back takes a second wish for the same one. */
    const isBack = () => expect.poll(() => entryOf(page)).toBe(entry);
    await test.step('closed by its button', async () => {
      for (let i = 0; i < 3; i++) {
        await button(page, play.bar.log).click();
        await button(page, play.close).click();
        await expect(panelOn(page)).toHaveCount(0);
        await expect(button(page, play.bar.log)).toBeFocused();
      }
      await expect(cardsInHand(page).first()).toBeVisible();
      expect(await pastOf(page)).toBe(before + 1);
      await page.goForward();
      await expect(cardsInHand(page).first()).toBeVisible();
    });
    for (const name of [play.bar.log, play.bar.rules, play.bar.undo, play.bar.menu]) {
      await button(page, name).click();
      await expect(panelOn(page)).toBeVisible();
      await page.goBack();
      await expect(panelOn(page)).toHaveCount(0);
      await expect(cardsInHand(page).first()).toBeVisible();
      expect(page.url()).toBe(address);
      // That a dialog was closed a browser says with its next frame.
      await page.evaluate(() => window.drawn());
      await button(page, name).press('Enter');
      await expect(panelOn(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOn(page)).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
      await isBack();
    }
    expect(await pastOf(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(host.home);
    expect(errors).toEqual([]);
  });

  test('words of a hand are not marked, those of a panel are; a page that is left with one open is left for good', async ({
    page,
    host,
  }) => {
    await handOpen(page, host.home);
    const title = await page.title();
    /** But the title, which the router says to screen readers. */
    const marked = async () => {
      const text = await page.evaluate(() => String(getSelection()));
      return text.replace(title, '').trim();
    };
    await page.keyboard.press('Control+A');
    expect(await marked()).toBe('');
    await button(page, play.bar.log).click();
    await page.keyboard.press('Control+A');
    expect(await marked()).not.toBe('');
    await page.goto(`${host.home}settings/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(2000);
    expect(page.url()).toBe(`${host.home}settings/`);
  });

  test('a cover closes a panel and takes its entry with it', async ({ page, host }) => {
    await handOpen(page, host.home, '');
    await button(page, play.bar.rules).click();
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    await expect(page.locator('main.cover')).toBeVisible();
    await expect(panelOn(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(host.home);
  });

  test('the game is left from its menu as if there had been no panel', async ({ page, host }) => {
    await handOpen(page, host.home, 'settings/');
    await button(page, play.bar.menu).click();
    await button(page, play.menu.leave).click();
    await expect(page).toHaveURL(host.home);
    await expect(page.getByRole('main')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${host.home}settings/`);
  });
});
