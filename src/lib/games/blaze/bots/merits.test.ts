import { describe, expect, it } from 'vitest';
import { faceOf, type Card } from '../rules/cards.ts';
import { makeKnown } from '../rules/hands.ts';
import { meritsOf } from './merits.ts';
import { readMoveWord } from '../rules/moves.ts';
import type { BlazeState } from '../rules/state.ts';
import { playWords } from '../rules/testing/by-word.ts';
import { position, type Position } from '../rules/testing/position.ts';
import { view } from '../rules/view.ts';

/** What speaks for a move of the seat in turn: its codes. */
const codesFor = (s: BlazeState, word: string): readonly string[] =>
  meritsFor(s, word).map(({ code }) => code);

const meritsFor = (s: BlazeState, word: string) =>
  meritsOf(view(s, s.turn), readMoveWord(s.turn, word)!);

/** A challenge of four with red trump, in kindling unless said otherwise. */
const four = (wanted: Partial<Position>, ...after: readonly string[]): BlazeState =>
  playWords(
    position({
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 y6 b8 r7 r9', 'y3 b5 y9 b2 b1', 'b3 y7 y8 b9 y2', 'r5 r6 b7 r8 y5'],
      ...wanted,
    }),
    ...after,
  );

describe('for an attack card speaks', () => {
  it('that it is cheap, and that trumps are kept', () => {
    expect(codesFor(four({}), 'attack y2')).toEqual(['cheapest', 'noTrump']);
    expect(codesFor(four({}), 'attack y6')).toEqual(['noTrump', 'draws']);
    expect(codesFor(four({}), 'attack r9')).toEqual(['draws']);
  });

  it('that more of its number are at hand, where there is room for them', () => {
    const hands = ['y6 b6 r7', 'y3 b5', 'b3 y7 y8', 'r5'];
    expect(meritsFor(four({ phase: 'burn', hands }), 'attack b6')).toEqual([
      { code: 'more', rank: '6' },
      { code: 'cheapest' },
    ]);
    const alone = ['y6 b6 r7', 'y3', 'b3 y7 y8', 'r5'];
    expect(codesFor(four({ phase: 'burn', hands: alone }), 'attack b6')[0]).toBe('cheapest');
  });

  it('that nothing beats it', () => {
    const hands = ['rF y2', 'y3 b5', 'b3 y7 y8', 'r5'];
    expect(codesFor(four({ phase: 'burn', hands }), 'attack rF')[0]).toBe('ashCannot');
    expect(codesFor(four({ phase: 'burn', hands }), 'attack y2')).not.toContain('ashCannot');
  });

  it('that Ash is known not to beat it', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y5 b5', 'y7', 'b3 y8 y9'] });
    expect(codesFor(s, 'attack b5')).not.toContain('ashCannot');
    makeKnown(s, 1, faceOf('y7' satisfies Card));
    expect(codesFor(s, 'attack b5')[0]).toBe('ashCannot');
    expect(codesFor(s, 'attack y5')).not.toContain('ashCannot');
  });

  it('that Ash has to take it', () => {
    const s = four({
      trump: 'b',
      hands: ['y2 r2 b4 b8 r9', 'y3 b5 y9 b2 b1', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    });
    playWords(s, '0 attack y2', '0 pass', '1 pass');
    expect(codesFor(s, 'attack r2')).toEqual(['given', 'draws']);
  });

  it('that it is the last one, or one less, in burn', () => {
    const hands = ['y4 b4', 'y3 b5 y9', 'b3 y7 y8', 'b7 r8 y5'];
    const s = four({ phase: 'burn', hands }, '0 attack y4');
    expect(codesFor(s, 'attack b4')[0]).toBe('lastCard');
    const more = four({ phase: 'burn', hands: ['y4 b6', 'y3 b5', 'b3', 'b7'] });
    expect(codesFor(more, 'attack b6')).toEqual(['sheds']);
  });
});

describe('for adding nothing speaks', () => {
  it('that nothing fits', () => {
    expect(codesFor(four({}, '0 attack y2'), 'pass')).toEqual(['nothingFits']);
  });

  it('what it keeps, and that Ash has yet to answer', () => {
    const hands = ['y6 b6 r6 b8 r9', 'y3 b5 y9 b2 b1', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'];
    expect(meritsFor(four({ hands }, '0 attack y6'), 'pass')).toEqual([
      { code: 'keeps', card: 'b6' },
      { code: 'waits' },
    ]);
    const beaten = four({ hands }, '0 attack y6', '0 pass', '1 beat y9 on 0');
    expect(codesFor(beaten, 'pass')).toEqual(['keeps']);
  });
});

describe('for a beat card speaks', () => {
  it('that it is cheap and opens no new number', () => {
    const hands = ['y5 b7 y3', 'y5 y7 r2', 'b3 r7 y8', 'r8 b8 y9'];
    const s = four({ phase: 'burn', hands }, '0 attack y5', '0 pass');
    expect(codesFor(s, 'beat y5 on 0')).toEqual(['cheapest', 'noNewRank']);
    expect(codesFor(s, 'beat y7 on 0')).toEqual(['noTrump', 'lastBeat']);
    expect(codesFor(s, 'beat r2 on 0')).toEqual(['lastBeat']);
  });

  it('that all is beaten then, and only then', () => {
    const hands = ['y5 b5 y3', 'y6 y7 b9', 'b3 r7 y8', 'r8 b8 y9'];
    const s = four({ phase: 'burn', hands }, '0 attack y5', '0 attack b5', '0 pass');
    expect(codesFor(s, 'beat y7 on 0')).toEqual(['tried']);
    playWords(s, '1 beat y6 on 0');
    expect(codesFor(s, 'beat b9 on 1')).toEqual(['only', 'lastBeat']);
  });

  it('that it is the last one', () => {
    const s = four(
      { phase: 'burn', hands: ['b5 y2 y3', 'b7', 'b3 y7 y8', 'r8 y5 y9'] },
      '0 attack b5',
    );
    expect(codesFor(s, 'beat b7 on 0')[0]).toBe('lastCard');
  });
});

describe('for taking speaks', () => {
  it('that not everything can be beaten, even where each card alone could', () => {
    const hands = ['y5 b5 y3', 'r2 y2 b4', 'b3 r7 y8', 'r8 b8 y9'];
    const s = four({ phase: 'burn', hands }, '0 attack y5', '0 attack b5', '0 pass');
    expect(codesFor(s, 'pass')).toEqual(['cannotAll']);
  });

  it('how many trumps the rest would cost, and that nobody goes out in kindling', () => {
    const hands = ['y5 b5 r4 b8 y1', 'r2 r3 y2 b4 b1', 'b3 r7 y8 y9 r5', 'r8 b8 y9 b1 y3'];
    const s = four({ hands }, '0 attack y5', '0 attack b5', '0 pass');
    expect(meritsFor(s, 'pass')).toEqual([
      { code: 'costsTrumps', count: 2 },
      { code: 'nobodyOut' },
    ]);
  });

  it('nothing but the search where all could be beaten without', () => {
    const hands = ['y5 b5 y3', 'y6 b6 r2', 'b3 r7 y8', 'r8 b8 y9'];
    const s = four({ phase: 'burn', hands }, '0 attack y5', '0 pass');
    expect(codesFor(s, 'pass')).toEqual(['tried']);
  });
});

describe('for a bet speaks', () => {
  const betting = (hands: readonly string[]) =>
    position({ phase: 'betting', trump: 'r', hands, options: { betting: true } });

  it('that nobody else holds more cards than whom it is on', () => {
    const s = betting(['y3 r8', 'y9 r9 b9', 'b2 b3 b4', 'b8']);
    expect(codesFor(s, 'bet 1 on 1')).toEqual(['mostCards']);
    expect(codesFor(s, 'bet 1 on 2')).toEqual(['mostCards']);
    expect(codesFor(s, 'bet 1 on 3')).toEqual(['tried']);
  });

  it('for a 0 that it costs nothing, first of all where one holds the most oneself', () => {
    expect(codesFor(betting(['y3', 'y9 r9', 'b2', 'b8']), 'bet 0 on 1')).toEqual(['zero']);
    expect(codesFor(betting(['y3 y4', 'y9', 'b2', 'b8']), 'bet 0 on 1')).toEqual([
      'selfMost',
      'zero',
    ]);
    expect(codesFor(betting(['y3 y4', 'y9 r9', 'b2', 'b8']), 'bet 0 on 1')).toEqual(['zero']);
  });
});

it('for a move nobody can make in the public view speaks nothing', () => {
  const s = four({});
  expect(meritsOf(view(s, null), { seat: 0, do: 'attack', card: 'y2' })).toEqual([]);
});
