import { describe, expect, it } from 'vitest';
import { BETTING, BURN, type BlazeState } from './state.ts';
import { playWords, refusalTo, wordsOf } from './testing/by-word.ts';
import { position, type Position } from './testing/position.ts';
import { view } from './view.ts';

/**
 * Before the first challenge of burn, seat 1 to lead; seats 0 and 1 have one card each, seat 2 has
 * many.
 */
const betting = (more: Partial<Position> = {}): BlazeState =>
  position({
    phase: 'betting',
    trump: 'r',
    fire: 1,
    hands: ['y2', 'b2', 'y4 y5 y6 b9'],
    options: { betting: true },
    ...more,
  });

/** Plays on until seat 2, who takes all there is, is the last player. */
const toEnd = (s: BlazeState): BlazeState =>
  playWords(s, '1 attack b2', '2 pass', '0 pass', '0 attack y2', '2 pass');

describe('R10: laying bets', () => {
  it('everybody may bet in any order; the turn starts with the next Fire', () => {
    const s = betting();
    expect(s.turn).toBe(1);
    playWords(s, '0 bet 1 on 2');
    expect(s.turn).toBe(1);
    playWords(s, '1 bet 0 on 2');
    expect(s.turn).toBe(2);
    playWords(s, '2 bet 1 on 0');
    expect([s.phase, s.fire]).toEqual([BURN, 1]);
  });

  it('is on another player, with a 0 or a 1, once', () => {
    const s = betting();
    expect(wordsOf(s, 0)).toEqual(['bet 0 on 1', 'bet 0 on 2', 'bet 1 on 1', 'bet 1 on 2']);
    expect(refusalTo(s, '0 bet 1 on 0')).toEqual({ code: 'betOnSelf' });
    expect(refusalTo(s, '0 bet 1 on 3')).toEqual({ code: 'noSuchSeat' });
    playWords(s, '0 bet 1 on 2');
    expect(wordsOf(s, 0)).toEqual([]);
    expect(refusalTo(s, '0 bet 0 on 1')).toEqual({ code: 'alreadyBet' });
  });

  it('is for seats without cards too, who then go out', () => {
    const s = betting({ hands: ['', 'b2 b3', 'y4 y5 y6 b9'] });
    expect(s.phase).toBe(BETTING);
    playWords(s, '0 bet 1 on 2', '1 bet 0 on 2', '2 bet 1 on 0');
    expect(view(s, null).rounds[0]!.out).toEqual([0]);
  });

  it('comes before any card', () => {
    expect(refusalTo(betting(), '1 attack b2')).toEqual({ code: 'betsAreDue' });
  });

  it('is over once burn has begun', () => {
    const s = playWords(betting(), '0 bet 1 on 2', '1 bet 0 on 2', '2 bet 1 on 0');
    expect(refusalTo(s, '1 bet 1 on 0')).toEqual({ code: 'noBetsNow' });
  });
});

describe('R10: who knows what of the bets', () => {
  it('nobody learns a target before all bets lie; whoever laid one knows it', () => {
    const s = playWords(betting(), '0 bet 1 on 2', '1 bet 0 on 2');
    for (const viewer of [null, 0, 1, 2])
      expect(view(s, viewer).rounds[0]).toMatchObject({
        laid: [true, true, false],
        betOn: null,
        betValues: null,
      });
    expect(view(s, 0).own!.bets).toEqual([{ on: 2, value: 1 }]);
    expect(view(s, 2).own!.bets).toEqual([null]);
  });

  it('then the targets are public and the values are not', () => {
    const s = playWords(betting(), '0 bet 1 on 2', '1 bet 0 on 2', '2 bet 1 on 0');
    expect(view(s, null).rounds[0]).toMatchObject({ betOn: [2, 2, 0], betValues: null });
    expect(view(s, 1).own!.bets).toEqual([{ on: 2, value: 0 }]);
  });

  it('at the end of the round all is open', () => {
    const s = toEnd(playWords(betting(), '0 bet 1 on 2', '1 bet 0 on 2', '2 bet 1 on 0'));
    expect(view(s, null).rounds[0]).toMatchObject({ over: true, betValues: [1, 0, 1] });
  });
});

describe('R10: what bets bring', () => {
  /** The points by seat, and the 1s left, when seat 2 is the last player. */
  const bring = (...bets: readonly string[]): unknown => {
    const s = toEnd(playWords(betting(), ...bets));
    expect(view(s, null).rounds[0]!.out.at(-1)).toBe(2);
    return [0, 1, 2].map((seat) => [s.betPoints[seat], s.ones[seat]]);
  };

  it('a 1 on the last player is a point for whoever laid it', () => {
    expect(bring('0 bet 1 on 2', '1 bet 1 on 2', '2 bet 0 on 0')).toEqual([[1, 1], [1, 1], [0, 2]]); // prettier-ignore
  });

  it('a 1 on anybody else is a point for that player', () => {
    expect(bring('0 bet 1 on 1', '1 bet 0 on 2', '2 bet 1 on 1')).toEqual([[0, 1], [2, 2], [0, 1]]); // prettier-ignore
  });

  it('0s bring nothing and come back', () => {
    expect(bring('0 bet 0 on 2', '1 bet 0 on 2', '2 bet 0 on 1')).toEqual([[0, 2], [0, 2], [0, 2]]); // prettier-ignore
  });

  it('a seat whose 1s are used up has its 0 only', () => {
    const s = betting({ round: 2 });
    s.ones[0] = 0;
    expect(wordsOf(s, 0)).toEqual(['bet 0 on 1', 'bet 0 on 2']);
    expect(refusalTo(s, '0 bet 1 on 1')).toEqual({ code: 'noOneLeft' });
  });
});
