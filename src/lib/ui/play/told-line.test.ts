import { describe, expect, it, test } from 'vitest';
import { bindNumbers, nameAhead } from './told-line.ts';

test('a number stays with the word before it, also after an accent', () => {
  expect(bindNumbers('Cards drawn: José 2, Ana 3.')).toBe('Cards drawn: José\u00a02, Ana\u00a03.');
  expect(bindNumbers('Two of them, 3 in all.')).toBe('Two of them, 3 in all.');
});

describe('the name ahead of a sentence', () => {
  it('is who did it', () => {
    expect(nameAhead('Ana takes it.', 'Ana')).toBe('Ana');
    expect(nameAhead('Ana’s turn.', 'Ana')).toBe('Ana');
    expect(nameAhead('It burns.', 'Ana')).toBe('');
  });

  it('is no part of a longer word', () => {
    expect(nameAhead('All bets are in.', 'A')).toBe('');
    expect(nameAhead('Águila juega.', 'Á')).toBe('');
    expect(nameAhead('A takes it.', 'A')).toBe('A');
  });
});
