import { expect } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { test } from './app.ts';
import { button } from './playing.ts';

const { here, phases } = game.rules;

test('how a table plays can be read before its cards are dealt', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await button(page, en.setup.explain).click();
  const sheet = page.getByRole('dialog', { name: game.play.bar.rules });
  await expect(sheet).toContainText(phases.deal);
  await expect(sheet).toContainText(here.edition['2021']);
  await expect(sheet).toContainText(here.betting(true));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Nobody aims at what lay under a sheet before it is drawn again.
  await page.evaluate(() => window.drawn());
  await page.getByText(game.options.title, { exact: true }).click();
  await page.getByRole('radio', { name: game.options.classic }).check({ force: true });
  await page.getByRole('switch', { name: game.options.betting }).uncheck();
  await button(page, en.setup.explain).click();
  await expect(sheet).toContainText(here.edition.classic);
  await expect(sheet).toContainText(here.betting(false));
});

test('that a table cannot be laid is said', async ({ page, context, host }) => {
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const isOfGame = (await response.text()).includes(game.options.first.title);
    await (isOfGame ? route.abort() : route.fulfill({ response }));
  });
  await page.goto(`${host.home}new/`);
  const problem = en.shelf.problem({ code: 'failed', detail: '' });
  await expect(page.getByText(problem)).toBeVisible();
});
