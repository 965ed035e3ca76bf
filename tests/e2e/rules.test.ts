import { expect, type Page } from '@playwright/test';
import { game as en } from '../../src/lib/games/blaze/words/en/index.ts';
import { game as es } from '../../src/lib/games/blaze/words/es/index.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { SAMPLES } from './sizes.ts';

const WORDS = { en, es };
type Language = keyof typeof WORDS;

/** Opens the rules over a table at that moment. */
async function rulesAt(page: Page, home: string, language: Language, at: 'asking') {
  const stage = await Stage.on(page, home, language);
  await stage.bringIn(at);
  await page.getByRole('button', { name: stage.game.play.bar.rules, exact: true }).press('Enter');
  await page.clock.resume();
  const parts = page.locator('dialog details');
  const asked = page.getByRole('searchbox');
  return { parts, asked, said: WORDS[language].rules };
}

test('the rules open at the part of the moment, with an example that plays by itself', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { parts } = await rulesAt(page, host.home, 'en', 'asking');
  await expect(parts.first()).toHaveAttribute('open', '');
  await expect(parts.nth(1)).not.toHaveAttribute('open', '');
  const lines = parts.first().locator('figure li');
  const now = () => lines.evaluateAll((all) => all.findIndex((one) => one.matches('.now')));
  const before = await now();
  // Out of sight it rests.
  await parts.first().getByRole('button', { name: en.rules.example.step }).scrollIntoViewIfNeeded();
  await expect.poll(now).not.toBe(before);
  await parts.first().getByRole('button', { name: en.rules.example.step }).press('Enter');
  const stepped = await now();
  await page.clock.runFor(10_000);
  expect(await now()).toBe(stepped);
});

test('where little is to move, each step of an example is a press; where search cannot be fetched that is said, and the game goes on', async ({
  page,
  host,
}) => {
  const { parts, asked, said } = await rulesAt(page, host.home, 'en', 'asking');
  const now = parts.first().locator('figure li.now');
  const first = await now.innerText();
  await page.clock.runFor(10_000);
  expect(await now.innerText()).toBe(first);
  await parts.first().getByRole('button', { name: en.rules.example.step }).press('Enter');
  expect(await now.innerText()).not.toBe(first);
  const all = await parts.count();
  await page.route('**/*.js', (route) => route.abort());
  await asked.fill('trump');
  const status = page.locator('dialog').getByRole('status');
  await expect(status).toHaveText(said.search.missing);
  await expect(parts).toHaveCount(all);
  await page.unroute('**/*.js');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: en.play.bar.rules, exact: true })).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use(SAMPLES[0]);

  test('the rules fit, with text at 100 % and at 200 %, and are found by how a word begins, without its accents, and misspelt', async ({
    page,
    host,
  }) => {
    const { parts, asked, said } = await rulesAt(page, host.home, 'es', 'asking');
    expect(await page.evaluate(misfits)).toEqual([]);
    expect(await barriersOn(page, 'dialog')).toEqual([]);
    const status = page.locator('dialog').getByRole('status');
    const all = await parts.count();
    for (const question of ['pajaro', 'pájar', 'pajaor de fuego']) {
      await asked.fill(question);
      await expect(parts.first().locator('summary')).toHaveText(said.parts.firebird.title);
    }
    await asked.fill('pajaro');
    await expect(parts.first().locator('summary mark')).toHaveText('Pájaro');
    await expect(status).toHaveText(said.search.found(await parts.count(), 'pajaro'));
    await asked.fill('xilófono');
    await expect(status).toHaveText(said.search.found(0, 'xilófono'));
    await expect(parts).toHaveCount(0);
    await asked.fill('');
    await expect(parts).toHaveCount(all);
    await asked.fill('a');
    await doubleText(page);
    expect(await page.evaluate(misfits)).toEqual([]);
  });
});
