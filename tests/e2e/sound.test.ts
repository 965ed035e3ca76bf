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

test('nothing is heard, nor loaded for it, before somebody has chosen to hear it', async ({
  page,
  host,
}) => {
  const [code = ''] = builtCodeWith('OfflineAudioContext');
  const loaded = () => host.asked.some((path) => path.endsWith(code.split('/').at(-1) ?? '-'));
  await listen(page);
  await sitDown(page, host.home);
  await expect(page.getByRole('complementary', { name: sound.ask })).toBeVisible();
  expect(loaded()).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-audio');
  await button(page, sound.on).click();
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'yes');
  expect(loaded()).toBe(true);
  await expect(page.getByRole('complementary', { name: sound.ask })).toBeHidden();
});

test('who wants silence is asked once, and can change their mind in the menu', async ({
  page,
  host,
}) => {
  await listen(page);
  await sitDown(page, host.home);
  await button(page, sound.off).click();
  await expect(page.getByRole('complementary', { name: sound.ask })).toBeHidden();
  await sitDown(page, host.home);
  await expect(page.getByRole('complementary', { name: sound.ask })).toBeHidden();
  await button(page, game.play.bar.menu).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-audio');
  await page.getByRole('switch', { name: en.settings.sound.name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'yes');
});

test('it stays until it is answered, however much has been told, and covers nothing to be pressed', async ({
  page,
  host,
}) => {
  await sitDown(page, host.home);
  const asks = page.getByRole('complementary', { name: sound.ask });
  await expect(asks).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(button(page, game.story.telling.skip)).toBeHidden();
  // The device goes on to whoever opens, who looks at the table.
  await button(page, game.table.cover.notMe).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(asks).toBeVisible();
  const covered = await page.evaluate(() => {
    const over = document.querySelector('.ask')!.getBoundingClientRect();
    return [...document.querySelectorAll('main button, nav button')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return right > over.left && left < over.right && bottom > over.top && top < over.bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
  await button(page, sound.off).click();
  await expect(asks).toBeHidden();
});
