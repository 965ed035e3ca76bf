import { expect, type Page } from '@playwright/test';
import { begin, hold, moveOn } from '../../scripts/shots/film.ts';
import { sceneOf } from '../../scripts/shots/film-scenes.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { DEFAULT_SETTINGS } from '../../src/lib/core/settings.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { moving, test } from './app.ts';
import { putInto } from './database.ts';
import { setScreen } from './fold.ts';
import { sizes } from './sizes.ts';

test.use({ ...moving, viewport: { width: 390, height: 844 } });

/** What is on the layer, and what is out of sight below it. */
const onLayer = (page: Page) =>
  page.evaluate(() => ({
    nodes: document.querySelector('.flights')?.childElementCount ?? -1,
    moving: document.getAnimations().filter(({ effect }) => {
      const { target = null } = effect instanceof KeyframeEffect ? effect : {};
      return target?.closest('.flights') !== null;
    }).length,
    away: document.querySelectorAll('[data-away]').length,
  }));

const EMPTY = { nodes: 0, moving: 0, away: 0 };

/** Everything a screen reader finds, in order. */
async function heardOn(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return JSON.stringify(
    nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => [role?.value, name?.value]),
  );
}

const stageOn = async (page: Page, home: string): Promise<Stage> => {
  const stage = await Stage.on(page, home, 'en');
  await hold(page);
  return stage;
};

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

test('what is said of it covers nothing that can be pressed, and a press does what it says', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('play'));
  const covered = await page.evaluate(() => {
    const caption = document.querySelector('.caption')?.getBoundingClientRect();
    if (!caption) return ['no caption'];
    return [...document.querySelectorAll('button')]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const besides = right <= caption.left || left >= caption.right;
        return !besides && bottom > caption.top && top < caption.bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: game.play.bar.log }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await onLayer(page)).toEqual(EMPTY);
});

for (const viewport of [sizes[0], sizes[3]])
  test.describe(`going round, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('what is told hides all that stands below it, whatever was told before', async ({
      page,
      host,
    }) => {
      const stage = await stageOn(page, host.home);
      await stage.bringToTable('asking', 'passed');
      await stage.hold(page.getByRole('button', { name: 'Maximiliana takes' }));
      const caption = page.locator('div.caption');
      await expect(caption).toContainText('Maximiliana gives up');
      await page.getByRole('button', { name: /^Nobody/ }).click();
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await caption.innerText()).toContain('Maximiliana takes');
      }).toPass();
      const line = page.locator('[data-place="slot:caption"]');
      await expect(line).toHaveText(/opens the challenge/);
      const looksOut = await line.evaluate((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const below = words.getBoundingClientRect();
        const over = document.querySelector('div.caption')!.getBoundingClientRect();
        const [dx, dy] = [over.left - below.left, over.top - below.top];
        return Math.max(dx, dy, below.right - over.right, below.bottom - over.bottom);
      });
      expect(looksOut).toBeLessThanOrEqual(0);
    });
  });

// Its line was empty there, in a corner: it came to lie on the plate beside, and on that button.
for (const viewport of [sizes[2], { width: 1024, height: 768 }])
  test(`with computer players what is told covers nobody, nor what skips it: ${viewport.width}`, async ({
    page,
    host,
  }) => {
    await setScreen(await stageOn(page, host.home), 'table-company-middle');
    await page.setViewportSize(viewport);
    const captions = page.locator('div.caption');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await captions.count()).toBe(2);
    }).toPass({ intervals: [20] });
    const covered = await captions.evaluateAll((all) => {
      const boxes = all.map((caption) => caption.getBoundingClientRect());
      const parts = [...document.querySelectorAll('.plate, button')];
      return parts
        .filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return boxes.some((box) => {
            const across = Math.min(right, box.right) - Math.max(left, box.left);
            return Math.min(across, Math.min(bottom, box.bottom) - Math.max(top, box.top)) > 1;
          });
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
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

  test('things come where they belong in 120 ms, and nothing burns', async ({ page, host }) => {
    const stage = await stageOn(page, host.home);
    await begin(stage, sceneOf('roles'));
    const lengths = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const { target = null } = effect instanceof KeyframeEffect ? effect : {};
          return target?.closest('.flights') !== null;
        })
        .map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(new Set(lengths)).toEqual(new Set([120]));
    await expect(page.locator('.flights canvas, .flights .burning')).toHaveCount(0);
  });
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
