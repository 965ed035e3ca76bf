import { expect } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game } from '../../src/lib/i18n/en/game.ts';
import { test } from './app.ts';
import { button } from './playing.ts';

const { rules } = en.setup;
const { here, phases } = game.rules;

test('how a table plays can be read before its cards are dealt', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await button(page, rules.explain).click();
  const sheet = page.getByRole('dialog', { name: game.play.bar.rules });
  await expect(sheet).toContainText(phases.deal);
  await expect(sheet).toContainText(here.edition['2021']);
  await expect(sheet).toContainText(here.betting(true));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('radio', { name: rules.classic }).check({ force: true });
  await page.getByRole('switch', { name: rules.betting }).uncheck();
  await button(page, rules.explain).click();
  await expect(sheet).toContainText(here.edition.classic);
  await expect(sheet).toContainText(here.betting(false));
});

test('that the rules could not be loaded is said, and they can be asked for again', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  const name = button(page, rules.explain);
  await expect(name).toBeVisible();
  const refuse = (url: URL) => url.pathname.endsWith('.js');
  await context.route(refuse, (route) => route.abort());
  await name.click();
  await expect(page.getByText(rules.unexplained)).toBeVisible();
});
