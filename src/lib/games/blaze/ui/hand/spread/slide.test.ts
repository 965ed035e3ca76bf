import { expect, test } from 'vitest';
import { Slide } from './slide.ts';

/** Five cards; a slide over them changes what is ready. */
function cards(...ready: number[]) {
  const now = new Set(ready);
  const slide = new Slide({
    isReady: (index) => now.has(index),
    set: (index, on) => (on ? now.add(index) : now.delete(index)),
  });
  const over = (...indices: number[]) => {
    const [first = 0, ...rest] = indices;
    slide.down(first);
    rest.forEach((index) => slide.over(index));
    slide.up();
  };
  return { slide, over, ready: () => [...now].sort() };
}

test('from a card that is not ready it makes ready all it passes', () => {
  const hand = cards(2);
  hand.over(0, 0, 1, 2, 1, 3);
  expect(hand.ready()).toEqual([0, 1, 2, 3]);
  expect(hand.slide.slid).toBe(true);
});

test('from a ready card it takes back all it passes', () => {
  const hand = cards(1, 2, 4);
  hand.over(2, 1, 0);
  expect(hand.ready()).toEqual([4]);
});

test('a press that stays on its card is a tap', () => {
  const hand = cards();
  hand.over(3, 3, 3);
  expect(hand.ready()).toEqual([]);
  expect(hand.slide.slid).toBe(false);
});

test('a pointer that was never pressed selects nothing', () => {
  const hand = cards();
  hand.slide.over(1);
  hand.over(0);
  hand.slide.over(2);
  expect(hand.ready()).toEqual([]);
});
