import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';
import { moving, test } from '../app.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { AnyDevice } from './any-device.ts';
import { TABLES } from './tables.ts';

// Only a browser with windows knows which tab is in front.
test.use({ ...moving, launchOptions: launchOptions() });

type Device = AnyDevice<GameWords>;

/**
 * Ways in which a page leaves the foreground, is left, or is handed on; the last one for good.
 */
const LEAVINGS: readonly (readonly [string, (device: Device) => Promise<void>])[] = [
  [
    'the browser freezes it',
    ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('freeze'))),
  ],
  ['the window loses the focus', ({ page }) => dispatch(page, 'blur')],
  ['it is hidden', ({ page }) => dispatch(page, 'pagehide')],
  ['it comes back as it was', ({ page }) => dispatch(page, 'pageshow')],
  ['it is printed', async ({ page }) => void (await page.pdf())],
  ['another tab comes to the front', comesToTheFront],
];

const dispatch = (page: Page, type: string): Promise<void> =>
  page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);

/**
 * A real change of tabs: the browser tells the page that it is hidden, and that it is no longer in
 * use.
 */
async function comesToTheFront({ page, cdp }: Device): Promise<void> {
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await page.context().newPage();
  await other.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  await other.close();
}

/** A game goes on in one tab, and the other one is covered. */
async function expectElsewhere(device: Device, eyes: string): Promise<void> {
  const { page } = device;
  const { elsewhere } = device.words.play;
  await device.open(eyes);
  const second = await page.context().newPage();
  await second.goto(page.url());
  // A page that is being left has a moment to let go.
  await expect
    .poll(async () => {
      await second.clock.runFor(500);
      return second.getByText(elsewhere.title).count();
    })
    .toBe(1);
  await second.getByRole('button', { name: elsewhere.here }).click();
  await expect(second.locator('main.cover')).toBeVisible();
  await expect(page.getByText(elsewhere.title)).toBeVisible();
  expect(await device.opened()).toBe(null);
  expect(await device.leaks()).toEqual([]);
  expect(await second.evaluate(() => Object.values(window.seen.faces).flat())).toEqual([]);
}

for (const { game, at, eyes } of TABLES)
  test(`an open hand of ${game} is covered whenever the page is left, and where the game goes on in another tab`, async ({
    page,
    host,
  }) => {
    const device = await at({ page, home: host.home });
    const expectCovered = async (whose: string, leave: (device: Device) => Promise<void>) => {
      await device.open(whose);
      expect(await device.shown(whose)).not.toEqual([]);
      expect(await device.leaks(whose)).toEqual([]);
      await leave(device);
      await expect(page.locator('main.cover')).toBeVisible();
      expect(await device.opened()).toBe(null);
      expect(await device.leaks()).toEqual([]);
      expect(await device.wrong()).toEqual([]);
      // Time that goes by opens nothing.
      await device.settle();
      expect(await device.opened()).toBe(null);
    };
    for (const [what, leave] of LEAVINGS)
      for (const whose of eyes)
        await test.step(`${what}, for ${whose}`, () => expectCovered(whose, leave));
    await test.step('the game goes on in another tab', () => expectElsewhere(device, eyes.at(-1)!));
  });

/** Nothing that moved in the open hand goes on moving on the cover. */
async function expectStillCover({ page }: Device): Promise<void> {
  // In the same task: a frame later, whatever was wrong would have ended.
  const moving = await page.evaluate(() => {
    const before = document.getAnimations().length;
    document.querySelector<HTMLElement>('section.hand header button')?.click();
    const covered = document.querySelector('main.cover') !== null;
    return {
      before,
      covered,
      after: document
        .getAnimations()
        .map((motion) => String((motion.effect as KeyframeEffect).target)),
    };
  });
  await expect(page.locator('main.cover')).toBeVisible();
  const now = await page.evaluate(() => document.getAnimations().length);
  expect({ after: moving.covered ? moving.after : [], now }).toEqual({ after: [], now: 0 });
}

for (const { game, at, eyes } of TABLES) {
  test(`an open hand of ${game} is gone, and that is painted, before the next person is named, and nothing that moved goes on`, async ({
    page,
    host,
  }) => {
    const device = await at({ page, home: host.home });
    await device.open('Ana');
    await device.ready();
    await expectStillCover(device);
    await device.settle();
    await device.open('Ana');
    if ((await device.doer().count()) === 0) await device.ready();
    await device.marks();
    await device.doer().click();
    await device.settle();
    await device.open('Bo');
    const marks = await device.marks();
    const all = marks.join(', ');
    const [gone, named] = [marks.indexOf('hand- Ana'), marks.indexOf('cover+ Bo')];
    const painted = marks.indexOf('frame', gone);
    expect(gone, all).toBeGreaterThan(-1);
    expect(painted, all).toBeGreaterThan(gone);
    expect(named, all).toBeGreaterThan(painted);
    const coverPainted = marks.indexOf('frame', named);
    expect(coverPainted, all).toBeGreaterThan(named);
    expect(marks.indexOf('hand+ Bo'), all).toBeGreaterThan(coverPainted);
    // Words that are gone in a moment are not shown at all.
    expect(marks).not.toContain('cover+ ');
  });

  test(`playing ${game} leaves no way back into a hand`, async ({ page, host }) => {
    const device = await at({ page, home: host.home, fromHome: true });
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    await device.open('Ana');
    await device.ready();
    await device.tap(device.words.play.bar.log);
    await device.tap(device.words.play.close);
    await device.cover();
    await device.open('Ana');
    if ((await device.doer().count()) === 0) await device.ready();
    await device.commit();
    await device.open(eyes.length > 1 ? 'all but Bo' : 'Bo');
    // The one that the panel had is gone again, and only to be come to by going forward.
    expect(await length()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(host.home);
    expect(await device.leaks()).toEqual([]);
    await page.goForward();
    await expect(page.locator('main.cover')).toBeVisible();
    await device.settle();
    expect(await device.leaks()).toEqual([]);
    expect(await device.wrong()).toEqual([]);
  });

  test(`whatever was open in ${game}, a reload and a fresh start begin covered`, async ({
    page,
    host,
    context,
  }) => {
    const device = await at({ page, home: host.home });
    await device.open('Ana');
    await device.ready();
    await page.reload();
    await expect(page.locator('main.cover')).toBeVisible();
    const { marks, faces, wrong } = await page.evaluate(() => window.seen);
    expect(marks.filter((mark) => mark.includes('hand') || mark.includes('Ana'))).toEqual([
      'cover+ Ana',
    ]);
    expect({ faces: Object.values(faces).flat(), wrong }).toEqual({ faces: [], wrong: [] });
    expect(await device.leaks()).toEqual([]);

    await device.arrive();
    await device.open(eyes.at(-1)!);
    const address = page.url();
    // Nothing says goodbye to a page that is killed.
    await page.close({ runBeforeUnload: false });
    const fresh = await context.newPage();
    await fresh.goto(address);
    await expect(fresh.locator('main.cover')).toBeVisible();
    const seen = await fresh.evaluate(() => window.seen);
    expect(seen.marks.filter((mark) => mark.includes('hand'))).toEqual([]);
    expect({ faces: Object.values(seen.faces).flat(), wrong: seen.wrong }).toEqual({
      faces: [],
      wrong: [],
    });
  });
}
