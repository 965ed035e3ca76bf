import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { test } from './app.ts';
import { button } from './playing.ts';
import { builtCodeWith } from './server.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts what could be heard from now on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const made = window.AudioContext;
    window.AudioContext = class extends made {
      constructor(options?: AudioContextOptions) {
        super(options);
        document.documentElement.dataset['audio'] = 'yes';
      }
    };
  });

/** The table is dealt; while that is told, it asks. */
async function sitDown(page: Page, home: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${home}new/`);
  await button(page, en.setup.deal).click();
  await expect(button(page, game.story.telling.skip)).toBeVisible();
}

const { sound } = game.play;

/** Whether sound is wanted, as this device keeps it. */
const keptSound = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const open = indexedDB.open(name);
    await new Promise((done) => open.addEventListener('success', done, { once: true }));
    const get = open.result.transaction('keepsakes').objectStore('keepsakes').get('settings');
    await new Promise((done) => get.addEventListener('success', done, { once: true }));
    open.result.close();
    return (get.result as { sound?: boolean } | undefined)?.sound;
  });

/** In the bar: it asks until it has been pressed, and then says how it is. */
const asks = (page: Page) => button(page, sound.ask);
const isOn = (page: Page) => button(page, sound.name);

test('nothing is heard, nor loaded for it, before somebody has chosen to hear it', async ({
  page,
  host,
}) => {
  const [code = ''] = builtCodeWith('OfflineAudioContext');
  const loaded = () => host.asked.some((path) => path.endsWith(code.split('/').at(-1) ?? '-'));
  await listen(page);
  await sitDown(page, host.home);
  await expect(asks(page)).toHaveAttribute('aria-pressed', 'false');
  expect(loaded()).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-audio');
  await asks(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'yes');
  expect(loaded()).toBe(true);
  await expect(isOn(page)).toHaveAttribute('aria-pressed', 'true');
});

test('whoever has chosen is asked no more, and can change their mind there and in the menu', async ({
  page,
  host,
}) => {
  await sitDown(page, host.home);
  await asks(page).click();
  await isOn(page).click();
  await expect(isOn(page)).toHaveAttribute('aria-pressed', 'false');
  // Left at once, the page might take what was chosen along.
  await expect.poll(() => keptSound(page)).toBe(false);
  await listen(page);
  await sitDown(page, host.home);
  await expect(isOn(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(asks(page)).toBeHidden();
  await button(page, game.play.bar.menu).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-audio');
  await page.getByRole('switch', { name: en.settings.sound.name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'yes');
});

test('what asks and what has been answered are as large, and move nothing', async ({
  page,
  host,
}) => {
  await sitDown(page, host.home);
  const bar = () =>
    page.locator('nav button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  await expect(asks(page)).toBeVisible();
  const before = await bar();
  await asks(page).click();
  await expect(isOn(page)).toBeVisible();
  expect(await bar()).toEqual(before);
});
