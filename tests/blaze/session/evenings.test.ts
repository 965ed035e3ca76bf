import { expect, it } from 'vitest';
import { lookAtEvening } from './testing/evenings.ts';

it('games end, come back as they were left, and show no hand without its cover', async () => {
  for (const seed of [1, 2]) {
    const { wrong, shown } = await lookAtEvening(seed);
    expect(wrong).toBeNull();
    expect(shown['a hand']).toBeGreaterThan(80);
    expect(shown.trouble).toBeGreaterThan(80);
    expect(shown['an undo asked for']).toBeGreaterThan(10);
  }
});
