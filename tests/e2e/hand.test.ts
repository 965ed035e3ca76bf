import { expect, type Locator, type Page } from '@playwright/test';
import { seek } from '../../scripts/shots/playing.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { errorsOf, test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize } from './fold.ts';
import { flawsOf } from './layout.ts';
import { sizes } from './sizes.ts';

/** How much lighter the words of a control are than its ground, as WCAG measures it. */
const contrastOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const light = (colour: string) => {
      const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [one, other] = [light(color), light(backgroundColor)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });

test('what opens a hand can be read below a mouse, and below a finger', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  const name = await stage.bringIn('opening');
  const opener = stage.button(stage.game.table.cover.open(name));
  await opener.hover();
  await expect.poll(() => contrastOf(opener)).toBeGreaterThan(4.5);
  await page.mouse.down();
  expect(await contrastOf(opener)).toBeGreaterThan(4.5);
  await page.mouse.up();
});

test('Ash takes what lies on the table by a hold in the open hand', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  const name = await stage.bringIn('ashFew');
  await stage.hold(stage.button(stage.game.table.cover.open(name)));
  await stage.until(page.locator('section.hand'));
  await stage.hold(page.getByRole('button', { name: /^Hold to take/ }));
  const taken = page.getByText(stage.game.table.plate.taken(name), { exact: true });
  await stage.until(taken);
  await expect(taken).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
});

/** Of the second round: a hand whose owner has won a feather and points from bets. */
const won = () =>
  seek({
    names: ['Ana', 'Benjamín', 'Mira', 'Leo', 'Maximiliana'],
    until: (table, turn) =>
      table.round === 2 &&
      table.phase === 'kindling' &&
      turn?.own?.feathers[0] !== null &&
      (turn?.own?.betPoints ?? 0) > 0 &&
      turn?.viewer === table.ash,
  });

/** What of these is not wholly in sight, breaks into a second line, or lies over another. */
const tangled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = ['h1', '.role', '.won', 'p', 'button'].flatMap((part) => [
      ...document.querySelectorAll<HTMLElement>(`section.hand header ${part}`),
    ]);
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const name = boxes[0]!;
    const flaws = boxes
      .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0)
      .map(({ part }) => `out of sight: ${part.tagName}`);
    if (name.box.height > 1.5 * parseFloat(getComputedStyle(name.part).fontSize))
      flaws.push('the name breaks');
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const over =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1;
        if (over) flaws.push(`${one.part.tagName} lies over ${other.part.tagName}`);
      }
    return flaws;
  });

test('a name, a role, feathers and coins have room beside each other on the narrowest phone', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: 1366, height: 1024 });
  await stage.bringIntoHand(won());
  await expect(page.getByRole('list', { name: stage.game.hand.onlyYou })).toBeVisible();
  for (const size of [
    [320, 568],
    [360, 640],
    [568, 320],
  ] as const) {
    await resize(page, size);
    expect(await tangled(page), size.join('x')).toEqual([]);
  }
});

test('no words are cut off on the buttons of a hand where text is twice as large', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const moment of ['ashFew', 'emberFew'] as const) {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await stage.bringIntoHand(moment);
    await stage.ready(1);
    await doubleText(page);
    for (const size of [
      [320, 568],
      [360, 640],
      [844, 390],
    ] as const) {
      await resize(page, size);
      const cut = (await flawsOf(page, 0)).filter((flaw) => flaw.startsWith('words'));
      expect(cut, `${moment}, ${size.join('x')}`).toEqual([]);
    }
  }
});

/** Where the cards of the open hand lie, in px. */
const cardsAt = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.locator('[data-slot]').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

/** At every size it is said which phase it is, and which feathers are left. */
async function isTold({ page, game }: Stage, phase: 'kindling' | 'burn'): Promise<void> {
  const felt = page.locator('section.hand .felt');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(felt).toContainText(game.cards.phases[phase]);
    await expect(felt).toContainText(game.table.facts.feathers);
  }
}

test('an open hand says which phase it is, and which feathers are left: burn', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[3]);
  await stage.bringIntoHand('burning');
  await isTold(stage, 'burn');
});

test('to open with, another number takes the place of the chosen one, and no card moves; it is said which phase it is', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[3]);
  await stage.bringIntoHand('opening');
  const cards = page.locator('[data-slot]');
  const ranks = await cards.evaluateAll((all) => all.map((card) => card.dataset['rank']));
  const other = ranks.findIndex((rank) => rank !== ranks[0]);
  const tap = async (card: number) => {
    await cards.nth(card).click({ position: { x: 12, y: 30 } });
    await page.clock.runFor(100);
  };
  for (const { width, height } of sizes) {
    await resize(page, [width, height]);
    const before = await cardsAt(page);
    await tap(0);
    await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
    expect(await cardsAt(page), `at ${width}`).toEqual(before);
    await tap(other);
    await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(cards.nth(other)).toHaveAttribute('aria-pressed', 'true');
    expect(await cardsAt(page), `at ${width}`).toEqual(before);
    await tap(other);
  }
  await isTold(stage, 'kindling');
});

test('choosing cards to answer with moves no other, though no other fits any more', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[3]);
  await stage.bringIntoHand('ashMany');
  const fitting = page.locator('[data-slot][aria-disabled=false]');
  const chosen = page.locator('[data-slot][aria-pressed=true]');
  const places = async () =>
    new Map(
      await page.locator('[data-slot]:not([aria-pressed=true])').evaluateAll((all) =>
        all.map((card) => {
          const face = card.querySelector('.face')!;
          const group = card.closest('[role=group]')!.getAttribute('aria-label');
          return [`${group} ${card.dataset['slot']}`, getComputedStyle(face).transform] as const;
        }),
      ),
    );
  const before = await places();
  for (const nth of [0, 1]) {
    await fitting.nth(nth).click({ position: { x: 12, y: 30 } });
    // A tap that comes sooner is the second of a pair.
    await page.clock.runFor(1000);
    await expect(chosen).toHaveCount(nth + 1);
  }
  await expect(fitting).toHaveCount(2);
  for (const [slot, place] of await places()) expect(place, slot).toBe(before.get(slot));
});

test('nothing that is played lies on the border of a small rug, the free place is as high as one card, and what is said first to whoever plays alone lies over nothing else', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[0]);
  await stage.bringAlone('ashMany');
  const over = await page.evaluate(() => {
    const felt = document.querySelector('.felt')!;
    const { top, bottom } = felt.getBoundingClientRect();
    const border = parseFloat(getComputedStyle(felt).borderTopWidth);
    // The ring round the one to be beaten, too.
    const ring = 5;
    const cards = [...felt.querySelectorAll('.attack')].map((card) => card.getBoundingClientRect());
    return cards.filter(
      (card) => card.top - ring < top + border || card.bottom + ring > bottom - border,
    ).length;
  });
  expect(over).toBe(0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const met = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
      const said = boxOf('.status p');
      return ['.felt', '.hand header', '.area'].filter((part) => {
        const box = boxOf(part);
        const isBeside = box.right <= said.left || said.right <= box.left;
        return !isBeside && box.top < said.bottom && said.top < box.bottom;
      });
    });
    expect(met, `${size.width}`).toEqual([]);
    // Once it was two cards high, and hung over the frame.
    const higher = await page.evaluate(() => {
      const highOf = (part: string) => document.querySelector<HTMLElement>(part)!.offsetHeight;
      return highOf('.felt .place') / highOf('.felt .attack');
    });
    expect(higher, `free place, ${size.width}`).toBeCloseTo(1, 1);
  }
});

test('cards teach: a finger that rests, a second tap on one that does not fit, and a key; but nobody once the hand is covered', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringIntoHand('answering');
  const note = page.locator('section.hand .note');
  const cards = page.locator('[data-slot]');
  const title = note.getByRole('heading');
  for (const size of sizes) {
    await resize(page, [size.width, size.height]);
    const box = (await cards.first().boundingBox())!;
    await page.mouse.move(box.x + 12, box.y + 30);
    await page.mouse.down();
    await page.clock.runFor(300);
    await expect(note).toBeEmpty();
    await page.clock.runFor(400);
    await page.mouse.up();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(note).toContainText(stage.game.hand.teach.opens('1').slice(0, 12));
    // It was no tap.
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(note).toBeEmpty();
  }
  const dim = page.locator('[data-slot][aria-disabled="true"]').first();
  const tap = async () => {
    await dim.click({ position: { x: 12, y: 30 }, force: true });
    await page.clock.runFor(700);
  };
  await tap();
  await expect(note).toBeEmpty();
  await tap();
  await expect(title).toBeVisible();
  await cards.first().focus();
  await page.keyboard.press('i');
  await expect(title).toBeVisible();
  expect((await cards.first().getAttribute('aria-label'))!).toContain(await title.innerText());
  await page.keyboard.press('ArrowRight');
  await expect(note).toBeEmpty();
  await test.step('a finger still rests on one as the hand is covered', async () => {
    const box = (await cards.first().boundingBox())!;
    await page.mouse.move(box.x + 12, box.y + 30);
    await page.mouse.down();
    await page.clock.runFor(300);
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    await expect(page.locator('main.cover')).toBeVisible();
    await page.clock.runFor(700);
    expect(errors).toEqual([]);
  });
});
