import { describe, expect, it } from 'vitest';
import { fatesOf, lapOf, paceOf, reachOf } from './count.ts';

const open = {
  phase: 'playing',
  stacks: [0, 0, 0, 0, 0],
  discards: [],
  deck: 30,
  lap: null,
  players: 3,
  score: 0,
} as const;

describe('what is still within reach', () => {
  it('is everything while a copy of each card is left', () => {
    expect(reachOf(open)).toBe(25);
    expect(reachOf({ ...open, discards: ['b1', 'b1', 'r4'] })).toBe(25);
  });

  it('ends below the first rank that is gone for good', () => {
    expect(reachOf({ ...open, discards: ['b5'] })).toBe(24);
    expect(reachOf({ ...open, discards: ['g2', 'g2', 'y1', 'y1', 'y1'] })).toBe(16);
  });

  it('counts what was built before the last copies went', () => {
    expect(reachOf({ ...open, stacks: [0, 0, 3, 0, 0], score: 3, discards: ['r3'] })).toBe(25);
    expect(reachOf({ ...open, stacks: [0, 0, 3, 0, 0], score: 3, discards: ['r4', 'r4'] })).toBe(
      23,
    );
  });

  it('is no more than there are turns for', () => {
    expect(reachOf({ ...open, deck: 2, score: 4, stacks: [4, 0, 0, 0, 0] })).toBe(9);
    expect(reachOf({ ...open, deck: 0, lap: 1, score: 4, stacks: [4, 0, 0, 0, 0] })).toBe(5);
  });
});

it('is everything before the deal, too', () => {
  expect(reachOf({ ...open, phase: 'deal', deck: 0 })).toBe(25);
});

describe('the pace', () => {
  it('is what can be thrown away, of score, deck and a last card each, without a loss', () => {
    expect(paceOf(open)).toBe(8);
    expect(paceOf({ ...open, deck: 29, discards: ['b1'] })).toBe(7);
    // A five less to come is a turn more to spare.
    expect(paceOf({ ...open, deck: 29, discards: ['b5'] })).toBe(8);
    expect(paceOf({ ...open, deck: 2, score: 4, stacks: [4, 0, 0, 0, 0] })).toBe(0);
  });

  it('is none where nothing more can be scored', () => {
    const lost = ['b3', 'b3', 'g1', 'g1', 'g1', 'r1', 'r1', 'r1', 'w1', 'w1', 'w1'] as const;
    const discards = [...lost, 'y1', 'y1', 'y1'] as const;
    expect(paceOf({ ...open, stacks: [2, 0, 0, 0, 0], score: 2, discards })).toBeNull();
  });

  it('is told while cards are drawn', () => {
    expect(paceOf({ ...open, phase: 'deal', deck: 0 })).toBeNull();
    expect(paceOf({ ...open, deck: 0, lap: 2 })).toBeNull();
  });
});

describe('what has become of the cards', () => {
  it('is told by colour and rank', () => {
    const [frost, leaf] = fatesOf({ stacks: [2, 0, 0, 0, 0], discards: ['b1', 'b1', 'g4'] });
    expect(frost?.fates.map(({ gone }) => gone)).toEqual([2, 0, 0, 0, 0]);
    expect(frost?.fates.map(({ of }) => of)).toEqual([3, 2, 2, 2, 1]);
    expect(frost?.fates.map(({ built }) => built)).toEqual([true, true, false, false, false]);
    expect(leaf?.fates[3]).toEqual({ card: 'g4', gone: 1, of: 2, built: false });
  });
});

describe('the last lap', () => {
  it('has not begun while there are cards to draw', () => {
    expect(lapOf({ lap: null, turn: 1, players: 3 })).toBe(null);
  });

  it('tells who still has a turn, from the seat in turn on', () => {
    expect(lapOf({ lap: 3, turn: 2, players: 4 })).toEqual([2, 3, 0]);
    expect(lapOf({ lap: 1, turn: 0, players: 2 })).toEqual([0]);
  });

  it('has left nobody a turn once it is over', () => {
    expect(lapOf({ lap: 0, turn: null, players: 2 })).toEqual([]);
  });
});
