import { describe, expect, test } from 'vitest';
import { arrangingLayout, evened, FACES, heightOf, layoutOf, type HandLayout } from './layout.ts';
import { asideOf, TARGET, WHOLE } from './measures.ts';
import { liesInRows, type Space } from './space.ts';
import { boxesOf, type Box } from './testing/boxes.ts';

/** 42 cards are the most a hand can hold. */
const most = 42;
const widths = [304, 344, 359, 374, 396, 480, 583, 584, 600, 752, 804, 999, 1000, 1008, 1350, 1366];
const heights = [500, 516, 640, 844, 1180];
/** Low ones lie on their side. */
const spaces: readonly Space[] = [
  ...widths.flatMap((width) => heights.map((height) => ({ width, height }))),
  ...[488, 579, 756].flatMap((width) => [300, 320, 340, 390].map((height) => ({ width, height }))),
  // Tables: the cards beside what can be done, or above it.
  ...[496, 736, 892, 1078].flatMap((width) =>
    [610, 716, 768, 972].map((height) => ({ width, height, asTable: 'wide' as const })),
  ),
  ...[736, 788, 992].flatMap((width) =>
    [920, 1128, 1314].map((height) => ({ width, height, asTable: 'high' as const })),
  ),
];

/** In rows, copies lie on one another. */
const shownIn = ({ tier }: HandLayout, cards: number): number =>
  tier === 'rows' ? Math.min(cards, FACES) : cards;

const meet = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 1e-6 &&
  b.x + b.width > a.x + 1e-6 &&
  a.y + a.height > b.y + 1e-6 &&
  b.y + b.height > a.y + 1e-6;

function flawOf(boxes: readonly Box[], width: number): string | null {
  for (const box of boxes) {
    if (box.width < TARGET - 1e-6 || box.height < TARGET) return `${box.width} by ${box.height}`;
    if (box.x < 0 || box.x + box.width > width + 1e-6) return `out of the hand at ${box.x}`;
  }
  const pair = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)));
  return pair.length > 0 ? 'overlap' : null;
}

/** How low the lowest of these places ends, in px. */
const bottomOf = (boxes: readonly Box[]): number =>
  Math.max(0, ...boxes.map(({ y, height }) => y + height));

describe('a hand of any size on any screen', () => {
  test.each(spaces)('can be tapped card by card, $width wide and $height high', (space) => {
    for (let cards = 0; cards <= most; cards++) {
      const layout = layoutOf(space, cards);
      const boxes = boxesOf(layout, shownIn(layout, cards));
      expect(flawOf(boxes, space.width), `${cards} cards, ${layout.tier}`).toBeNull();
    }
  });

  test.each(spaces)('is as high as it says, $width wide and $height high', (space) => {
    for (let cards = 1; cards <= most; cards++) {
      const layout = layoutOf(space, cards);
      const boxes = boxesOf(layout, shownIn(layout, cards));
      expect(bottomOf(boxes), `${cards} cards`).toBeLessThanOrEqual(heightOf(layout, cards));
    }
  });

  test.each(spaces)('lies in even rows with copies on each other, $width by $height', (space) => {
    for (let cards = 1; cards <= most; cards++) {
      const layout = layoutOf(space, cards);
      if (layout.tier !== 'rows') continue;
      for (let faces = Math.ceil(cards / 2); faces <= shownIn(layout, cards); faces++) {
        const rows = evened(space, cards, faces);
        if (rows.tier === 'fan') continue;
        expect(rows.card, `${faces} faces of ${cards} cards`).toBeGreaterThanOrEqual(layout.card);
        const boxes = boxesOf(rows, faces);
        const lasts = faces % rows.columns || rows.columns;
        const used = Math.ceil(faces / rows.columns);
        expect(flawOf(boxes, space.width), `${faces} faces of ${cards} cards`).toBeNull();
        expect(bottomOf(boxes)).toBeLessThanOrEqual(heightOf(layout, cards));
        expect(rows.columns - lasts, `${faces} faces`).toBeLessThan(used);
      }
    }
  });

  test.each(spaces)('can be put in order, $width wide and $height high', (space) => {
    for (let cards = 1; cards <= most; cards++)
      expect(flawOf(boxesOf(arrangingLayout(space, cards), cards), space.width)).toBeNull();
  });

  test.each([
    { width: 344, height: 640, cards: 7, tier: 'fan' },
    { width: 344, height: 640, cards: 8, tier: 'rows' },
    { width: 344, height: 640, cards: 12, tier: 'rows' },
    { width: 344, height: 640, cards: 14, tier: 'rows' },
    { width: 344, height: 640, cards: 21, tier: 'rows' },
    { width: 344, height: 640, cards: 22, tier: 'rows' },
    { width: 374, height: 784, cards: 24, tier: 'rows' },
    { width: 804, height: 1180, cards: 10, tier: 'fan' },
    { width: 804, height: 1180, cards: 22, tier: 'rows' },
    { width: 1350, height: 1024, cards: 12, tier: 'fan' },
    { width: 1350, height: 1024, cards: 36, tier: 'rows' },
    { width: 892, height: 716, asTable: 'wide' as const, cards: 12, tier: 'fan' },
    { width: 892, height: 716, asTable: 'wide' as const, cards: 18, tier: 'rows' },
    { width: 788, height: 1128, asTable: 'high' as const, cards: 12, tier: 'fan' },
    { width: 788, height: 1128, asTable: 'high' as const, cards: 17, tier: 'rows' },
    { width: 756, height: 340, cards: 14, tier: 'fan' },
    { width: 756, height: 340, cards: 20, tier: 'rows' },
  ])('$cards cards lie as $tier where there are $width px', ({ cards, tier, ...space }) => {
    expect(layoutOf(space, cards).tier).toBe(tier);
  });

  test.each([
    { width: 374, height: 780, cards: 5, least: 96, seen: WHOLE },
    { width: 374, height: 780, cards: 7, least: 90, seen: 0 },
    { width: 414, height: 868, cards: 5, least: 106, seen: WHOLE },
  ])('$cards cards of a long phone are large', ({ cards, least, seen, ...space }) => {
    const { card, step } = layoutOf(space, cards);
    expect(card).toBeGreaterThan(least);
    expect(step).toBeGreaterThan(seen * card);
  });

  test('a number stands aside as far as its card is covered, and in the middle of a whole one', () => {
    expect([1, 0.76].map((seen) => asideOf(seen, true))).toEqual([2, 2]);
    expect(asideOf(1, false)).toBe(0);
    // All of the widest number stays in sight: half of it is 28 hundredths of a card.
    for (const seen of [0.74, 0.7, WHOLE])
      expect(50 - asideOf(seen, true) + 28).toBeLessThanOrEqual(100 * seen);
    expect(asideOf(0.6, true)).toBe(50);
  });

  test.each([
    { width: 560, height: 360, from: 10, most: 18 },
    { width: 756, height: 390, from: 13, most: 24 },
    { width: 667, height: 331, from: 0, most: -1 },
  ])('lies in two rows up to $most, $width by $height', ({ from, most, ...hand }) => {
    for (let cards = 0; cards <= 42; cards++) {
      const rows = liesInRows(hand, cards);
      expect(rows, `${cards} cards`).toBe(cards >= from && cards <= most);
      const area = { width: hand.width * 0.72, height: hand.height, rows };
      if (rows) expect(flawOf(boxesOf(layoutOf(area, cards), cards), area.width)).toBeNull();
    }
  });
});
