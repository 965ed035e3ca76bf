import { expect, type Page } from '@playwright/test';
import type { Way } from '../../src/lib/core/way.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { moving, test } from './app.ts';
import { settle } from './fold.ts';
import { stopClock } from './patience.ts';

declare global {
  interface Window {
    /** What has been moved by layout since, as browsers count it: how much, and what it was. */
    pushed: string[];
  }
}

test.use(moving);

/** Notes on a page whatever is moved by layout, be somebody pressing something or not. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.pushed = [];
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const told = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.className ?? ''} ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        window.pushed.push(`${value.toFixed(4)}: ${told.join('; ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });

/** The longest telling there is, in steps of the page's clock, ms. */
const MOST = 400;
const STEP = 80;
/** One step in so many is followed by a look at what has come to be. */
const BETWEEN = 4;

/** Lets time go by, so that every step can be drawn, until something is so; or for too long. */
async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < MOST; step++) {
    if (step % BETWEEN === 0 && (await isSo())) return;
    await page.clock.runFor(STEP);
  }
}

/** Waits until all that happened has been told, and nobody skips it. */
async function hearOut({ page, game }: Stage): Promise<void> {
  const skip = page.getByRole('button', { name: game.story.telling.skip });
  await expect(skip).toBeVisible();
  await passUntil(page, async () => (await skip.count()) === 0);
  await expect(skip).toHaveCount(0);
}

/** Everybody who is asked says no, one after the other: the last of them settles it. */
async function allDecline(stage: Stage, way: Way): Promise<void> {
  const { page, game } = stage;
  const { plate, passed } = game.table;
  const no =
    way === 'passed'
      ? page.getByRole('button', { name: new RegExp(`^${passed.nobody}`) })
      : page.getByRole('button', { name: new RegExp(`${plate.of('', plate.done)}$`) });
  const skip = page.getByRole('button', { name: game.story.telling.skip });
  await stage.until(no.first());
  for (let asked = await no.count(); asked > 0; asked = await no.count()) {
    await page.clock.runFor(700);
    await no.first().click();
    // Once it is stored, another one is asked, or it is told what came of it.
    await expect(async () => {
      await page.clock.runFor(STEP);
      expect((await skip.count()) > 0 || (await no.count()) < asked).toBe(true);
    }).toPass();
    if ((await skip.count()) > 0) return;
  }
}

const BURNS = 'somebody declines, a challenge burns, and cards are drawn';
const TAKEN = 'somebody declines, and a challenge is taken';
const BEGINS = 'a round is dealt, and its first challenge begins';
const MOMENTS = { [BURNS]: 'burnt', [TAKEN]: 'taken', [BEGINS]: 'between' } as const;

for (const [width, height, way, what] of [
  [390, 844, 'passed', BURNS],
  [390, 844, 'passed', TAKEN],
  [390, 844, 'passed', BEGINS],
  [820, 1180, 'middle', BURNS],
  [1366, 1024, 'middle', TAKEN],
] as const)
  test(`nothing on the table is pushed aside while ${what}: ${width}, ${way}`, async ({
    page,
    host,
  }) => {
    await watch(page);
    const stage = await Stage.on(page, host.home, 'en');
    await stage.bringToTable(MOMENTS[what], way);
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.evaluate(() => window.pushed.splice(0));
    if (what === BEGINS) await stage.tap(stage.game.ending.round.deal);
    else await allDecline(stage, way);
    await hearOut(stage);
    await settle(page);
    expect(await page.evaluate(() => window.pushed)).toEqual([]);
  });

/** What a hand may be moved by in all while the others play: names in a line that grows by one. */
const BARELY = 0.02;

for (const [width, height] of [
  [390, 844],
  [1180, 820],
] as const)
  test(`nothing in a hand is pushed aside while the others play: ${width}`, async ({
    page,
    host,
  }) => {
    await watch(page);
    const stage = await Stage.on(page, host.home, 'en');
    await stage.bringAlone('ashFew');
    await page.setViewportSize({ width, height });
    // Nothing explains itself for the first time here.
    const known = stage.button(stage.game.play.news.known);
    if (await known.isVisible()) await known.click();
    await settle(page);
    await stage.hold(page.locator('[data-act=take] button'));
    await page.evaluate(() => window.pushed.splice(0));
    // Who has taken the cards neither adds nor leads: the others play until the next challenge.
    const told = page.locator('.recap');
    const said = new Set<string>();
    await passUntil(page, async () => {
      if (await told.isVisible()) said.add(await told.innerText());
      return said.size > 2;
    });
    expect(said.size).toBeGreaterThan(2);
    const pushed = await page.evaluate(() => window.pushed);
    const moved = pushed.reduce((sum, each) => sum + Number.parseFloat(each), 0);
    expect(moved, pushed.join('\n')).toBeLessThan(BARELY);
  });

/** Where a game that is watched says whose turn it is, and on which glass it is watched. */
const WATCHED = [
  ['hanabi', '.row.turn .plain', 390, 844],
  ['blaze', '.chip.due .name', 1366, 1024],
] as const;

for (const [game, turn, width, height] of WATCHED)
  test(`nothing is pushed aside while ${game} is watched: ${width}`, async ({ page, host }) => {
    await watch(page);
    await page.setViewportSize({ width, height });
    const stage = await Stage.on(page, host.home, 'en');
    await stage.visit(`watch/#${game}`);
    const name = page.locator(turn).first();
    await expect(name).toBeVisible();
    await stopClock(page);
    await settle(page);
    await page.evaluate(() => window.pushed.splice(0));
    // Each of the three has had a turn.
    for (let turns = 0; turns < 3; turns++) {
      const last = await name.innerText();
      await passUntil(page, async () => (await name.innerText()) !== last);
      expect(await name.innerText()).not.toBe(last);
    }
    expect(await page.evaluate(() => window.pushed)).toEqual([]);
  });
