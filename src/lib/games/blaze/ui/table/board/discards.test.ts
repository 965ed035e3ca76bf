import { expect, it } from 'vitest';
import { heapsBySuit } from './discards.ts';

it('lays the discards out by suit, both copies of a face on one heap', () => {
  expect(heapsBySuit(['r2', 'r2', 'r9', 'bF'])).toEqual([
    {
      suit: 'r',
      heaps: [
        { card: 'r2', count: 2 },
        { card: 'r9', count: 1 },
      ],
    },
    { suit: 'b', heaps: [{ card: 'bF', count: 1 }] },
  ]);
});

it('has nothing to show before anything is discarded', () => {
  expect(heapsBySuit([])).toEqual([]);
});
