import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { lessons } from '../../src/lib/games/hanabi/words/en/lessons.ts';
import { test } from './app.ts';
import { putInto } from './database.ts';
import { button, choosePassed, OPENER } from './playing.ts';
import { isAwake, openFile, takeIn, writtenGame } from './saved.ts';
import { builtCodeWith } from './server.ts';

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

/** Does with the one game at home what is offered when more is asked for. */
async function choose(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^More for/ });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await button(page, name).click();
}

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

  const offer = (name: string) => choose(page, name);
  await twice(page, 'storage', async () => {
    const field = page.getByRole('textbox', { name: shelf.rename.label });
    // What was typed is still there the second time.
    if (!(await field.isVisible())) {
      await offer(shelf.rename.button);
      await field.fill('Hut');
    }
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

test('a game is ended unfinished, and dealt again, whatever throws', async ({ page, host }) => {
  await takeIn(page, host.home, [writtenGame('100', 20)]);
  const resume = page.getByRole('link', { name: shelf.resume });
  await expect(resume).toBeVisible();
  const offer = (name: string) => choose(page, name);
  await twice(page, 'storage', () => offer(shelf.end));
  await expect(page.getByText(shelf.endedEarly)).toBeVisible();
  await twice(page, 'storage', () => offer(shelf.goOn));
  await expect(resume).toBeVisible();
  await offer(shelf.end);
  await expect(page.getByText(shelf.endedEarly)).toBeVisible();
  await twice(page, 'chance', () => offer(shelf.sameDeal));
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
});

test('who ends a game from its table gets home, whatever throws', async ({ page, host }) => {
  await takeIn(page, host.home, [writtenGame('100', 20)]);
  const resume = page.getByRole('link', { name: shelf.resume });
  await resume.click();
  await button(page, play.bar.menu).click();
  await spoil(page, 'storage');
  await button(page, shelf.end).click({ delay: 1000 });
  await expect(page).toHaveURL(host.home);
  await spoil(page, null);
  await page.reload();
  await expect(resume).toBeVisible();
});

/** Waits until what could not be kept is told, and keeps it after all. */
async function keepAfterAll(page: Page): Promise<void> {
  const trouble = page.getByRole('alert').filter({ hasText: play.trouble.title });
  await expect(trouble).toContainText(wordsOf('storage'));
  await spoil(page, null);
  await button(page, play.trouble.again).click();
  await expect(trouble).toBeHidden();
}

test('a seat is lent and taken back, whatever throws', async ({ page, host }) => {
  await page.goto(host.home);
  await openFile(page, writtenGame('100', 1));
  await expect(button(page, OPENER)).toBeVisible();
  const people = page.getByText(play.seats.title);
  // A cover that changes closes what has just been opened over it.
  const openSeats = () =>
    expect(async () => {
      if (await people.isHidden()) await button(page, play.bar.menu).click();
      await people.click({ timeout: 2000 });
    }).toPass();
  const leaves = page.getByRole('button', { name: /has to go$/ });
  await openSeats();
  const name = await leaves.first().innerText();
  await spoil(page, 'storage');
  await leaves.first().hover();
  await page.mouse.down();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.up();
  await keepAfterAll(page);
  await openSeats();
  await expect(leaves.filter({ hasText: name })).toHaveCount(0);
  await spoil(page, 'storage');
  await page.getByRole('button', { name: /is back$/ }).click();
  await keepAfterAll(page);
  await openSeats();
  await expect(leaves.filter({ hasText: name })).toHaveCount(1);
});

test('the file of a running game that throws is told, and can be saved again', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await openFile(page, writtenGame('100', 1));
  await expect(button(page, OPENER)).toBeVisible();
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    const failing = () => sessionStorage.getItem('fault') === 'file';
    URL.createObjectURL = (file) => {
      if (failing()) throw new DOMException('worn out', 'DataError');
      return createObjectURL(file);
    };
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...given) {
      if (failing()) throw new DOMException('worn out', 'DataError');
      return add.apply(this, given);
    };
    sessionStorage.setItem('fault', 'file');
  });
  await page.getByRole('button', { name: play.bar.menu }).click();
  await page.getByText(play.menu.way, { exact: true }).first().click();
  await page.getByRole('radio', { name: play.menu.ways.middle }).check({ force: true });
  await button(page, play.close).click();
  const save = async () => {
    await button(page, play.trouble.save).click();
    await button(page, shelf.export.go).click();
  };
  await save();
  const unsaved = page.getByRole('alert').filter({ hasText: play.unsaved });
  await expect(unsaved).toContainText(wordsOf('storage'));
  await spoil(page, null);
  const coming = page.waitForEvent('download');
  await button(page, play.unopened.again).click();
  await button(page, shelf.export.go).click();
  await coming;
  await expect(unsaved).toBeHidden();
});

test('lessons that do not come are told of, and come when asked again', async ({ page, host }) => {
  const chunks = builtCodeWith(lessons.names.clue);
  expect(chunks).not.toEqual([]);
  for (const chunk of chunks) await page.route(chunk, (route) => route.abort());
  await page.goto(`${host.home}learn/#hanabi`);
  await expect(page.getByText(shelf.trouble.notDone)).toBeVisible();
  await expect(page.getByRole('link', { name: setup.home })).toBeVisible();
  await page.unrouteAll();
  await button(page, shelf.trouble.again).click();
  await expect(page.getByText(lessons.names.clue).first()).toBeAttached();
});
