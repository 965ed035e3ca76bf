import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { tableScreens } from '../../scripts/shots/table-screens.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { sizes } from './sizes.ts';

test.use({ viewport: sizes[3] });

test('the tray counts what is left while a coin lies before somebody, and whoever has bet still sees their cards', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const name = await stage.bringIntoHand('betting');
  const { plate } = stage.game.table;
  const { bets, hint } = stage.game.hand;
  const cards = page.getByRole('list', { name: bets.cards }).getByRole('img');
  const held = await cards.count();
  expect(held).toBeGreaterThan(0);

  await test.step('the tray', async () => {
    const ones = stage.button(bets.coin(1));
    await expect(ones).toContainText(bets.left(2));
    await page
      .getByRole('button', { name: /^1 on / })
      .first()
      .click();
    await expect(ones).toContainText(bets.left(1));
  });

  await test.step('the cards', async () => {
    await page.getByRole('button', { name: /^Bet 1 on / }).click();
    const look = stage.button(plate.of(name, plate.look));
    await stage.until(look);
    await stage.hold(look);
    await stage.until(page.getByText(hint.betLaid));
    await expect(cards).toHaveCount(held);
  });
});

/** Whose numbers the next card lies on, of cards that are only looked at. */
const cutNumbers = (page: Page, cards: string): Promise<readonly string[]> =>
  page.locator(cards).evaluateAll((all) =>
    all.flatMap((card) => {
      const rank = card.querySelector<SVGTextElement>('.rank');
      if (!rank) return [];
      const box = rank.getBBox();
      const edge = new DOMPoint(box.x + box.width - 2, box.y + box.height / 2);
      const { x, y } = edge.matrixTransform(rank.getScreenCTM()!);
      const seen = document.elementFromPoint(x, y);
      return seen && card.contains(seen) ? [] : [card.getAttribute('aria-label') ?? ''];
    }),
  );

test('the large numbers of cards to be looked at are whole', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringIntoHand('betting');
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    // Rows lie as the glass allows once it has been measured.
    await expect.poll(() => cutNumbers(page, '.bets .card'), `${size.width} px`).toEqual([]);
  }
});

test('told bets say whose points they are, and the way on is in sight on a small phone, in large letters, too', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await tableScreens.find(({ name }) => name === 'told-bets')!.set(stage);
  await test.step('where nobody has bet right', async () => {
    const { why } = stage.game.ending.bets;
    await expect(page.getByText(why('Benjamín', false))).toBeVisible();
    await expect(page.getByText(why('Benjamín', true))).toHaveCount(0);
  });
  await test.step('all of it, on a phone on its side', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const told = page.getByRole('dialog').locator('.told');
    const hidden = await told.evaluate((all) => all.scrollHeight - all.clientHeight);
    expect(hidden).toBe(0);
  });
  await test.step('the way on', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const onward = stage.button(stage.game.story.telling.next);
    await expect(onward).toBeInViewport({ ratio: 1 });
    await doubleText(page);
    await expect(onward).toBeInViewport({ ratio: 1 });
    const panel = page.getByRole('dialog').locator('.board');
    await expect(panel).toBeInViewport({ ratio: 1 });
    const told = (await panel.locator('.told').boundingBox())!;
    const { y } = (await onward.boundingBox())!;
    expect(told.y + told.height, 'nothing is behind it').toBeLessThanOrEqual(y + 1);
    // Keys scroll what is told for whoever has gone there; all others went on.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => panel.locator('.told').evaluate((all) => all.scrollTop)).not.toBe(0);
    await expect(onward).toBeVisible();
  });
});
