import { expect, type Page } from '@playwright/test';
import { begin, moveOn } from '../../scripts/shots/film.ts';
import { sceneOf } from '../../scripts/shots/film-scenes.ts';
import { seek } from '../../scripts/shots/playing.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { DEFAULT_SETTINGS } from '../../src/lib/core/settings.ts';
import { moving, test } from './app.ts';
import { putInto } from './database.ts';
import { EMPTY, onLayer, stageOn } from './filmed.ts';
import { sizes } from './sizes.ts';

test.use({ ...moving, viewport: { width: 390, height: 844 } });

/** Everything a screen reader finds, in order. */
async function heardOn(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return JSON.stringify(
    nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => [role?.value, name?.value]),
  );
}

test('what is in the air lands before a press is heard of', async ({ page, host }) => {
  await begin(await stageOn(page, host.home), sceneOf('burnt'));
  expect((await onLayer(page)).nodes).toBeGreaterThan(0);
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      const layer = document.querySelector('.flights');
      const left = [layer?.childElementCount, document.querySelectorAll('[data-away]').length];
      document.documentElement.dataset['left'] = left.join(' ');
    });
  });
  await page.mouse.click(195, 300);
  await expect(page.locator('html')).toHaveAttribute('data-left', '0 0');
  expect(await onLayer(page)).toEqual(EMPTY);
});

test('bets are turned one by one, and each point flies to whom it belongs to', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('bets'));
  await moveOn(page, 20);
  const rows = page.locator('dialog .bet');
  const faces = () =>
    rows.evaluateAll((all) =>
      all.map((row) => Number(getComputedStyle(row.querySelector('.coin > svg')!).opacity) > 0),
    );
  expect(await faces()).toEqual([false, false, false, false, false]);
  await moveOn(page, 950);
  expect(await faces()).toEqual([true, false, false, false, false]);
  const tally = page.locator('dialog .won');
  await expect(tally).toHaveCount(0);
  for (let passed = 0; passed < 3600; passed += 100) await moveOn(page, 100);
  expect(await faces()).toEqual([true, true, true, true, true]);
  const paid = await page.locator('dialog .paid').count();
  expect(paid).toBeGreaterThan(0);
  // The last of them is counted once the page has heard that it landed.
  await expect(async () => {
    await moveOn(page, 100);
    const points = (await tally.allInnerTexts()).map(Number);
    expect(points.reduce((sum, won) => sum + won, 0)).toBe(paid);
  }).toPass();
});

test('who has won is seen last, and a press shows all of it at once', async ({ page, host }) => {
  await begin(await stageOn(page, host.home), sceneOf('end'));
  const seen = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  const totals = () => page.locator('td.total').allInnerTexts();
  await moveOn(page, 20);
  expect([await seen('h1'), await seen('tbody tr')]).toEqual([0, 0]);
  expect((await totals())[0]).toMatch(/^0/);
  await page.mouse.click(195, 20);
  expect([await seen('h1'), await seen('tbody tr'), await seen('.feather')]).toEqual([1, 1, 1]);
  const points = await page.locator('.winner p').innerText();
  expect(Number((await totals())[0])).toBe(parseInt(points));
});

test('nothing is in the air once the page is hidden, within the same task', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('burnt'));
  const left = await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return document.querySelector('.flights')?.childElementCount;
  });
  expect(left).toBe(0);
});

test('nothing is in the air once the glass has another size', async ({ page, host }) => {
  await begin(await stageOn(page, host.home), sceneOf('play'));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(async () => expect(await onLayer(page)).toEqual(EMPTY)).toPass();
});

test('a key that does something lands it, Shift does not; who listens hears the same all the time', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('play'));
  expect((await onLayer(page)).away).toBe(1);
  const during = await heardOn(page);
  await page.keyboard.press('Shift');
  expect((await onLayer(page)).nodes).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  expect(await onLayer(page)).toEqual(EMPTY);
  expect(await heardOn(page)).toBe(during);
});

test('what flies comes to lie exactly where it belongs, and all of it lands', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('play'));
  const boxOf = (css: string) => page.locator(css).first().boundingBox();
  await moveOn(page, 340);
  const [ghost, card] = [await boxOf('.flights .ghost'), await boxOf('[data-away]')];
  expect(Math.abs(ghost!.x - card!.x)).toBeLessThan(2);
  expect(Math.abs(ghost!.width - card!.width)).toBeLessThan(2);
  await moveOn(page, 200);
  await expect(async () => {
    await moveOn(page, 20);
    expect(await onLayer(page)).toEqual(EMPTY);
  }).toPass();
});

test('the same film is the same twice', async ({ page, host, browser }) => {
  const film = async (on: Page) => {
    await begin(await stageOn(on, host.home), sceneOf('burnt'));
    await moveOn(on, 400);
    return on.evaluate(() =>
      [...document.querySelectorAll('.flights *')].map((drawn) => {
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return [drawn.tagName, x, y, width, height].join(' ');
      }),
    );
  };
  const other = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  const first = await film(page);
  expect(first.length).toBeGreaterThan(20);
  expect(await film(await other.newPage())).toEqual(first);
  await other.close();
});

test.describe('where little may move', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** What happens on the layer: how long each thing takes, and what of it changes. */
  const changes = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('.flights')) return [];
        const seen = effect.getKeyframes().map(({ opacity }) => Number(opacity));
        return [[effect.getComputedTiming().duration, ...seen].join(' ')];
      }),
    );

  test('things come where they belong in 120 ms', async ({ page, host }) => {
    await begin(await stageOn(page, host.home), sceneOf('roles'));
    expect(new Set(await changes(page))).toEqual(new Set(['120 0 1']));
    await expect(page.locator('.flights canvas, .flights .burning')).toHaveCount(0);
  });

  test('what is beaten goes in 120 ms, and does not burn', async ({ page, host }) => {
    await begin(await stageOn(page, host.home), sceneOf('burnt'));
    expect(new Set(await changes(page))).toEqual(new Set(['120 1 0']));
    await expect(page.locator('.flights canvas')).toHaveCount(0);
    await moveOn(page, 140);
    await expect(page.locator('.flights .burning')).toHaveCount(0);
  });
});

test('a sheen goes once over a Firebird that has landed', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.addInitScript(() =>
    addEventListener('transitionrun', ({ target }) => {
      const { dataset } = document.documentElement;
      if (target instanceof Element && target.matches('.sheen'))
        dataset['sheens'] =
          `${dataset['sheens'] ?? ''}${target.closest('[data-place]') ? 'I' : '?'}`;
    }),
  );
  const firebird = seek({
    names: ['Ana', 'Ben', 'Mira', 'Leo'],
    until: ({ table, phase }, turn) =>
      phase === 'kindling' &&
      table.length === 0 &&
      (turn?.own?.hand.some((card) => card.endsWith('F')) ?? false),
  });
  await page.setViewportSize(sizes[3]);
  await stage.bringIntoHand(firebird);
  await page
    .locator('[data-rank=F]')
    .first()
    .click({ position: { x: 12, y: 30 } });
  await stage.page.clock.runFor(700);
  await page.locator('section.hand .primary').click();
  await stage.until(page.locator('[data-place="lane:0:0"]:not([data-away]) .sheen'));
  await expect(page.locator('html')).toHaveAttribute('data-sheens', 'I');
});

test('what Ash gives up lies grey until it is taken, on the table and before every hand', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const greys = () =>
    page
      .locator('[data-place^="lane:"] > .card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).filter.split('(')[0]));
  const grey = (cards: readonly unknown[]) => cards.map(() => 'grayscale');
  for (const bring of [
    () => stage.bringToTable('taking', 'middle'),
    () => stage.bringIntoHand('taking', 'passed'),
  ]) {
    await bring();
    await expect(async () => {
      const lane = await greys();
      expect(lane.length).toBeGreaterThan(1);
      expect(lane).toEqual(grey(lane));
    }).toPass();
  }
});

test('where nothing is to be told, nothing is drawn', async ({ page, host }) => {
  const stage = await stageOn(page, host.home);
  await stage.visit('');
  await putInto(page, 'keepsakes', { ...DEFAULT_SETTINGS, pace: 'off' }, 'settings');
  await page.addInitScript(() => {
    const watched = new MutationObserver((records) => {
      const layer = document.querySelector('.flights');
      if (records.some(({ target }) => target === layer))
        document.documentElement.dataset['drawn'] = 'yes';
    });
    watched.observe(document, { subtree: true, childList: true });
  });
  await sceneOf('play').set(stage);
  await stage.until(page.locator('[data-place="lane:0:0"]'));
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
});
