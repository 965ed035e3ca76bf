import { expect, it } from 'vitest';
import { game as words } from '../words/en/index.ts';
import { sight } from './hand/testing/sight.ts';
import { screens } from './screens.ts';

const view = sight(
  {
    hands: [
      ['b1', 'g1', 'r1', 'w1', 'y1'],
      ['b2', 'g2', 'r2', 'w2', 'y2'],
    ],
  },
  null,
);

it('says on the cover of a seat what opens, and on that of nobody how the game stands', () => {
  expect(screens.coverLine(view, 1, words)).toBe(words.status.sees);
  expect(screens.coverLine(view, null, words)).toBe(words.status.standing(0, 8, 3));
});
