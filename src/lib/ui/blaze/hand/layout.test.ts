import { describe, expect, test } from 'vitest';
import { boxesOf, choiceLayout, layoutOf, TARGET, type Box, type Space } from './layout.ts';

/** 42 cards are the most a hand can hold; from 30 on no face is new. */
const most = 42;
const widths = [344, 359, 374, 396, 480, 583, 584, 600, 752, 804, 999, 1000, 1008, 1350, 1366];
const heights = [360, 640, 844, 1180];
const spaces: readonly Space[] = widths.flatMap((width) =>
  heights.map((height) => ({ width, height })),
);

/** Different faces a hand of `cards` cards can have: at least half of them, at most thirty. */
const facesOf = (cards: number): readonly number[] => [
  ...new Set([Math.ceil(cards / 2), Math.min(cards, 30)]),
];

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

describe('a hand of any size on any screen', () => {
  test.each(spaces)('can be tapped card by card, $width wide and $height high', (space) => {
    for (let cards = 0; cards <= most; cards++)
      for (const faces of facesOf(cards)) {
        const layout = layoutOf(space, cards, faces);
        const count = layout.tier === 'fan' ? cards : layout.tier === 'rows' ? faces : 10;
        const flaw = flawOf(boxesOf(layout, count), space.width);
        expect(flaw, `${cards} cards of ${faces} faces, ${layout.tier}`).toBeNull();
      }
  });

  test.each(spaces)(
    'shows all that beats a card at once, $width wide and $height high',
    (space) => {
      for (let faces = 0; faces <= 19; faces++) {
        const boxes = boxesOf(choiceLayout(space, faces), faces);
        expect(flawOf(boxes, space.width), `${faces} faces`).toBeNull();
      }
    },
  );

  test.each([
    { width: 344, height: 640, cards: 7, tier: 'fan' },
    { width: 344, height: 640, cards: 8, tier: 'rows' },
    { width: 344, height: 640, cards: 12, tier: 'rows' },
    { width: 344, height: 640, cards: 13, tier: 'piles' },
    { width: 804, height: 1180, cards: 10, tier: 'fan' },
    { width: 804, height: 1180, cards: 22, tier: 'rows' },
    { width: 1350, height: 1024, cards: 12, tier: 'fan' },
    { width: 1350, height: 1024, cards: 42, tier: 'rows' },
  ])('$cards cards lie as $tier where there are $width px', ({ cards, tier, ...space }) => {
    expect(layoutOf(space, cards, Math.min(cards, 30)).tier).toBe(tier);
  });

  test('a spread pile fits: no rank has more than three faces', () => {
    for (const space of spaces) {
      const { card } = layoutOf(space, most, 30);
      const boxes = boxesOf({ tier: 'rows', card, columns: 3 }, 3);
      expect(flawOf(boxes, space.width)).toBeNull();
    }
  });
});
