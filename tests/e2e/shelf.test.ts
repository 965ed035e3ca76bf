import { expect } from '@playwright/test';
import { errorsOf, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { putInto } from './database.ts';
import { copyGame } from './many-games.ts';
import { takeIn, writtenGame } from './saved.ts';
import { SAMPLES, sizes } from './sizes.ts';

/** Four people in the middle of the first round, and a finished game of three, which Ana won. */
const running = writtenGame('100', 20);
const finished = writtenGame('102');

test('the game that waits comes first, finished ones apart', async ({ page, host }) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, [running, finished]);
  const next = page.getByRole('region', { name: 'Continue' });
  await expect(next.getByRole('listitem')).toHaveText(['Ana', 'Bo', 'Cy', 'Dee']);
  await expect(next.getByRole('heading', { name: 'Continue Blaze' })).toBeVisible();
  await expect(next.getByText('Round 1 · Kindling')).toBeVisible();
  const over = page.getByRole('region', { name: 'Finished' });
  await expect(over.getByText('Ana won')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Same table again' })).toHaveAttribute(
    'href',
    /new\/#[\w-]+$/,
  );
  // Beside them a wide glass has room for each game.
  const hanabi = page.getByRole('navigation', { name: 'New game' }).getByRole('link', {
    name: /^Hanabi/,
  });
  await expect(hanabi).toBeHidden();
  await page.setViewportSize(sizes[3]);
  await expect(hanabi).toBeVisible();
  await expect(hanabi).toHaveAttribute('href', /new\/#hanabi$/);
  await next.getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
  expect(errors).toEqual([]);
});

test('the same deal is dealt once, however often that is pressed', async ({ page, host }) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, [finished]);
  const menus = page.getByRole('button', { name: 'More for' });
  const again = page.getByRole('button', { name: 'Same deal again' });
  /** Presses twice, and waits for the new game. */
  const redeal = async () => {
    const before = page.url();
    await again.dblclick();
    await expect(page).toHaveURL((url) => url.href !== before && /play\/#[\w-]+$/.test(url.href));
    await expect(again).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Within reach' })).toBeVisible();
  };
  await menus.click();
  await redeal();
  await page.goto(host.home);
  await expect(menus).toHaveCount(2);
  await page.getByRole('region', { name: 'Finished' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show the table' }).click();
  await redeal();
  await page.goto(host.home);
  await expect(menus).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('a game is ended from its table, and goes on after all', async ({ page, host }) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, [running, finished]);
  const menu = page.getByRole('button', { name: 'Menu' });
  const end = page.getByRole('button', { name: 'End it unfinished' });
  await page.getByRole('link', { name: 'Resume' }).click();
  await menu.click();
  // No tap ends what all of them play.
  await end.click();
  await expect(end).toContainText('Hold: the game ends here');
  await end.click({ delay: 1000 });
  const over = page.getByRole('region', { name: 'Finished' });
  await expect(over.getByText('ended unfinished')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue' })).toBeHidden();
  await page.reload();
  await expect(over.getByText('ended unfinished')).toBeVisible();
  const item = over.getByRole('listitem').filter({ hasText: 'ended unfinished' });
  await item.getByRole('button', { name: 'More for' }).click();
  await page.getByRole('button', { name: 'Go on with it after all' }).click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(menu).toBeVisible();
  // What is over has nothing left to end.
  await page.goto(host.home);
  await over.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show the table' }).click();
  await menu.click();
  await expect(page.getByRole('button', { name: 'Save and leave' })).toBeVisible();
  await expect(end).toBeHidden();
  expect(errors).toEqual([]);
});

test('a game is called what its players like, within reason; its table is offered once, however much is open', async ({
  page,
  host,
}) => {
  await takeIn(page, host.home, [running]);
  await page.getByRole('button', { name: 'More for' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Same table again' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Rename' }).click();
  const field = page.getByRole('textbox', { name: 'What this game is called' });
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(41));
  await expect(page.getByText('This has 41 characters')).toBeVisible();
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('  Hut,   third night ');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'More for “Hut, third night”' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Hut, third night', { exact: true })).toBeVisible();
});

test('a deleted game can be brought back by keyboard, and is gone once its gap is dismissed', async ({
  page,
  host,
}) => {
  await takeIn(page, host.home, [running, finished]);
  const more = page.getByRole('button', { name: 'More for “Ana, Bo, Cy, and Dee · Blaze”' });
  const gone = page.getByRole('button', { name: 'Delete' });
  const back = page.getByRole('button', { name: 'Bring it back' });
  const resume = page.getByRole('link', { name: 'Resume' });
  await more.click();
  await gone.press('Enter');
  await expect(back).toBeFocused();
  await expect(resume).toBeHidden();
  await back.press('Enter');
  await expect(resume).toBeVisible();
  await page.reload();
  await expect(resume).toBeVisible();
  await more.click();
  await gone.click();
  await expect(
    page.getByRole('status').filter({ hasText: '“Ana, Bo, Cy, and Dee” is deleted.' }),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(back).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Finished' })).toBeVisible();
  await expect(resume).toBeHidden();
});

test('the page can be left while a game is being brought back', async ({ page, host }) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, [running, finished]);
  await page.getByRole('button', { name: 'More for “Ana, Bo, Cy, and Dee · Blaze”' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const back = page.getByRole('button', { name: 'Bring it back' });
  await expect(back).toBeVisible();
  // The storage answers only once the page has become another one.
  await page.evaluate(() => {
    const listen = EventTarget.prototype.addEventListener;
    const gone = new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (document.querySelector('main[aria-busy]') === null) return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
    IDBTransaction.prototype.addEventListener = function (type: string, hear: EventListener) {
      listen.call(this, type, (event) => void gone.then(() => hear(event)));
    };
  });
  await back.click();
  await page.getByRole('link', { name: 'New game', exact: true }).click();
  await expect(page.locator('main form')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('of many games the newest are shown, and the others on wish', async ({ page, host }) => {
  await takeIn(page, host.home, [running]);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  await copyGame(page, 59);
  await page.addInitScript(() => {
    // A list tells nothing that is in a journal.
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...given) {
      if (this.name === 'journal') throw new Error('A journal was read');
      return getAll.apply(this, given);
    };
  });
  await page.reload();
  const saved = page.getByRole('region', { name: 'Saved games' });
  const rows = saved.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('1 min. ago');
  await expect(rows.nth(4)).toContainText('5 min. ago');
  await saved.getByRole('button', { name: 'Show 20 of 54 more' }).press('Enter');
  await expect(rows).toHaveCount(25);
  await expect(rows.nth(5).getByRole('link')).toBeFocused();
  await expect(rows.nth(5)).toContainText('6 min. ago');
  await saved.getByRole('button', { name: 'Show 20 of 34 more' }).click();
  await saved.getByRole('button', { name: 'Show 14 more' }).click();
  await expect(rows).toHaveCount(59);
  await expect(rows.nth(45).getByRole('link')).toBeFocused();
  await expect(saved.getByRole('button', { name: /^Show/ })).toBeHidden();
});

test('a storage that does not answer is no empty shelf', async ({ page, host }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      if (document.documentElement.hasAttribute('data-open')) return open.apply(this, given);
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await page.goto(host.home);
  await expect(page.getByText('Your games cannot be read now')).toBeVisible();
  await expect(page.getByText('This browser gives no storage here')).toBeVisible();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-open'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your games cannot be read now')).toBeHidden();
});

test('a damaged game is told as such, and can go', async ({ page, host }) => {
  await takeIn(page, host.home, [running]);
  await putInto(page, 'games', { id: 'spoilt', title: 'Hut', people: 7 });
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'This game is damaged' });
  await expect(row).toContainText('Hut');
  await row.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  await expect(row).toBeHidden();
});

const { viewport, locale } = SAMPLES[1];

test.describe(`${viewport.width} by ${viewport.height}, ${locale}`, () => {
  test.use({ viewport, locale });

  test('saved games fit, with text at 100 % and at 200 %', async ({ page, host }) => {
    await takeIn(page, host.home, [running, finished, running]);
    await page
      .getByRole('button', { name: /^(More for|Más sobre)/ })
      .first()
      .click();
    expect(await page.evaluate(misfits)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
    await doubleText(page);
    expect(await page.evaluate(misfits)).toEqual([]);
  });
});
