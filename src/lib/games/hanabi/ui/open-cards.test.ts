import { describe, expect, it } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { lastCopies } from './open-cards.ts';

const NOTHING_OPEN = { stacks: [0, 0, 0, 0, 0], discards: [] };

describe('last copies', () => {
  it('are the fives at first, of which there is one each', () => {
    expect(lastCopies(NOTHING_OPEN)).toEqual(['b5', 'g5', 'r5', 'w5', 'y5']);
  });

  it('are those whose other copies were discarded, until they lie on their stack', () => {
    const discards: readonly Card[] = ['b1', 'b1', 'b3'];
    expect(lastCopies({ ...NOTHING_OPEN, discards })).toEqual(
      expect.arrayContaining(['b1', 'b3', 'b5']),
    );
    expect(lastCopies({ stacks: [3, 0, 0, 0, 0], discards })).toEqual(
      expect.not.arrayContaining(['b1', 'b3']),
    );
  });

  it('are none above a rank that is lost: nothing comes to lie there any more', () => {
    const discards: readonly Card[] = ['b2', 'b2', 'b3'];
    expect(
      lastCopies({ ...NOTHING_OPEN, discards }).filter((card) => card.startsWith('b')),
    ).toEqual([]);
    // On the stack it is not lost.
    expect(lastCopies({ stacks: [2, 0, 0, 0, 0], discards: ['b2', 'b3'] })).toEqual(
      expect.arrayContaining(['b3', 'b5']),
    );
  });
});
