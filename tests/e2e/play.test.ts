import { expect } from '@playwright/test';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { game as esGame } from '../../src/lib/games/blaze/words/es/index.ts';
import { errorsOf, keeping, openUntilReady, test } from './app.ts';
import { changeGame } from './database.ts';
import {
  begin,
  button,
  cardsInHand,
  deal,
  openChallenge,
  openHand,
  OPENER,
  PEOPLE,
} from './playing.ts';

const { play, ending } = enGame;
/** What a browser compares to learn whether there is a newer version, whenever it likes. */
const WORKER = /^\/(?:sw|worker-own|workbox-\w+)\.js$/;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe('once kept', () => {
  test.use(keeping);

  test('a game asks the network for nothing but a newer version', async ({ page, host }) => {
    await openUntilReady(page, host.home);
    // From the second visit on, everything comes from the copy on the device.
    await openUntilReady(page, host.home);
    const before = host.asked.length;
    await page.getByRole('link', { name: 'New game' }).first().click();
    await deal(page);
    await openHand(page);
    await openChallenge(page);
    await expect(button(page, OPENER)).toBeVisible();
    expect(host.asked.slice(before).filter((path) => !WORKER.test(path))).toEqual([]);
  });
});

test('the language changes in the middle of a visit, and nothing is lost', async ({
  page,
  host,
}) => {
  await begin(page, host.home);
  await openHand(page);
  await cardsInHand(page).first().click();
  const said = page.getByText(/^Ready: /);
  await expect(said).toBeVisible();
  await button(page, play.bar.menu).click();
  await button(page, 'Español').click();
  await button(page, esGame.play.close).click();
  // What was said in English is not left behind.
  await expect(said).toHaveCount(0);
  await expect(cardsInHand(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, esGame.hand.act.takeBack)).toBeVisible();
  await expect(page).toHaveTitle(esGame.play.title('Blaze'));
});

test('the table is turned where it lies in the middle', async ({ page, host }) => {
  await begin(page, host.home);
  await button(page, play.bar.menu).click();
  await expect(button(page, play.menu.turn)).toHaveCount(0);
  await page.getByRole('radio', { name: play.menu.ways.middle }).check();
  await button(page, play.menu.turn).click();
  await expect(page.getByText(play.menu.turned(90))).toBeVisible();
});

test('a screen that breaks is covered, says what happened without cards, and leads back', async ({
  page,
  host,
}) => {
  await begin(page, host.home);
  await openHand(page);
  const held = await cardsInHand(page).first().getAttribute('aria-label');
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('no place for r9 of "Bear"') }));
  });
  await expect(page.getByRole('heading', { name: ending.broken.title })).toBeVisible();
  await expect(page.getByText(`${ending.broken.text} ${ending.broken.stored}`)).toBeVisible();
  await expect(cardsInHand(page)).toHaveCount(0);
  const told = await page.getByRole('textbox', { includeHidden: true }).inputValue();
  expect(told).toMatch(/kindling, round 1/);
  for (const secret of ['r9', held?.split(',')[0] ?? 'r9', ...PEOPLE])
    expect(told).not.toContain(secret);
  // What is in memory may have stopped halfway: the game comes back as it is stored.
  await changeGame(page, { hints: true });
  await button(page, ending.broken.back).click();
  await expect(button(page, OPENER)).toBeVisible();
  await openHand(page);
  await expect(button(page, enGame.advice.ask)).toBeVisible();
});

test('a game to be watched that breaks says so, and not that it is stored; another begins', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}watch/`);
  const bar = page.getByRole('navigation', { name: play.bar.label });
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('no place') }));
  });
  await expect(page.getByText(ending.broken.text, { exact: true })).toBeVisible();
  await expect(page.getByText(ending.broken.stored)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await button(page, ending.broken.back).click();
  await expect(bar).toBeVisible();
});

test('what was played is taken back once everybody it touches agrees', async ({ page, host }) => {
  await begin(page, host.home);
  await openHand(page);
  const cards = await cardsInHand(page).count();
  await openChallenge(page);
  await expect(button(page, OPENER)).toBeVisible();
  await button(page, play.bar.undo).click();
  await button(page, play.undo.ask).click();
  const agrees = button(page, / agrees$/);
  for (let left = await agrees.count(); left > 0; left--) await agrees.first().click();
  await openHand(page);
  await expect(cardsInHand(page)).toHaveCount(cards);
  await button(page, play.bar.log).click();
  await expect(page.getByRole('dialog')).toContainText('undone');
});

test('a game that is left goes on from home, covered', async ({ page, host }) => {
  const errors = errorsOf(page);
  await begin(page, host.home);
  await openHand(page);
  await button(page, play.bar.menu).click();
  await button(page, play.menu.leave).click();
  await page.getByRole('link', { name: 'Resume' }).first().click();
  await expect(button(page, OPENER)).toBeVisible();
  await expect(cardsInHand(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
