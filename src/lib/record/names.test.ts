import { describe, expect, it } from 'vitest';
import { nameKey, readName } from './names.ts';

const name = (value: string) => ({ ok: true, value });
const bad = (problem: object) => ({ ok: false, problem });

describe('a name', () => {
  it.each([
    ['Ana'],
    ['Ana María'],
    ['Νίκη'],
    ['מִרְיָם'],
    ['👩‍🚀'],
    ['x'],
    ['x'.repeat(24)],
    ['🔥'.repeat(24)],
    ['constructor'],
    ['__proto__'],
  ])('can be %s', (text) => {
    expect(readName(text)).toEqual(name(text));
  });

  it('loses the space around it', () => {
    expect(readName('\t Ana \u00a0\n')).toEqual(name('Ana'));
    expect(readName(`  ${'x'.repeat(24)}  `)).toEqual(name('x'.repeat(24)));
  });

  it.each([
    [''],
    [' '],
    ['\n\t'],
    ['\u00a0'],
    ['\u200b'],
    ['\u200d\u2060'],
    ['\u3164'],
    ['\u00ad'],
  ])('shows something, unlike %j', (text) => {
    expect(readName(text)).toEqual(bad({ code: 'blank' }));
  });

  it.each([
    ['letters', 'x'.repeat(25), 25],
    ['pictures', '🔥'.repeat(25), 25],
    ['words', `${'x'.repeat(20)} ${'y'.repeat(20)}`, 41],
    ['accents without end', 'a' + '\u0301\u0316'.repeat(400_000), 800_001],
  ])('has at most 24 characters: %s', (_, text, length) => {
    expect(readName(text)).toEqual(bad({ code: 'tooLong', length, limit: 24 }));
  });

  it.each([
    ['a line break', 'A\nB', 'U+000A'],
    ['a null', 'A\0', 'U+0000'],
    ['an escape', 'A\u001b[31m', 'U+001B'],
    ['a late control', 'A\u0085B', 'U+0085'],
    ['a line separator', 'A\u2028B', 'U+2028'],
    ['an override of direction', 'A\u202eB', 'U+202E'],
    ['an isolate', 'A\u2067B', 'U+2067'],
    ['the first half of a character', 'A\ud83d', 'U+D83D'],
    ['the second half of a character', '\udd25A', 'U+DD25'],
  ])('holds no %s', (_, text, character) => {
    expect(readName(text)).toEqual(bad({ code: 'badCharacter', character }));
  });

  it.each([
    ['composed and decomposed accents', 'Zoé', 'Zoe\u0301'],
    ['an invisible mark', 'Ana', 'An\u200ba'],
    ['an invisible mark at the end', 'Ana', 'Ana \u200e'],
    ['wider space', 'Ana B', 'Ana \u00a0 B'],
  ])('looks like another in spite of %s', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['a capital', 'ana', 'Ana'],
    ['a space', 'Ana B', 'AnaB'],
  ])('differs from another by %s', (_, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
