import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { test } from './app.ts';
import { putInto } from './database.ts';
import { button, choosePassed, OPENER } from './playing.ts';
import { isAwake, openFile, takeIn, writtenGame } from './saved.ts';

const { shelf, setup, settings, home } = en;
const { play } = enGame;

/** What a browser may refuse all of a sudden: its storage, or its source of chance. */
type Fault = 'storage' | 'chance';
const ERRORS = { storage: 'DataError: worn out', chance: 'OperationError: worn out' } as const;
const wordsOf = (fault: Fault): string => shelf.problem({ code: 'failed', detail: ERRORS[fault] });

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Lets the page's browser refuse things once it is told to; what is told holds for pages to come.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const failing = (fault: string) => sessionStorage.getItem('fault') === fault;
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      if (failing('storage')) throw new DOMException('worn out', 'DataError');
      return transaction.apply(this, given);
    };
    const { getRandomValues } = Crypto.prototype;
    Crypto.prototype.getRandomValues = function (array) {
      if (failing('chance')) throw new DOMException('worn out', 'OperationError');
      return getRandomValues.call(this, array) as typeof array;
    };
  });
});

const spoil = (page: Page, fault: Fault | null): Promise<void> =>
  page.evaluate((fault) => sessionStorage.setItem('fault', fault ?? ''), fault);

/** Does something in vain, reads why, and does it again once the browser has come to its senses. */
async function twice(page: Page, fault: Fault, act: () => Promise<unknown>): Promise<void> {
  await spoil(page, fault);
  await act();
  await expect(page.getByText(wordsOf(fault)).last()).toBeVisible();
  await spoil(page, null);
  await act();
}

const press = (control: Locator) => async () => {
  await expect(control).toBeEnabled();
  await expect(control).not.toHaveAttribute('aria-disabled', 'true');
  await control.click();
};

test('at home whatever throws is told, and can be done again', async ({ page, host }) => {
  await takeIn(page, host.home, [writtenGame('100', 20)]);
  const resume = page.getByRole('link', { name: shelf.resume });
  await expect(resume).toBeVisible();
  await spoil(page, 'storage');
  await page.reload();
  await expect(page.getByText(shelf.trouble.title)).toBeVisible();
  await spoil(page, null);
  await button(page, shelf.trouble.again).click();
  await expect(resume).toBeVisible();

  const more = page.getByRole('button', { name: /^More for/ });
  const offer = async (name: string) => {
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await button(page, name).click();
  };
  await twice(page, 'storage', async () => {
    await offer(shelf.rename.button);
    await page.getByRole('textbox', { name: shelf.rename.label }).fill('Hut');
    await button(page, shelf.rename.keep).click();
  });
  await expect(page.getByText('Hut', { exact: true })).toBeVisible();
  await twice(page, 'storage', async () => {
    await offer(shelf.export.button);
    await button(page, shelf.export.go).click();
  });
  await expect(page.getByText(/goes to your downloads/)).toBeVisible();
  await twice(page, 'storage', () => offer(shelf.remove.button));
  await expect(button(page, shelf.remove.back)).toBeVisible();
  await twice(page, 'storage', press(button(page, shelf.remove.back)));
  await expect(resume).toBeVisible();
  await twice(page, 'chance', () => openFile(page, writtenGame('100', 30)));
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
});

test('a game alone that throws as it is dealt is told, and can be dealt again', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await isAwake(page);
  await button(page, home.alone).click();
  await twice(page, 'chance', press(button(page, setup.bots.levels.flame)));
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
});

for (const fault of ['storage', 'chance'] as const)
  test(`a set-up is laid and dealt again, whatever throws: ${fault}`, async ({ page, host }) => {
    await page.goto(host.home);
    await spoil(page, fault);
    await page.goto(`${host.home}new/`);
    const deal = button(page, setup.deal);
    await expect(deal).toBeVisible();
    await twice(page, fault, press(deal));
    await expect(page).toHaveURL(/play\/#[\w-]+$/);
  });

test('settings that throw are told, and can be read and chosen again', async ({ page, host }) => {
  await page.goto(`${host.home}settings/`);
  const person = { id: 'ana', name: 'Ana', emblem: 'bear', colour: 'teal', used: 1 };
  await putInto(page, 'profiles', person);
  await spoil(page, 'storage');
  await page.reload();
  await expect(page.getByText(settings.notRead)).toBeVisible();
  await spoil(page, null);
  for (const again of [1, 2]) {
    await expect(button(page, shelf.trouble.again)).toHaveCount(3 - again);
    await button(page, shelf.trouble.again).first().click();
  }
  const careful = page.getByRole('switch', { name: settings.careful.name });
  await twice(page, 'storage', press(careful));
  await expect(page.getByText(settings.notKept)).toHaveCount(0);
  await twice(page, 'storage', press(button(page, settings.people.forget('Ana'))));
  await expect(page.getByText(settings.people.forgotten('Ana'))).toBeVisible();
});

test('a game that throws as it is opened is told, and can be opened again', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  await choosePassed(page);
  await button(page, setup.deal).click();
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
  await button(page, enGame.story.telling.skip).click();
  await spoil(page, 'storage');
  await page.reload();
  await expect(page.getByText(wordsOf('storage'))).toBeVisible();
  await spoil(page, null);
  await button(page, play.unopened.again).click();
  await expect(button(page, OPENER)).toBeVisible();
});

test('a game to be watched that throws as it is dealt is told, and can be dealt again', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await spoil(page, 'chance');
  await page.goto(`${host.home}watch/`);
  await expect(page.getByText(wordsOf('chance'))).toBeVisible();
  await spoil(page, null);
  await button(page, play.unopened.again).click();
  await expect(page.getByRole('navigation', { name: play.bar.label })).toBeVisible();
});
