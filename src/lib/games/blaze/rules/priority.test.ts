import { describe, expect, it } from 'vitest';
import { cardOf } from './cards.ts';
import type { BlazeState } from './state.ts';
import { playWords, refusalTo, wordsOf } from './testing/by-word.ts';
import { position } from './testing/position.ts';
import { handOf } from './testing/witness.ts';
import { takeBackPlace } from './turn.ts';

/**
 * Kindling, red is trump, Fire 0, Ash 1, Ember 2; Fire and Ember have plenty of 2s and 3s between
 * them.
 */
const start = (): BlazeState =>
  position({
    phase: 'kindling',
    trump: 'r',
    hands: ['y2 y3 b3 r3 b9', 'y4 r4 b6 b7 y9 r9', 'b2 b2 y2 r2 r2 y3'],
  });

/** Fire opens with the 2 and Ember fills the limit with four 2s at once, all before its turn. */
const filledEarly = (): BlazeState =>
  playWords(start(), '0 attack y2', '2 attack b2', '2 attack b2', '2 attack y2', '2 attack r2');

const table = (s: BlazeState): string =>
  Array.from(s.attackCards.subarray(0, s.attacks), cardOf).join(' ');

/** Burn with a limit of two: Fire has a pair, Ember one card of it. */
const tight = (hands: readonly string[] = ['y2 r2 b9', 'y4 y5', 'b2 y2 b3']): BlazeState =>
  position({ phase: 'burn', trump: 'r', hands });

describe("R8: Fire's priority", () => {
  it('takes back a card that Ember laid before its turn, when there is no room left', () => {
    const s = playWords(tight(), '0 attack y2', '2 attack b2');
    expect(wordsOf(s, 0)).toEqual(['attack r2']);
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 r2');
    expect(handOf(s, 2)).toEqual(['y2', 'b2', 'b3']);
    expect(handOf(s, 0)).toEqual(['b9']);
  });

  it("counts as Fire's attack, which the turn goes on from", () => {
    const s = playWords(tight(), '0 attack y2', '2 attack b2', '0 attack r2');
    expect(s.lastAttacker).toBe(0);
    expect(s.emberPlaces).toBe(0);
    expect(s.turn).toBe(1);
  });

  it('shows everybody the card that comes back', () => {
    const s = playWords(tight(), '0 attack y2', '2 attack b2', '0 attack r2');
    expect(s.knownOnce[2]).toBe(1 << 21);
  });

  it('is not for a table with room: there Fire just adds', () => {
    const s = playWords(tight(['y2 r2 b9', 'y4 y5 y6', 'b2 y2 b3']), '0 attack y2', '2 attack b2');
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 b2 r2');
  });

  it('needs a card of a rank on the table', () => {
    const s = playWords(tight(), '0 attack y2', '2 attack b2');
    expect(refusalTo(s, '0 attack b9')).toMatchObject({ code: 'rankNotOnTable' });
  });

  it('remains when Fire has passed', () => {
    const s = playWords(tight(), '0 attack y2', '0 pass', '2 attack b2');
    expect(wordsOf(s, 0)).toEqual(['attack r2']);
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 r2');
  });

  it("ends as soon as Ash acts: a beat makes Ember's card safe", () => {
    const s = playWords(tight(), '0 attack y2', '2 attack b2', '1 beat y4 on 0');
    expect(wordsOf(s, 0)).toEqual([]);
    expect(refusalTo(s, '0 attack r2')).toEqual({ code: 'limitReached', limit: 2 });
  });

  it('does not reach a card Ember laid in its turn, Fire having been asked', () => {
    const s = tight();
    playWords(s, '0 attack y2', '0 pass', '1 beat y4 on 0', '0 pass', '2 attack b2');
    expect(takeBackPlace(s)).toBe(-1);
    expect(wordsOf(s, 0)).toEqual([]);
  });

  it('does not reach what Ember adds to a taken table', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2 b9', 'y4 y5 y6', 'b2 y2 b3'] });
    playWords(s, '0 attack y2', '1 pass', '0 pass', '2 attack b2');
    expect(takeBackPlace(s)).toBe(-1);
  });
});

describe('R8: a chain of cards laid early', () => {
  it('holds every card on the turn the first one gave', () => {
    const s = filledEarly();
    expect(takeBackPlace(s)).toBe(4);
  });

  it('is taken back from its end, card by card', () => {
    const s = position({
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 b2 r2 b9 b8', 'y4 r4 b6 b7 y9', 'b2 y2 r2 b5 b9'],
    });
    playWords(s, '0 attack y2', '0 attack b2', '2 attack b2', '2 attack y2', '2 attack r2');
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 b2 b2 y2 r2');
    expect(takeBackPlace(s)).toBe(3);
    expect(wordsOf(s, 0)).toEqual([]);
    expect(s.turn).toBe(1);
  });

  it("passes over Fire's own cards in between", () => {
    const s = position({
      phase: 'burn',
      trump: 'r',
      hands: ['y2 b2 r2 b9', 'y4 y5 y6', 'b2 y2 b3'],
    });
    playWords(s, '0 attack y2', '2 attack b2', '0 attack b2', '0 attack r2');
    expect(table(s)).toBe('y2 r2 b2');
    expect(handOf(s, 2)).toContain('b2');
  });

  it('ends at a safe card: what was laid early before it stays', () => {
    const s = position({
      phase: 'burn',
      trump: 'r',
      hands: ['y2 b2 r2 b9', 'y4 r5 b6 y7', 'b2 y2 r2 b3'],
    });
    playWords(s, '0 attack y2', '2 attack b2', '1 beat y4 on 0', '2 attack y2', '2 attack r2');
    expect(s.early).toBe(0);
    expect(refusalTo(s, '0 attack b2')).toEqual({ code: 'limitReached', limit: 4 });
  });

  it("goes on after Ash acted only when the turn is not Ember's again", () => {
    const s = position({
      phase: 'burn',
      trump: 'r',
      hands: ['y2 b2 r2 b9', 'y4 r5 b6 y7', 'b2 y2 r2 b3'],
    });
    playWords(s, '0 attack y2', '2 attack b2', '1 beat y4 on 0', '2 attack y2', '2 pass');
    playWords(s, '2 attack r2');
    expect(takeBackPlace(s)).toBe(3);
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 b2 y2 r2');
    expect(takeBackPlace(s)).toBe(-1);
  });

  it('may begin on a beaten table, when it is Fire who is asked', () => {
    const s = tight();
    playWords(s, '0 attack y2', '0 pass', '1 beat y4 on 0', '2 attack b2');
    expect(takeBackPlace(s)).toBe(1);
    playWords(s, '0 attack r2');
    expect(table(s)).toBe('y2 r2');
  });
});

describe('R8: without Ember', () => {
  it('there is nothing to take back', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2 b9', 'y4', ''] });
    playWords(s, '0 attack y2');
    expect(s.ember).toBe(-1);
    expect(wordsOf(s, 0)).toEqual([]);
  });
});
