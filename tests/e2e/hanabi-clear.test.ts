import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize, setScreen } from './fold.ts';
import { sizes } from './sizes.ts';

/** What of these lies under another thing. */
const under = (page: Page, over: string, seen: string): Promise<readonly string[]> =>
  page.evaluate(
    ([over, seen]) => {
      const lids = [...document.querySelectorAll(over)].map((lid) => lid.getBoundingClientRect());
      if (lids.length === 0) return ['nothing over it'];
      // A line of words is centred in all of the width.
      const words = document.createRange();
      const boxOf = (part: Element): DOMRect => {
        words.selectNodeContents(part);
        return (part.localName === 'p' ? words : part).getBoundingClientRect();
      };
      const parts = [...document.querySelectorAll(seen)];
      if (parts.length === 0) return ['nothing to see'];
      return parts
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => ({ part, box: boxOf(part) }))
        .filter(({ box }) =>
          lids.some(
            ({ left, top, right, bottom }) =>
              box.right > left + 1 &&
              box.left < right - 1 &&
              box.bottom > top + 1 &&
              box.top < bottom - 1,
          ),
        )
        .map(({ part }) => part.textContent.trim() || part.tagName);
    },
    [over, seen] as const,
  );

/** The sky and its border, what was said and is read, who sits round it with what cards, and those
 * in turn. */
const READ =
  '.sky, .away, .said .last, .emblem, .name > *, :not([aria-current]) > .backs, .due .card';

/** What is told of a card. */
const NOTE = '.bubble p, .bubble .grid > *';

// It lay over a rocket that had burst, over the border of the rug, and on phones over two names and
// the card itself.
test('all that a card can be lies over nothing that is read', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-deduced');
  for (const { width, height } of sizes) {
    await resize(page, [width, height]);
    expect(await under(page, NOTE, READ), `at ${width}`).toEqual([]);
  }
  // Room was left for letters beside the cards, and none for the cards.
  await resize(page, [844, 390]);
  const back = await page.locator('.rows .card').first().boundingBox();
  expect(back!.width).toBeGreaterThan(20);
  await doubleText(page);
  await resize(page, [390, 844]);
  expect(await under(page, NOTE, READ), 'large').toEqual([]);
});

// It covered the very card that had just been told of.
test('all hands stay in play beside it, but for those under it on a low glass', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await setScreen(stage, 'hanabi-table-deduced');
  const under = page.locator('.rows > [inert]');
  for (const size of [
    [360, 640],
    [390, 844],
  ] as const) {
    await resize(page, size);
    await expect(under).toHaveCount(0);
  }
  await resize(page, [360, 560]);
  await expect(under).not.toHaveCount(0);
  for (const row of await under.all()) await expect(row).toBeHidden();
  await stage.tap(words.table.plate.back);
  await expect(under).toHaveCount(0);
});

// Beside two at one edge it had no size at all, and at a side it lay half on its neighbour's plate.
test('what a card can be is on the plate it lies on, at every edge', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-five-middle');
  const plates = await page.locator('section.plate').all();
  expect(plates).toHaveLength(5);
  for (const size of [
    [768, 1024],
    [1024, 768],
    [1366, 1024],
  ] as const) {
    await resize(page, size);
    for (const [at, plate] of plates.entries()) {
      await page.clock.runFor(700);
      await plate.locator('.backs button').nth(1).click();
      await page.clock.runFor(100);
      const [chart, room] = await Promise.all(
        [plate.locator('.grid'), plate].map((part) => part.boundingBox()),
      );
      const where = `${at}, ${size.join('x')}`;
      expect(Math.max(chart!.width, chart!.height), where).toBeGreaterThan(120);
      expect(chart!.x, where).toBeGreaterThanOrEqual(room!.x - 1);
      expect(chart!.y, where).toBeGreaterThanOrEqual(room!.y - 1);
      expect(chart!.x + chart!.width, where).toBeLessThanOrEqual(room!.x + room!.width + 1);
      expect(chart!.y + chart!.height, where).toBeLessThanOrEqual(room!.y + room!.height + 1);
    }
  }
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  // Its words pushed the last of its numbers under the way back.
  test('all that a card can be is clear of the way back, its numbers below each other', async ({
    page,
    host,
  }) => {
    await setScreen(await Stage.on(page, host.home, 'es'), 'hanabi-table-deduced');
    for (const { width, height } of sizes) {
      await resize(page, [width, height]);
      expect(await under(page, 'button.back', '.bubble .grid'), `at ${width}`).toEqual([]);
    }
    // On a plate at a side: below each other is beside each other there. The middle of each, for
    // what it cannot be is but a dot.
    const columns = await page.locator('.bubble .grid > :nth-child(-n + 3)').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].slice(1).map((cell) => {
          const { y, height } = cell.getBoundingClientRect();
          return y + height / 2;
        }),
      ),
    );
    expect(columns[0]).toHaveLength(5);
    for (const column of columns)
      for (const [at, middle] of column.entries())
        expect(Math.abs(middle - columns[0]![at]!), `${at}`).toBeLessThan(1);
  });
});

// On a low glass it hung from the top of the sky, over where three rockets are to come.
test('what is told of a card lies below it on a low glass, and over no sky', async ({
  page,
  host,
}) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-tapped');
  await resize(page, [320, 568]);
  expect(await under(page, NOTE, READ), 'small').toEqual([]);
  await doubleText(page);
  for (const size of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await resize(page, size);
    expect(await under(page, NOTE, `${READ}, .acts button`), size.join('x')).toEqual([]);
  }
});

// With large text the way on covered what each rocket had come to.
test('what the rockets have come to is seen above the way on, with large text', async ({
  page,
  host,
}) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-ending-over');
  await resize(page, [390, 844]);
  await doubleText(page);
  expect(await under(page, 'main .primary', '.below li')).toEqual([]);
});

// One box asked everybody at once, over two rockets and the hand in turn.
test('round a tablet each plate asks its owner about an undo, and nothing lies on the table', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await setScreen(stage, 'hanabi-table-four-middle');
  await resize(page, [1180, 820]);
  const { bar, undo } = stage.game.play;
  const { undo: undoing } = stage.game.table;
  await stage.tap(bar.undo);
  await stage.tap(undo.ask);
  const agree = page.locator('.side').getByRole('button', { name: /agrees$/ });
  await expect(agree).toHaveCount(3);
  const labels = await agree.allInnerTexts();
  for (const label of labels) {
    const plate = page.getByRole('region', { name: label.replace(/ agrees$/, '') });
    await expect(plate.getByRole('button', { name: label })).toBeVisible();
    await expect(plate.getByRole('button', { name: undoing.keep })).toBeVisible();
  }
  await expect(page.locator('main').getByRole('group', { name: /take it back/i })).toHaveCount(0);
  await expect(page.locator('.said')).toContainText([/take it back/, /take it back/]);
  for (const label of labels) await stage.tap(label);
  await expect(page.locator('.said').first()).not.toContainText('take it back');
});
