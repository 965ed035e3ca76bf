import { expect, type Locator, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { errorsOf, openAwake, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { putInto, writtenTo } from './database.ts';
import { SAMPLES } from './sizes.ts';

declare global {
  interface Window {
    /** What the page wore at first; null for nothing. */
    firstTheme: string | null;
  }
}

test('what is chosen is there on the next visit', async ({ page, host }) => {
  const errors = errorsOf(page);
  await openAwake(page, host.home);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Careful' }).check();
  await page.getByRole('switch', { name: 'Hold to peek' }).check();
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('slider', { name: 'Light' }).fill('60');
  await writtenTo(page, 'keepsakes');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Careful' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Hold to peek' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Light' })).toHaveValue('60');
  expect(errors).toEqual([]);
});

test('the light goes down on every page, and up again', async ({ page, host }) => {
  await openAwake(page, `${host.home}settings/`);
  const shade = page.locator('.shade');
  await expect(shade).toBeHidden();
  const slider = page.getByRole('slider', { name: 'Light' });
  await slider.focus();
  await slider.press('Home');
  await expect(shade).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.6)');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Fireside' })).toBeVisible();
  await page.reload();
  await expect(shade).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.6)');
  await page.getByRole('link', { name: 'Settings' }).click();
  // Nothing is chosen over what has not been read yet.
  await expect(slider).toHaveValue('40');
  await slider.press('End');
  await expect(shade).toBeHidden();
});

test('colours, the size of numbers and the hand that plays are chosen for every page', async ({
  page,
  host,
}) => {
  await openAwake(page, `${host.home}settings/`);
  const root = page.locator('html');
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.getByRole('radio', { name: 'Daylight' }).check();
  await expect(page.locator('body')).not.toHaveCSS('color', dark);
  await page.getByRole('switch', { name: 'Giant numbers' }).check();
  await page.getByRole('switch', { name: 'Left-handed' }).check();
  expect(await barriersOn(page)).toEqual([]);
  await writtenTo(page, 'keepsakes');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'day');
  await expect(root).toHaveAttribute('data-ranks', 'giant');
  await expect(root).toHaveAttribute('data-side', 'left');
});

/** Notes on each page from now on which colours it wears when there is something to paint. */
const noteFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      window.firstTheme = document.documentElement.dataset['theme'] ?? null;
    }).observe(document, { childList: true, subtree: true });
  });

test('colours that were chosen are there before the first frame, and where there is no page', async ({
  page,
  host,
}) => {
  await noteFirstTheme(page);
  const root = page.locator('html');
  await openAwake(page, `${host.home}settings/`);
  for (const [name, theme, ground] of [
    ['Daylight', 'day', 'rgb(246, 234, 211)'],
    ['Contrast', 'contrast', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await writtenTo(page, 'keepsakes');
    await page.reload();
    expect(await page.evaluate(() => window.firstTheme)).toBe(theme);
    await page.goto(`${host.home}nowhere`);
    await expect(root).toHaveAttribute('data-theme', theme);
    await expect(root).toHaveCSS('background-color', ground);
    expect(await barriersOn(page)).toEqual([]);
    await openAwake(page, `${host.home}settings/`);
  }
});

test('colours that do not exist are not worn, and do not stay', async ({ page, host }) => {
  await noteFirstTheme(page);
  const root = page.locator('html');
  await openAwake(page, `${host.home}settings/`);
  await expect(root).toHaveAttribute('data-theme', 'night');
  await page.evaluate(() => localStorage.setItem('fireside.theme', 'constructor'));
  await page.goto(`${host.home}nowhere`);
  await expect(page.getByRole('heading')).toHaveText('Nothing burns here');
  await expect(root).not.toHaveAttribute('data-theme');
  await openAwake(page, host.home);
  expect(await page.evaluate(() => window.firstTheme)).toBeNull();
  await expect(root).toHaveAttribute('data-theme', 'night');
  expect(await page.evaluate(() => localStorage.getItem('fireside.theme'))).toBe('night');
});

test('colours can be chosen where storage is blocked', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  const errors = errorsOf(page);
  await openAwake(page, `${host.home}settings/`);
  await page.getByRole('radio', { name: 'Daylight' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await writtenTo(page, 'keepsakes');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  expect(errors).toEqual([]);
});

test('the language changes in the midst of the settings', async ({ page, host }) => {
  await openAwake(page, `${host.home}settings/`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Ajustes · Fireside');
});

test('somebody who played here can be forgotten', async ({ page, host }) => {
  await openAwake(page, `${host.home}settings/`);
  await expect(page.getByText('Nobody yet')).toBeVisible();
  const ana = { id: 'ana', name: 'Ana', emblem: 'bear', colour: 'teal', used: 1 };
  await putInto(page, 'profiles', ana);
  await putInto(page, 'profiles', { ...ana, id: 'ben', name: 'Ben' });
  await page.reload();
  await page.getByRole('button', { name: 'Forget Ana' }).click();
  await expect(page.getByText('Ana is forgotten.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Forget Ben' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget Ana' })).toBeHidden();
});

/** From the next page on nothing that is kept can be read, until it is unblocked. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    addEventListener('unblock', () => (IDBFactory.prototype.open = open));
  });

test('settings that cannot be read say so, and are not chosen over', async ({ page, host }) => {
  await blockStorage(page);
  await openAwake(page, `${host.home}settings/`);
  const trouble = page.getByRole('status').filter({ hasText: 'Your settings could not be read' });
  await expect(trouble).toBeVisible();
  const careful = page.getByRole('switch', { name: 'Careful' });
  await expect(page.locator('[inert]').getByText('Careful', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('unblock')));
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toBeHidden();
  await careful.check();
  await expect(careful).toBeChecked();
});

test('where settings cannot be read, people can, and a language be chosen', async ({
  page,
  host,
}) => {
  await blockStorage(page);
  await openAwake(page, `${host.home}settings/`);
  const chapter = page.locator('#people');
  await expect(chapter.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('unblock')));
  await chapter.getByRole('button', { name: 'Try again' }).click();
  await expect(chapter.getByText('Nobody yet')).toBeVisible();
  await expect(page.getByText('Your settings could not be read')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes', exact: true })).toBeVisible();
});

test('a choice that cannot be kept says so, and holds', async ({ page, host }) => {
  await openAwake(page, `${host.home}settings/`);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.getByRole('switch', { name: 'Careful' }).check();
  await expect(page.getByText('it could not be kept')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Careful' })).toBeChecked();
});

test('how long games are kept is told', async ({ page, host }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => Promise.resolve(false);
  });
  await openAwake(page, `${host.home}settings/`);
  await expect(page.getByText('the browser may clear them away')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the browser to keep them' }).click();
  await expect(page.getByText('The browser makes no promise yet.')).toBeVisible();
  await page.evaluate(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(true);
  });
  await page.getByRole('button', { name: 'Ask the browser to keep them' }).click();
  await expect(page.getByText('the browser has promised not to clear them')).toBeVisible();
});

const { viewport, locale } = SAMPLES[0];

test.describe(`${viewport.width} by ${viewport.height}, ${locale}`, () => {
  test.use({ viewport, locale });

  test('the settings fit, with text at 100 % and at 200 %', async ({ page, host }) => {
    await page.goto(`${host.home}settings/`);
    await expect(page.locator('.chapters')).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await page.evaluate(misfits)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
    await doubleText(page);
    expect(await page.evaluate(misfits)).toEqual([]);
  });
});

test('a left hand holds its cards the other way round, and plays on its own side', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.visit('settings/');
  await page.getByRole('switch', { name: 'Left-handed' }).check();
  await writtenTo(page, 'keepsakes');
  await stage.bringAlone('ashFew');
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const cards = page.locator('[data-slot]');
  const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
  expect(first.width).toBeGreaterThan(second.width);
  // The second one shows at its right; to its left it is covered.
  const atEdge = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-slot]')?.getAttribute('data-slot'),
    [first.x + first.width - 6, first.y + 30] as const,
  );
  expect(atEdge).toBe('0');
  const play = await boxOf(page.locator('.actions > button.primary'));
  const take = await boxOf(page.locator('.actions > .take'));
  expect(play.x).toBeLessThan(take.x);
});
