import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { ANGLES, edgeOf, nearestEdge, turnGlass, type Angle } from './facing.ts';

/** As it stands by nature. */
const TABLET = [820, 1180] as const;
const HAND = 'section.hand';
const COVER = 'main.cover';

/** Where a plate lies, and what its owner sees once they press it; a panel, where it is asked. */
async function edgesOf(
  stage: Stage,
  name: string,
  opensPanel: boolean,
): Promise<Readonly<Record<string, number>>> {
  const { page } = stage;
  const { plate } = stage.game.table;
  const around = `section.plate[aria-label='${name}']`;
  const lies = await nearestEdge(page, around);
  const faces = await edgeOf(page, around);
  const opener = page
    .locator(around)
    .getByRole('button', { name: new RegExp(`${plate.open}|${plate.look}|${plate.add}`, 'i') });
  await page.clock.runFor(300);
  await opener.hover();
  await page.mouse.down();
  await stage.until(page.locator(COVER));
  const cover = await edgeOf(page, COVER);
  await page.clock.runFor(700);
  await page.mouse.up();
  await stage.until(page.locator(HAND));
  const hand = await edgeOf(page, HAND);
  const panel = opensPanel ? { panel: await edgeOfPanel(stage) } : {};
  await stage.tap(stage.game.hand.coverName);
  await stage.until(page.locator('main.table'));
  return { lies, faces, cover, hand, ...panel };
}

async function edgeOfPanel(stage: Stage): Promise<number> {
  await stage.tap(stage.game.play.bar.rules);
  const edge = await edgeOf(stage.page, 'dialog');
  await stage.tap(stage.game.play.close);
  return edge;
}

test('plate, cover, hand and panels of everybody face the same edge of the glass, however the system turns it', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
  await stage.bringToTable('answering', 'middle');
  const names = await page
    .locator('section.plate')
    .evaluateAll((plates) => plates.map((plate) => plate.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(4);
  const edges = new Map<string, number>();
  for (const [turn, angle] of ANGLES.entries()) {
    await turnGlass(page, TABLET, angle);
    await page.clock.runFor(80);
    // Everybody at one angle, and the first person at another one, too.
    for (const [seat, name] of names.entries()) {
      if (seat !== turn && (seat > 0 || turn !== 1)) continue;
      // A panel stands as the hand below it does: once at each angle, and once for everybody.
      const opensPanel = seat === turn;
      const seen = await edgesOf(stage, name, opensPanel);
      const edge = edges.get(name) ?? seen['lies']!;
      edges.set(name, edge);
      const panel = opensPanel ? { panel: edge } : {};
      const where = { lies: edge, faces: edge, cover: edge, hand: edge, ...panel };
      expect(seen, `${name}, turned by ${angle}`).toEqual(where);
    }
  }
  expect([...edges.values()].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
});

/**
 * Every frame is looked at just before it is painted, whatever clock the page goes by. Chromium may
 * paint one between turning the glass and telling the page: of that no page can know.
 */
const keepFrames = async (page: Page): Promise<void> =>
  void (await page.addInitScript((hand) => {
    const next = window.requestAnimationFrame.bind(window);
    const frames: { edge: number; angle: number }[] = [];
    Object.assign(window, { frames });
    let told = screen.orientation.angle;
    const hear = () => (told = screen.orientation.angle);
    screen.orientation.addEventListener('change', hear);
    window.addEventListener('resize', hear);
    const look = () => {
      next(look);
      const open = document.querySelector(hand);
      const { angle } = screen.orientation;
      if (!open || angle !== told) return;
      let edge: number = angle;
      for (let at: Element | null = open; at; at = at.parentElement) {
        const { transform, opacity } = getComputedStyle(at);
        if (opacity === '0') return;
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        edge += Math.round((Math.atan2(b, a) * 180) / Math.PI);
      }
      frames.push({ edge: (edge + 720) % 360, angle });
    };
    next(look);
  }, HAND));

interface Frame {
  readonly edge: number;
  readonly angle: Angle;
}

const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

test('an open hand faces its owner in every frame while the system turns the glass', async ({
  page,
  host,
}) => {
  await keepFrames(page);
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
  await stage.bringIntoHand('answering');
  const edge = await edgeOf(page, HAND);
  for (const angle of [90, 270, 180, 0, 90, 0] as const) {
    await turnGlass(page, TABLET, angle);
    await expect.poll(async () => (await framesOf(page)).at(-1)).toEqual({ edge, angle });
    expect(await edgeOf(page, HAND), `turned by ${angle}`).toBe(edge);
  }
  const frames = await framesOf(page);
  expect(frames.filter((frame) => frame.edge !== edge)).toEqual([]);
  expect(new Set(frames.map(({ angle }) => angle)).size).toBe(4);
});

test('a cover that faces the wrong way is turned by whoever it calls, and the table with it', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
  const name = await stage.bringToTable('answering', 'middle');
  const { cover, plate } = stage.game.table;
  const around = `section.plate[aria-label='${name}']`;
  const before = await nearestEdge(page, around);
  await stage.openHand(name);
  await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
  await stage.until(page.locator(COVER));
  await expect(stage.button(cover.wrongWay)).toBeVisible();
  await stage.tap(cover.wrongWay);
  expect(await edgeOf(page, COVER)).toBe((before + 180) % 360);
  await stage.tap(cover.wrongWay);
  expect(await edgeOf(page, COVER)).toBe((before + 90) % 360);
  await expect(stage.button(cover.wrongWay)).toBeFocused();
  await stage.tap(cover.notMe);
  expect(await nearestEdge(page, around)).toBe((before + 90) % 360);
  await expect(stage.button(plate.of(name, plate.open))).toBeVisible();
});

test('a hand that is passed round stays upright', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
  const name = await stage.bringIn('answering');
  await turnGlass(page, TABLET, 90);
  await page.clock.runFor(80);
  await expect(stage.button(stage.game.table.cover.wrongWay)).toHaveCount(0);
  expect(await edgeOf(page, COVER)).toBe(90);
  await stage.hold(stage.button(stage.game.table.cover.open(name)));
  await stage.until(page.locator(HAND));
  expect(await edgeOf(page, HAND)).toBe(90);
});

test('fingers and keys follow a hand that is turned', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
  await stage.bringToTable('ashFew', 'middle');
  await turnGlass(page, TABLET, 90);
  await page.clock.runFor(80);
  const plate = page.locator('section.plate').filter({ hasText: stage.game.table.plate.open });
  const name = (await plate.getAttribute('aria-label'))!;
  await stage.openHand(name);
  const turn = ((await edgeOf(page, HAND)) + 270) % 360;
  expect(turn, 'a hand that is turned').not.toBe(0);
  const cards = page.locator('[data-slot]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  // The next card lies to its owner's right.
  const [one, two] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  const along = { 90: two!.y - one!.y, 180: one!.x - two!.x, 270: one!.y - two!.y }[turn]!;
  expect(along).toBeGreaterThan(20);
  const playable = page.locator('[data-slot][aria-disabled=false][aria-pressed=false]').first();
  const at = (await playable.boundingBox())!;
  const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const up = { 90: [1, 0], 180: [0, 1], 270: [-1, 0] }[turn]!;
  await page.clock.runFor(700);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + up[0]! * 60, from.y + up[1]! * 60, { steps: 4 });
  await page.mouse.move(from.x + up[0]! * 120, from.y + up[1]! * 120, { steps: 4 });
  await page.mouse.up();
  await page.clock.runFor(80);
  await expect(page.locator('[data-slot][aria-pressed=true]')).toHaveCount(1);
});
