import { describe, expect, it } from 'vitest';
import { notation, readNotation } from './notation.ts';
import { playWords } from './testing/by-word.ts';
import { position } from './testing/position.ts';

const middle = () =>
  playWords(
    position({
      phase: 'burn',
      trump: 'r',
      hands: ['y2 r2 b9', 'y4 y5', 'b2 y3 y3'],
      options: { edition: 'classic', betting: false, firebirdMatch: 'value' },
    }),
    '0 attack y2',
    '2 attack b2',
  );

const problemOf = (text: string): string => {
  const read = readNotation(text);
  return read.ok ? 'none' : read.problem;
};

describe('the notation of a state', () => {
  it('is one line of fields', () => {
    expect(notation(middle())).not.toContain('\n');
    expect(notation(middle())).toContain(' hands=r2b9|y4y5|y3y3 ');
  });

  it('reads as the same state', () => {
    const text = notation(middle());
    const read = readNotation(text);
    expect(read.ok && notation(read.value)).toBe(text);
    expect(read.ok && read.value.setup).toEqual(middle().setup);
  });

  it('is refused with what is wrong', () => {
    const text = notation(middle());
    expect(problemOf('')).toBe('players: missing');
    expect(problemOf(text.replace('players=3', 'players=6'))).toBe('players: 3 to 5');
    expect(problemOf(text.replace(/ idle=\d+/, ''))).toBe('idle: missing');
    expect(problemOf(text.replace(/ idle=\d+/, ' idle=many'))).toBe('many: not an integer');
    expect(problemOf(text.replace('hands=r2', 'hands=g2'))).toBe('g2: not a card');
    expect(problemOf(text.replace(/ ones=[\d,]+/, ' ones=2,2'))).toBe('ones: 5 numbers');
    expect(problemOf(text.replace('"classic"', '"1999"'))).toContain('1999');
    expect(problemOf(text.replace('options={', 'options='))).toContain('JSON');
  });
});
