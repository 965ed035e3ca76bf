import { describe, expect, it } from 'vitest';
import { blaze } from '../../../rules/index.ts';
import { playWords } from '../../../rules/testing/by-word.ts';
import { position } from '../../../rules/testing/position.ts';
import { moveWith } from './offer.ts';

describe('a card of Ash', () => {
  /** What Ben can do, who is Ash: Ana has attacked with the yellow 5 and the blue 5. */
  const legal = () => {
    const hands = ['y5 b5 b1', 'y6 b9 b2 r2', 'b3 b4 b5', 'r3 r4'];
    const s = playWords(
      position({ phase: 'kindling', trump: 'r', hands }),
      ...['0 attack y5', '0 attack b5', '0 pass'],
    );
    return blaze.view(s, 1).own?.legal ?? [];
  };
  const beat = (card: string, on: number) => ({ seat: 1, do: 'beat', card, on });

  it('beats what is aimed at', () => {
    expect(moveWith(legal(), 'y6', 0)).toEqual(beat('y6', 0));
    expect(moveWith(legal(), 'r2', 0)).toEqual(beat('r2', 0));
    expect(moveWith(legal(), 'r2', 1)).toEqual(beat('r2', 1));
  });

  it('beats another card that it does beat', () => {
    expect(moveWith(legal(), 'b9', 0)).toEqual(beat('b9', 1));
    expect(moveWith(legal(), 'y6', 1)).toEqual(beat('y6', 0));
  });

  it('cannot be played where it beats none', () => {
    expect(moveWith(legal(), 'b2', 0)).toBe(null);
  });
});
