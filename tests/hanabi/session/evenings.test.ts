import { expect, it } from 'vitest';
import { lookAtEvening, type Shown } from '../../../src/lib/session/testing/evenings.ts';
import { evenings } from './testing/evenings.ts';

it('games end, come back as they were left, and show no hand without its cover', async () => {
  const all: Shown[] = [];
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { wrong, shown } = await lookAtEvening(evenings, seed);
    expect(wrong).toBeNull();
    all.push(shown);
  }
  const sum = (what: keyof Shown): number => all.reduce((n, shown) => n + shown[what], 0);
  expect(sum('a hand')).toBeGreaterThan(200);
  expect(sum('a hand for the others')).toBeGreaterThan(0);
  expect(sum('trouble')).toBeGreaterThan(200);
  expect(sum('an undo asked for')).toBeGreaterThan(10);
});
