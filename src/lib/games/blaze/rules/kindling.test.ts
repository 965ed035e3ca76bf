import { describe, expect, it } from 'vitest';
import { handCounts } from './facts.ts';
import { BETTING, BURN, KINDLING, type BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position, type Position } from './testing/position.ts';
import { handOf } from './testing/witness.ts';
import { view } from './view.ts';

const HANDS = ['y2 r2 y4 b7 b8', 'y2 r4 y9 b2 b1', 'r4 y7 y8 b9 b5', 'r5 r6 r7 r8 r9'];

const kindling = (deck: string, more: Partial<Position> = {}): BlazeState =>
  position({ phase: 'kindling', trump: 'b', hands: HANDS, deck, ...more });

/** The challenge of the 2021 rulebook, up to Ash's last answer. */
const EXAMPLE = [
  '0 attack y2', '0 attack r2', '1 beat y2 on 0', '1 beat r4 on 1', '0 attack y4', '2 attack r4',
] as const; // prettier-ignore

describe('the worked example of the rulebook', () => {
  const refill = 'r1 r1 y1 y1 r3 r3 y3 y3 b3 b3 b4';

  it('beaten: eight cards are discarded, all three fill up, Ash leads', () => {
    const s = playWords(kindling(refill), ...EXAMPLE, '1 beat y9 on 2', '1 beat b2 on 3');
    expect(view(s, null).ranks).toEqual(['2', '4', '9']);
    playWords(s, '0 pass', '2 pass');
    expect(view(s, null).discards).toEqual(
      expect.arrayContaining(['r2', 'r4', 'r4', 'y2', 'y2', 'y4', 'y9', 'b2']),
    );
    expect(handCounts(s)).toEqual([5, 5, 5, 5]);
    expect([s.fire, s.ash, s.ember]).toEqual([1, 2, 3]);
  });

  it('taken instead of the last two answers: Ash takes all six, Ember leads', () => {
    const s = playWords(kindling(refill), ...EXAMPLE, '1 pass', '0 pass', '2 pass');
    expect(handOf(s, 1).join(' ')).toBe('r2 r4 r4 y2 y2 y4 y9 b1 b2');
    expect([s.fire, s.ash, s.ember]).toEqual([2, 3, 0]);
  });
});

describe('R9: drawing', () => {
  it('goes Fire, Ash, Ember, each all their cards at once', () => {
    const s = playWords(kindling('r1 r1 y1 r3 b3 b4'), '0 attack y2', '0 pass');
    playWords(s, '1 beat y9 on 0', '0 pass', '2 pass');
    expect(handOf(s, 0)).toContain('r1');
    expect(handOf(s, 1)).toContain('r1');
    expect(handCounts(s)).toEqual([5, 5, 5, 5]);
    expect(view(s, null).deck).toBe(4);
  });

  it('gives Fire as many as are missing before Ash gets any', () => {
    const s = playWords(kindling('r1 r1 y1 r3 b3 b4'), '0 attack y2', '0 attack r2');
    playWords(s, '0 pass', '1 beat y2 on 0', '1 beat r4 on 1', '0 pass', '2 pass');
    expect(handOf(s, 0)).toEqual(['r1', 'r1', 'y4', 'b7', 'b8']);
    expect(handOf(s, 1)).toEqual(expect.arrayContaining(['y1', 'r3']));
  });

  it('gives nothing to a seat that holds five or more, nor to one without a role', () => {
    const s = playWords(kindling('r1 r1 y1'), '0 attack y2', '1 pass', '0 pass', '2 pass');
    expect(handCounts(s)).toEqual([5, 6, 5, 5]);
    expect(view(s, null).deck).toBe(2);
  });
});

describe('R9: the end of kindling', () => {
  it('comes when the deck is empty; whoever comes after that draws nothing', () => {
    const s = playWords(kindling('r1'), '0 attack y2', '1 beat y9 on 0', '0 pass', '2 pass');
    expect(s.phase).toBe(BURN);
    expect(handCounts(s)).toEqual([5, 4, 5, 5]);
  });

  it('leaves the lead to the next Fire as usual', () => {
    const s = playWords(kindling('r1'), '0 attack y2', '1 pass', '0 pass', '2 pass');
    expect([s.phase, s.fire]).toEqual([BURN, 2]);
  });

  it('leads to the bets where there is betting', () => {
    const s = kindling('r1', { options: { betting: true } });
    playWords(s, '0 attack y2', '1 pass', '0 pass', '2 pass');
    expect([s.phase, s.turn, s.fire]).toEqual([BETTING, 2, -1]);
  });
});

describe('R14: the trump card', () => {
  it('is never drawn in 2021', () => {
    const s = playWords(kindling('r1'), '0 attack y2', '1 beat y9 on 0', '0 pass', '2 pass');
    expect(view(s, null).known).toEqual([[], [], [], []]);
  });

  it('is drawn last where the edition draws it, and everybody sees by whom', () => {
    const s = kindling('r1 b4', { options: { drawTrump: true } });
    playWords(s, '0 attack y2', '1 beat y9 on 0', '0 pass', '2 pass');
    expect(s.phase).toBe(BURN);
    expect(view(s, null).known).toEqual([[], ['b4'], [], []]);
  });

  it('keeps kindling going as long as it lies there', () => {
    const s = kindling('r1 b4', { options: { drawTrump: true } });
    playWords(s, '0 attack y2', '1 pass', '0 pass', '2 pass');
    expect(s.phase).toBe(KINDLING);
    expect(view(s, null)).toMatchObject({ deck: 1, trumpCard: 'b4' });
  });
});

describe('R15: cards everybody saw go into a hand', () => {
  it('are those Ash took, with what beat them', () => {
    const s = playWords(kindling('r1 r3 y1'), ...EXAMPLE, '1 pass', '0 pass', '2 pass');
    expect(view(s, null).known[1]).toEqual(['r2', 'r4', 'r4', 'y2', 'y2', 'y4']);
  });

  it('less those played since', () => {
    const s = playWords(kindling('r1 r3 y1 y3 r3'), ...EXAMPLE, '1 pass', '0 pass', '2 pass');
    playWords(s, '2 attack y8', '3 pass', '2 pass', '0 pass', '0 attack y1', '1 beat y2 on 0');
    expect(view(s, null).known[1]).toEqual(['r2', 'r4', 'r4', 'y2', 'y4']);
  });

  it('and stay when the seat plays one that nobody had seen', () => {
    const s = playWords(kindling('r1 r3 y1 y3 r3'), ...EXAMPLE, '1 pass', '0 pass', '2 pass');
    playWords(s, '2 attack y8', '3 pass', '2 pass', '0 pass', '0 attack y1', '1 beat y9 on 0');
    expect(view(s, null).known[1]).toEqual(['r2', 'r4', 'r4', 'y2', 'y2', 'y4']);
  });
});
