import { expect, type Page } from '@playwright/test';
import { handScreens } from '../../scripts/shots/hand-screens.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { meeting } from './fits.ts';
import { resize, setScreen } from './fold.ts';

const TABLETS = [
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
] as const;
const GLASSES = [[390, 844], ...TABLETS] as const;

/** What lies round a challenge: trump, deck, feathers, discards. */
const FACTS = '.felt ul :is(.emblem, .cards, .feathers)';

const CARDS = '.felt ol svg.card';

/** How many cards of the challenge there are, and what of those things lies under them. */
const under = async (page: Page) => ({
  cards: await page.locator(CARDS).count(),
  hidden: await meeting(page, FACTS, CARDS),
});

// On a tablet on its side trump and deck had come to lie half under the first cards.
test('trump, deck, feathers and discards lie clear of the challenge', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const screen of ['undo-request', 'table-answering-passed']) {
    await setScreen(stage, screen);
    await expect(page.locator(FACTS)).toHaveCount(4);
    for (const size of GLASSES) {
      await resize(page, size);
      const { cards, hidden } = await under(page);
      expect(cards, screen).toBeGreaterThan(2);
      expect(hidden, `${screen}, ${size.join('x')}`).toEqual([]);
    }
  }
});

/**
 * How far the lowest card lies above what is in play, the first from the second, and what beats it
 * below it; px.
 */
const apart = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.felt :is(.attack, .beat)')].map((card) =>
      card.getBoundingClientRect(),
    );
    const [first, second] = [...document.querySelectorAll('.felt .attack')].map((card) =>
      card.getBoundingClientRect(),
    );
    const play = document.querySelector('.felt > .play')!.getBoundingClientRect();
    return {
      above: play.top - Math.max(...boxes.map(({ bottom }) => bottom)),
      beside: second!.left - first!.right,
      below: document.querySelector('.felt .beat')!.getBoundingClientRect().top - first!.bottom,
    };
  });

// They ended on the plaque of what is in play, those lit side by side ran into one another, and
// what beat a card hid a fifth of it.
test('cards have air below them and between them, and hide nothing of one another', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const screen of ['table-asking-middle', 'table-asking-passed']) {
    await setScreen(stage, screen);
    for (const size of [[320, 568], [360, 640], [375, 667], ...GLASSES] as const) {
      await resize(page, size);
      const { above, beside, below } = await apart(page);
      expect(above, `${screen}, ${size.join('x')}`).toBeGreaterThanOrEqual(8);
      expect(beside, `${screen}, ${size.join('x')}`).toBeGreaterThanOrEqual(8.9);
      // On the very smallest the number below is whole, and no more.
      if (size[0] > 320) expect(below, `${screen}, ${size.join('x')}`).toBeGreaterThanOrEqual(2);
    }
  }
});

// Before its owner on a high tablet the feathers lay beneath the challenge.
test('so they do in a hand that is a table', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: 1366, height: 1024 });
  await handScreens.find(({ name }) => name === 'hand-aside-ash')!.set(stage);
  for (const size of TABLETS) {
    await resize(page, size);
    await expect(page.locator(FACTS)).toHaveCount(4);
    const { cards, hidden } = await under(page);
    expect(cards).toBe(2);
    expect(hidden, size.join('x')).toEqual([]);
  }
});

// All cards stepped back alike: of two red 1s nobody could tell which was meant.
test('what somebody asks to take back keeps its light, all else of the challenge steps back', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await setScreen(stage, 'undo-request');
  for (const size of GLASSES) {
    await resize(page, size);
    const lit = await page
      .locator('.felt ol > li', { has: page.locator('svg.card') })
      .evaluateAll((pairs) => pairs.map((pair) => getComputedStyle(pair).opacity === '1'));
    expect(lit, size.join('x')).toEqual([false, true, false]);
  }
  const { plate, undo } = stage.game.table;
  await stage.tap(plate.of('Ana', undo.keep));
  await expect(page.locator('.felt ol > li').first()).toHaveCSS('opacity', '1');
});
