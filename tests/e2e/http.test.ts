import { expect } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { errorsOf, test } from './app.ts';
import { button, cardsInHand, deal, openChallenge, openHand } from './playing.ts';
import { isAwake } from './saved.ts';
import type { StaticHost } from './server.ts';

const name = 'tablet.test';
const launch = launchOptions();

// By its number this machine counts as safe; by a name it is as any other machine of the house.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
  viewport: { width: 390, height: 844 },
});

// In one browser, which has to be begun for this name alone.
test.describe.configure({ mode: 'default' });

const named = (host: StaticHost) => host.home.replace('127.0.0.1', name);

test('over http from another machine a game is set up, dealt and looked into', async ({
  page,
  host,
}) => {
  await page.clock.install();
  const errors = errorsOf(page);
  await page.goto(`${named(host)}new/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel(en.setup.people.name(1)).fill('Ana');
  await deal(page);
  await openHand(page);
  await expect(cardsInHand(page)).toHaveCount(5);
  await openChallenge(page);
  await expect(button(page, enGame.hand.coverName)).toBeHidden();
  await page.goto(named(host));
  await expect(page.getByRole('link', { name: en.shelf.resume })).toBeVisible();
  expect(errors).toEqual([]);
});

test('over http it is said that nothing is installed or kept', async ({ page, host }) => {
  // Where there is little room it is a sign, and said to whoever listens.
  const badge = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.goto(named(host));
  await isAwake(page);
  await expect(badge(en.offline.insecure)).toBeVisible();
  await expect(page.getByText(en.promises.offline.insecure)).toBeVisible();
  await page.getByRole('button', { name: en.install.help }).click();
  const help = page.getByRole('dialog', { name: en.install.title });
  await expect(help.getByText(en.install.insecure)).toBeVisible();
  await expect(help.getByText(en.install.intro)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(badge(es.offline.insecure)).toBeVisible();
  await expect(page.getByText(es.promises.offline.insecure)).toBeVisible();
});
