import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blaze } from './index.ts';
import { moveWord, readMoveWord, toCode, toMove } from './moves.ts';
import { witness } from './testing/witness.ts';

describe('moves', () => {
  it('have a code of their own each, which gives them back', () => {
    const codes = witness.moves.map(toCode);
    expect(new Set(codes).size).toBe(witness.moves.length);
    expect(codes.map(toMove)).toEqual(witness.moves);
  });

  it('have a word each, which gives them back', () => {
    expect(witness.moves.map((move) => readMoveWord(move.seat, moveWord(move)))).toEqual(
      witness.moves,
    );
  });

  it('are told in the words of the record tool', () => {
    const words = [
      { seat: 0, do: 'attack', card: 'y2' },
      { seat: 1, do: 'beat', card: 'rF', on: 1 },
      { seat: 2, do: 'pass' },
      { seat: 3, do: 'bet', on: 2, value: 1 },
    ] as const;
    expect(words.map(moveWord)).toEqual(['attack y2', 'beat rF on 1', 'pass', 'bet 1 on 2']);
  });

  it.each(['', 'attack', 'attack g1', 'attack r2 ', ' pass', 'beat r2', 'beat r2 on 5', 'bet 2 on 1', 'bet 1 on 5', 'Pass'])(
    'are not read from "%s"',
    (word) => expect(readMoveWord(0, word)).toBeNull(),
  ); // prettier-ignore
});

describe('moves in a record', () => {
  const accepts = (move: unknown): boolean => v.safeParse(blaze.moveSchema, move).success;

  it('have exactly the keys of their kind', () => {
    expect(accepts({ seat: 0, do: 'attack', card: 'y2' })).toBe(true);
    expect(accepts({ seat: 0, do: 'attack', card: 'y2', on: 0 })).toBe(false);
    expect(accepts({ seat: 0, do: 'beat', card: 'y2' })).toBe(false);
    expect(accepts({ do: 'pass' })).toBe(false);
    expect(accepts({ seat: 0, do: 'fold' })).toBe(false);
  });

  it('have numbers that are numbers, whole and in range', () => {
    for (const seat of ['0', -1, 5, 0.5, null]) expect(accepts({ seat, do: 'pass' })).toBe(false);
    for (const value of ['1', 2, true])
      expect(accepts({ seat: 0, do: 'bet', on: 1, value })).toBe(false);
    expect(accepts({ seat: 0, do: 'beat', card: 'y2', on: -1 })).toBe(false);
  });
});
