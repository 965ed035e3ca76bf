import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { blaze } from './index.ts';
import { playWords, refusalTo } from './testing/by-word.ts';
import { position } from './testing/position.ts';

/**
 * Four seats, red is trump; Fire 0, Ash 1, Ember 2, nobody 3. Fire has opened with the yellow 5.
 */
const opened = () =>
  playWords(
    position({
      phase: 'kindling',
      trump: 'r',
      hands: ['y5 r5 b5 rF b8', 'y4 y6 bF r2 b9', 'b5 y2 b4 b3 b9', 'r3 r4 r6 r7 b2'],
    }),
    '0 attack y5',
  );

const burn = (...hands: string[]) => position({ phase: 'burn', trump: 'r', hands });

describe('a move is refused with', () => {
  it('gameOver, after the end', () => {
    const hands = ['y2', 'y3 y4', ''];
    const s = position({ phase: 'burn', trump: 'r', hands, round: 2 });
    playWords(s, '0 attack y2', '1 pass');
    expect(refusalTo(s, '1 attack y3')).toEqual({ code: 'gameOver' });
  });

  it('dealDue, before the cards are dealt', () => {
    const s = blaze.start({ options: {}, players: 3, first: 0 });
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'dealDue' });
  });

  it('noSuchSeat, for a seat that does not play', () => {
    expect(refusalTo(burn('y2', 'y3', 'y4'), '3 pass')).toEqual({ code: 'noSuchSeat' });
    expect(explain(opened(), { seat: -1, do: 'pass' })).toEqual({ code: 'noSuchSeat' });
  });

  it('goneOut, for a seat that has gone out', () => {
    const s = burn('y2', 'y3', '', 'y4');
    expect(refusalTo(s, '2 attack y2')).toEqual({ code: 'goneOut' });
  });

  it('noRole, for a seat beside the challenge', () => {
    for (const word of ['pass', 'attack r3', 'beat r6 on 0'])
      expect(refusalTo(opened(), `3 ${word}`)).toEqual({ code: 'noRole' });
  });

  it('ashDoesNotAttack and onlyAshBeats, for the wrong role', () => {
    expect(refusalTo(opened(), '1 attack y4')).toEqual({ code: 'ashDoesNotAttack' });
    expect(refusalTo(opened(), '0 beat r5 on 0')).toEqual({ code: 'onlyAshBeats' });
    expect(refusalTo(opened(), '2 beat b5 on 0')).toEqual({ code: 'onlyAshBeats' });
  });

  it('limitReached, where only Fire may take an early card back', () => {
    const s = playWords(burn('y2 r2 b9', 'y4 y5', 'b2 b3', 'b5'), '0 attack y2', '2 attack b2');
    expect(refusalTo(s, '0 attack r2')).toBeNull();
    expect(refusalTo(s, '2 attack b3')).toEqual({ code: 'limitReached', limit: 2 });
  });

  it('fireOpens, openingNeedsCard and tableEmpty, before the opening', () => {
    const s = burn('y2 y3', 'y3 y4', 'b2 b3');
    expect(refusalTo(s, '2 attack b2')).toEqual({ code: 'fireOpens' });
    expect(refusalTo(s, '2 pass')).toEqual({ code: 'fireOpens' });
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'openingNeedsCard' });
    expect(refusalTo(s, '1 pass')).toEqual({ code: 'tableEmpty' });
    expect(refusalTo(s, '1 beat y3 on 0')).toEqual({ code: 'tableEmpty' });
  });

  it('notInHand, with the card', () => {
    expect(refusalTo(opened(), '0 attack y5')).toEqual({ code: 'notInHand', card: 'y5' });
    expect(refusalTo(opened(), '1 beat y9 on 0')).toEqual({ code: 'notInHand', card: 'y9' });
    expect(refusalTo(burn('y2', 'y3', 'y4'), '0 attack r9')).toEqual({
      code: 'notInHand',
      card: 'r9',
    });
  });

  it('rankNotOnTable, with the rank and those that would do', () => {
    const s = playWords(opened(), '1 beat y6 on 0');
    const ranks = ['5', '6'];
    expect(refusalTo(s, '0 attack b8')).toEqual({ code: 'rankNotOnTable', rank: '8', ranks });
    expect(refusalTo(s, '0 attack rF')).toEqual({ code: 'rankNotOnTable', rank: 'F', ranks });
  });

  it('limitReached, with the limit', () => {
    const s = playWords(burn('y2 r2', 'y3', 'b2 b3'), '0 attack y2');
    expect(refusalTo(s, '0 attack r2')).toEqual({ code: 'limitReached', limit: 1 });
    expect(refusalTo(s, '2 attack b2')).toEqual({ code: 'limitReached', limit: 1 });
  });

  it('fireFirst, with Fire, while Fire is asked what to add to a taken table', () => {
    const s = playWords(opened(), '1 pass');
    expect(refusalTo(s, '2 attack b5')).toEqual({ code: 'fireFirst', fire: 0 });
  });

  it('alreadyTaking, when Ash wants more after passing', () => {
    const s = playWords(opened(), '1 pass');
    expect(refusalTo(s, '1 pass')).toEqual({ code: 'alreadyTaking' });
    expect(refusalTo(s, '1 beat y6 on 0')).toEqual({ code: 'alreadyTaking' });
  });

  it('noSuchPlace and alreadyBeaten, with the place', () => {
    const s = opened();
    expect(refusalTo(s, '1 beat y6 on 1')).toEqual({ code: 'noSuchPlace', on: 1 });
    expect(explain(s, { seat: 1, do: 'beat', card: 'y6', on: 0.5 })).toMatchObject({
      code: 'noSuchPlace',
    });
    playWords(s, '1 beat y6 on 0');
    expect(refusalTo(s, '1 beat r2 on 0')).toEqual({ code: 'alreadyBeaten', on: 0 });
  });

  it('tooLow, where a card of the suit is not strong enough, the Firebird included', () => {
    expect(refusalTo(opened(), '1 beat y4 on 0')).toEqual({
      code: 'tooLow',
      card: 'y4',
      attack: 'y5',
    });
    const s = playWords(burn('y2 r2', 'yF y3', 'b2 b3'), '0 attack y2');
    expect(refusalTo(s, '1 beat yF on 0')).toEqual({ code: 'tooLow', card: 'yF', attack: 'y2' });
  });

  it('trumpNeeded, where a card of another suit is not trump', () => {
    expect(refusalTo(opened(), '1 beat b9 on 0')).toEqual({
      code: 'trumpNeeded',
      card: 'b9',
      attack: 'y5',
      trump: 'r',
    });
  });

  it('tooLow or trumpNeeded for a trump attack as well, as the suits are', () => {
    const s = playWords(burn('r5 r2', 'r4 y9', 'b2 b3'), '0 attack r5');
    expect(refusalTo(s, '1 beat r4 on 0')).toMatchObject({ code: 'tooLow' });
    expect(refusalTo(s, '1 beat y9 on 0')).toMatchObject({ code: 'trumpNeeded' });
  });

  it('unbeatable, for a trump Firebird', () => {
    const s = playWords(burn('rF r2', 'r9 y9', 'b2 b3'), '0 attack rF');
    for (const card of ['r9', 'y9'])
      expect(refusalTo(s, `1 beat ${card} on 0`)).toEqual({
        code: 'unbeatable',
        card,
        attack: 'rF',
      });
  });

  it('notYourTurn, with the turn, for a pass while something is unbeaten', () => {
    expect(refusalTo(opened(), '2 pass')).toEqual({ code: 'notYourTurn', turn: 0 });
    const s = playWords(opened(), '2 attack b5');
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'notYourTurn', turn: 2 });
  });

  it('alreadyPassed, where the pass stands', () => {
    const s = playWords(opened(), '0 pass');
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'alreadyPassed' });
    playWords(s, '1 pass', '2 pass');
    expect(refusalTo(s, '2 pass')).toEqual({ code: 'alreadyPassed' });
    expect(refusalTo(s, '2 attack b5')).toEqual({ code: 'alreadyPassed' });
  });

  it('nothingToDecline, for a seat that has no card left to add', () => {
    const s = playWords(burn('y2', 'y3 y4', 'b2 b3'), '0 attack y2', '1 pass');
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'nothingToDecline' });
  });
});
