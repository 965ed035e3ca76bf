import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize } from './fold.ts';

/** What of a hand is not on the glass, or of what lies round its challenge lies over the rest. */
const outOrOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const found = (selector: string) => [...document.querySelectorAll(selector)];
    const out = found('[data-slot] .face')
      .filter((card) => boxOf(card).left < 1 || boxOf(card).right > innerWidth - 1)
      .map((card) => `out: ${card.parentElement?.getAttribute('aria-label')}`);
    const facts = found('.felt ul :is(.trump > *, .pile, .feathers, [data-slides])');
    const over = facts.flatMap((one, i) =>
      facts.slice(i + 1).filter((other) => {
        const [a, b] = [boxOf(one), boxOf(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return one.parentElement !== other.parentElement && Math.min(wide, high) > 1;
      }),
    );
    return [...out, ...over.map((other) => `over: ${other.textContent}`)];
  });

/** What others are in the challenge, and what they say, as far as it is cut off on their plates. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.others .chip')].flatMap((chip) => {
      const plate = chip.getBoundingClientRect();
      return [...chip.querySelectorAll(':is(.part, .mark:not(.coin, .score)) > svg')]
        .filter((sign) => {
          const { left, top, right, bottom } = sign.getBoundingClientRect();
          const inside = left >= plate.left && right <= plate.right;
          return !inside || top < plate.top || bottom > plate.bottom;
        })
        .map((sign) => `${chip.textContent}: ${sign.parentElement?.className}`);
    }),
  );

/** Cards that can be played whose ring goes round a part of them only: one looks like two. */
const partRings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('[data-slot].lit')];
    const parted = lit.filter((slot) => {
      const face = slot.querySelector<HTMLElement>('.face')!;
      const { width, height } = getComputedStyle(face, '::after');
      const isRound = Math.abs(parseFloat(width) - face.offsetWidth) < 1.5;
      return !isRound || Math.abs(parseFloat(height) - face.offsetHeight) > 1.5;
    });
    return lit.length === 0
      ? ['none can be played']
      : parted.map((slot) => slot.getAttribute('aria-label') ?? '');
  });

test('the ring of a card that can be played goes round all of it', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const moment of ['ashMany', 'emberMany'] as const) {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await stage.bringIntoHand(moment, 'passed');
    for (const size of [
      [360, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
    ] as const) {
      await resize(page, size);
      expect(await partRings(page), `${moment}, ${size.join('x')}`).toEqual([]);
    }
  }
});

test('a crowded hand lies within the glass, and what is in play clear of the trump', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const moment of ['ashFew', 'ashMany'] as const) {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await stage.bringAlone(moment);
    for (const size of [
      [360, 640],
      [390, 844],
    ] as const) {
      await resize(page, size);
      expect(await outOrOver(page), `${moment}, ${size.join('x')}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1366, height: 1024 });
  await stage.bringIntoHand('ashMany');
  await doubleText(page);
  await resize(page, [390, 844]);
  expect(await outOrOver(page), 'with large text').toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await stage.bringIntoHand('emberMany');
  for (const size of [
    [844, 390],
    [360, 640],
  ] as const) {
    await resize(page, size);
    expect(await cutOff(page), size.join('x')).toEqual([]);
  }
  await doubleText(page);
  for (const size of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await resize(page, size);
    expect(await cutOff(page), size.join('x')).toEqual([]);
  }
});
