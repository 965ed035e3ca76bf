import { expect, it } from 'vitest';
import { lookAtEvening } from '../../../src/lib/session/testing/evenings.ts';
import { evenings } from './testing/evenings.ts';

it('games end, come back as they were left, and show no hand without its cover', async () => {
  for (const seed of [1, 2]) {
    const { wrong, shown } = await lookAtEvening(evenings, seed);
    expect(wrong).toBeNull();
    expect(shown['a hand']).toBeGreaterThan(80);
    expect(shown.trouble).toBeGreaterThan(80);
    expect(shown['an undo asked for']).toBeGreaterThan(10);
    expect(shown['a computer player storing']).toBeGreaterThan(80);
  }
});
