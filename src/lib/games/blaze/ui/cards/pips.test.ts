import { expect, test } from 'vitest';
import { pipsOf, type Pips } from './pips.ts';
import { RANKS } from '../../rules/card.ts';

const counted = (pips: Pips | null): number => pips?.body.match(/M/g)?.length ?? 0;

/** Where signs lie on a card of 100 by 140, and how far they reach from there. */
const placesOf = ({ scale, body }: Pips): { x: number; y: number; reach: number }[] =>
  [...body.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x) * scale,
    y: Number(y) * scale,
    reach: 12 * scale,
  }));

/** What the number and the sign in a corner take, from the edge of the card. */
const CORNER = { x: 27, y: 51 };

test.each(['flame', 'sun', 'frost'] as const)(
  'a card has as many signs as its number: %s',
  (sign) => {
    for (const rank of RANKS.filter((rank) => rank !== 'F')) {
      const { half, behind } = pipsOf(sign, rank);
      expect(2 * counted(half) + counted(behind), rank).toBe(Number(rank));
    }
  },
);

test('a Firebird is painted itself', () => {
  expect(pipsOf('sun', 'F')).toEqual({ half: null, behind: null });
});

test('no sign lies under what stands in a corner, or over the edge', () => {
  for (const rank of RANKS) {
    const { half } = pipsOf('flame', rank);
    for (const { x, y, reach } of half ? placesOf(half) : []) {
      const [left, right] = [x - reach, x + reach];
      expect(left, `${rank} at ${x}`).toBeGreaterThan(3);
      expect(right, `${rank} at ${x}`).toBeLessThan(97);
      const beside = left >= CORNER.x && right <= 100 - CORNER.x;
      const between = y - reach >= CORNER.y - 3 && y + reach <= 140 - CORNER.y + 3;
      expect(beside || between, `${rank} at ${x}, ${y}`).toBe(true);
    }
  }
});
