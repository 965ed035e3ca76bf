import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/i18n/en/game.ts';
import { game as esGame } from '../../src/lib/i18n/es/game.ts';
import { errorsOf, openUntilReady, test } from './app.ts';

/** The names people have who were not named at set-up. */
const PEOPLE = Object.values(en.setup.emblems);
const { hand, play, ending } = enGame;
/** The control of a cover that names somebody. */
const OPENER = /: hold to open$/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Deals a game with the set-up as it is offered; the device goes from hand to hand. */
async function deal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: en.setup.way.passed }).check({ force: true });
  await button(page, en.setup.deal).click();
  await button(page, enGame.story.telling.skip).click();
  await expect(button(page, OPENER)).toBeVisible();
}

/** Presses and holds, after a moment of quiet. */
async function hold(page: Page, control: Locator): Promise<void> {
  await page.clock.runFor(300);
  await control.hover();
  await page.mouse.down();
  await page.clock.runFor(700);
  await page.mouse.up();
}

async function openHand(page: Page): Promise<void> {
  await hold(page, button(page, OPENER));
  await expect(button(page, hand.coverName)).toBeVisible();
}

const cardsInHand = (page: Page) => page.locator('[data-slot]');

/** Opens with the first card of the open hand, and says that that is all. */
async function openChallenge(page: Page): Promise<void> {
  await cardsInHand(page).first().click();
  await button(page, /and that’s all$/).click();
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

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
  expect(host.asked.slice(before).filter((path) => path !== '/sw.js')).toEqual([]);
});

test('the language changes in the middle of a visit, and nothing is lost', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  await cardsInHand(page).first().click();
  await button(page, play.bar.menu).click();
  await button(page, 'Español').click();
  await button(page, esGame.play.close).click();
  await expect(cardsInHand(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, esGame.hand.act.takeBack)).toBeVisible();
  await expect(page).toHaveTitle(esGame.play.title(esGame.play.game));
});

test('what cannot be stored has not happened, and can be stored again', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await openChallenge(page);
  await expect(page.getByRole('alert')).toContainText(en.shelf.problem({ code: 'quota' }));
  await expect(cardsInHand(page).first()).toHaveAttribute('aria-pressed', 'true');
  await button(page, play.trouble.again).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(button(page, OPENER)).toBeVisible();
});

test('a hand whose play cannot be stored does nothing but be covered', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    addEventListener('room', () => (IDBObjectStore.prototype.add = add));
  });
  await openChallenge(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await cardsInHand(page).last().focus();
  await expect(cardsInHand(page).last()).not.toBeFocused();
  await button(page, hand.coverName).click();
  await expect(cardsInHand(page)).toHaveCount(0);
  await expect(button(page, OPENER)).toBeVisible();
  await button(page, play.bar.menu).click();
  await expect(page.getByText(play.menu.unsaved)).toBeVisible();
  await expect(button(page, play.menu.leaveUnsaved)).toBeVisible();
  await button(page, play.close).click();
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await button(page, play.trouble.again).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await button(page, play.bar.menu).click();
  await expect(page.getByText(play.menu.saved)).toBeVisible();
});

test('the light is kept once it is let go, and not before it is known what was kept', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const { get, put } = IDBObjectStore.prototype;
    const kept: number[] = [];
    const waiting: (() => void)[] = [];
    Object.assign(window, { kept, waiting });
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      if (key !== 'settings' || !location.pathname.endsWith('/play/')) return request;
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, act: EventListener) =>
        listen(type, (event) => void waiting.push(() => act.call(request, event)));
      return request;
    };
    IDBObjectStore.prototype.put = function (value: { light?: number }, key) {
      if (value.light !== undefined) kept.push(value.light);
      return put.call(this, value, key);
    };
  });
  await page.goto(`${host.home}new/`);
  await deal(page);
  await button(page, play.bar.menu).click();
  const slider = page.getByRole('slider', { name: play.menu.light });
  await expect(slider).toBeDisabled();
  await page.evaluate(() => {
    for (const go of (window as unknown as { waiting: (() => void)[] }).waiting) go();
  });
  await expect(slider).toBeEnabled();
  await slider.evaluate((input: HTMLInputElement) => {
    for (const light of [90, 80, 70]) {
      input.valueAsNumber = light;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.getByText(play.menu.percent(70))).toBeVisible();
  await expect(page.locator('.shade')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.3)');
  await slider.dispatchEvent('change');
  const kept = () => page.evaluate(() => (window as unknown as { kept: number[] }).kept);
  await expect.poll(kept).toEqual([70]);
});

test('a light that cannot be kept says so', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await button(page, play.bar.menu).click();
  await page.getByRole('slider', { name: play.menu.light }).fill('60');
  await expect(page.getByText(play.menu.unkept)).toContainText(en.shelf.problem({ code: 'quota' }));
});

test('the table is turned where it lies in the middle', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
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
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  const held = await cardsInHand(page).first().getAttribute('aria-label');
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('no place for r9 of "Bear"') }));
  });
  await expect(page.getByRole('heading', { name: ending.broken.title })).toBeVisible();
  await expect(cardsInHand(page)).toHaveCount(0);
  const told = await page.getByRole('textbox', { includeHidden: true }).inputValue();
  expect(told).toMatch(/kindling, round 1/);
  for (const secret of ['r9', held?.split(',')[0] ?? 'r9', ...PEOPLE])
    expect(told).not.toContain(secret);
  await button(page, ending.broken.back).click();
  await expect(button(page, OPENER)).toBeVisible();
});

test('what was played is taken back once everybody it touches agrees', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
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
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  await button(page, play.bar.menu).click();
  await button(page, play.menu.leave).click();
  await page.getByRole('link', { name: 'Resume' }).first().click();
  await expect(button(page, OPENER)).toBeVisible();
  await expect(cardsInHand(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
