import { describe, expect, it } from 'vitest';
import { standing } from './standing.ts';
import { playWords } from './testing/by-word.ts';
import { position } from './testing/position.ts';
import { view } from './view.ts';

const last = () => position({ phase: 'burn', trump: 'r', hands: ['y2', 'y3 y4', ''], round: 2 });

describe('how a game stands, for lists', () => {
  it('is its round and phase while it runs, and no score that is still hidden', () => {
    expect(standing(view(last(), null))).toEqual({
      chapter: { code: 'burn', round: 2 },
      scores: null,
      winners: [],
      over: false,
    });
  });

  it('is the scores and who has won once it is over', () => {
    const s = last();
    playWords(s, '0 attack y2', '1 pass');
    expect(standing(view(s, null))).toEqual({
      chapter: { code: 'over', round: 2 },
      scores: [3, 2, 4],
      winners: [2],
      over: true,
    });
  });
});
