import { describe, expect, it } from 'vitest';
import { playWords, refusalTo, wordsOf } from './testing/by-word.ts';
import { position, type Position } from './testing/position.ts';

/** Three seats in kindling, red is trump; Fire is seat 0. */
const kindling = (hands: Position['hands'], more: Partial<Position> = {}) =>
  position({ phase: 'kindling', trump: 'r', hands, ...more });

describe('R4: opening and ranks', () => {
  it('Fire opens with any card, and no other seat can do anything before', () => {
    const s = kindling(['y2 y3 b9 bF rF', 'y4 y5 y6 y7 y8', 'b2 b3 b4 b5 b6']);
    expect(wordsOf(s, 0)).toEqual([
      'attack b9',
      'attack bF',
      'attack rF',
      'attack y2',
      'attack y3',
    ]);
    expect(wordsOf(s, 1)).toEqual([]);
    expect(wordsOf(s, 2)).toEqual([]);
  });

  it('further attack cards have a rank of the table, in any suit', () => {
    const s = kindling(['y2 r2 y3 b9 bF', 'y4 y5 y6 y7 y8', 'b2 y2 b4 b5 b6']);
    playWords(s, '0 attack y2');
    expect(wordsOf(s, 0)).toEqual(['attack r2', 'pass']);
    expect(wordsOf(s, 2)).toEqual(['attack b2', 'attack y2']);
  });

  it('the ranks of beat cards count as well', () => {
    const s = kindling(['y2 r2 y3 b9 bF', 'y4 y5 y6 y9 y8', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '0 pass', '1 beat y9 on 0');
    expect(wordsOf(s, 0)).toEqual(['attack b9', 'attack r2', 'pass']);
    expect(wordsOf(s, 2)).toEqual(['attack b2', 'attack b9', 'attack y2', 'pass']);
  });

  it('the ranks of earlier challenges do not', () => {
    const s = kindling(['y2 r2 y3 b9 bF', 'y4 y5 y6 y9 y8', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '0 pass', '1 beat y9 on 0', '0 pass', '2 pass', '1 attack y5');
    expect(refusalTo(s, '1 attack y4')).toMatchObject({ code: 'rankNotOnTable', ranks: ['5'] });
  });

  it('a Firebird matches one that was laid to beat, by its face', () => {
    const s = kindling(['y2 r3 bF b9 b8', 'rF y5 y6 y9 y8', 'b2 y2 b4 b5 yF']);
    playWords(s, '0 attack y2', '0 pass', '1 beat rF on 0');
    expect(wordsOf(s, 0)).toContain('attack bF');
    expect(wordsOf(s, 2)).toContain('attack yF');
  });

  it("with firebirdMatch 'value' it does not", () => {
    const options = { firebirdMatch: 'value' } as const;
    const s = kindling(['y2 r3 bF b9 b8', 'rF y5 y6 y9 y8', 'b2 y2 b4 b5 yF'], { options });
    playWords(s, '0 attack y2', '0 pass', '1 beat rF on 0');
    expect(wordsOf(s, 0)).toEqual(['pass']);
    expect(wordsOf(s, 2)).toEqual(['attack b2', 'attack y2', 'pass']);
  });

  it("with firebirdMatch 'value' it still matches an attacking Firebird", () => {
    const options = { firebirdMatch: 'value' } as const;
    const s = kindling(['yF r3 bF b9 b8', 'r2 y5 y6 y9 y8', 'b2 y2 b4 b5 yF'], { options });
    playWords(s, '0 attack yF');
    expect(wordsOf(s, 2)).toEqual(['attack yF']);
  });
});

describe('R3: the limit', () => {
  it('is five attack cards', () => {
    const s = kindling(['y2 r2 y3 r3 b9', 'y5 y5 y6 y9 y8 y3 b2', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '0 attack r2', '0 pass', '2 attack b2', '2 attack y2');
    playWords(s, '1 beat y3 on 0', '0 attack y3');
    expect(wordsOf(s, 0)).toEqual([]);
    expect(wordsOf(s, 2)).toEqual([]);
    expect(refusalTo(s, '0 attack r3')).toEqual({ code: 'limitReached', limit: 5 });
  });

  it('is the hand of Ash where that is smaller', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2 b2', 'y5 y6', 'y2 b4'] });
    playWords(s, '0 attack y2', '0 attack r2');
    expect(wordsOf(s, 0)).toEqual([]);
    expect(refusalTo(s, '2 attack y2')).toEqual({ code: 'limitReached', limit: 2 });
  });

  it('stays while Ash lays down cards, and for what is added to a taken table', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2 b2', 'y5 y6', 'y2 b4'] });
    playWords(s, '0 attack y2', '0 pass', '1 beat y5 on 0', '1 pass');
    expect(wordsOf(s, 0)).toEqual(['attack b2', 'attack r2', 'pass']);
    playWords(s, '0 attack r2');
    expect(s.taking).toBe(0);
    expect(s.fire).toBe(2);
  });
});

describe('R6: beating', () => {
  it('Ash may beat any unbeaten card, in any order, whoever has the turn', () => {
    const s = kindling(['y2 r2 y3 b9 b8', 'y4 r5 b6 b7 y9', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '0 attack r2');
    expect(s.turn).toBe(0);
    expect(wordsOf(s, 1)).toEqual([
      'beat r5 on 0',
      'beat r5 on 1',
      'beat y4 on 0',
      'beat y9 on 0',
      'pass',
    ]);
    playWords(s, '1 beat r5 on 1');
    expect(wordsOf(s, 1)).toEqual(['beat y4 on 0', 'beat y9 on 0', 'pass']);
  });

  it('each copy of a face is one card: both are listed once, and one is left', () => {
    const s = kindling(['y2 r2 y3 b9 b8', 'y4 y4 b6 b7 b8', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '1 beat y4 on 0', '0 attack r2');
    expect(wordsOf(s, 1)).toEqual(['pass']);
    playWords(s, '2 attack y2');
    expect(wordsOf(s, 1)).toEqual(['beat y4 on 2', 'pass']);
  });

  it('Ash may pass with everything beaten, and beats no more then', () => {
    const s = kindling(['y2 r2 y3 b9 b8', 'y4 y4 b6 b7 b8', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack y2', '1 beat y4 on 0', '1 pass', '0 attack r2');
    expect(s.taking).toBe(1);
    expect(wordsOf(s, 1)).toEqual([]);
  });

  it('Ash is never without a card for each place, but may hold nothing that beats', () => {
    const s = kindling(['rF r2 y3 b9 b8', 'y4 y4 b6 b7 b8', 'b2 y2 b4 b5 b9']);
    playWords(s, '0 attack rF');
    expect(wordsOf(s, 1)).toEqual(['pass']);
  });
});

describe('who may do nothing', () => {
  it('is a seat without a role', () => {
    const hands = ['y2 r2 y3 b9 b8', 'y4 r5 b6 b7 b1', 'b2 y2 b4 b5 b9', 'r3 r4 r5 r6 b2'];
    const s = playWords(kindling(hands), '0 attack y2');
    expect(wordsOf(s, 3)).toEqual([]);
  });

  it('is everybody before a deal', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['b2', 'b3 y4 y5', ''] });
    playWords(s, '0 attack b2', '1 pass');
    expect([0, 1, 2].map((seat) => wordsOf(s, seat))).toEqual([[], [], []]);
  });
});
