import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseLanguage, chooseLanguage, languages } from './languages.ts';

describe('which language a visitor meets', () => {
  test.each([
    { remembered: 'es', preferred: ['en-GB'], spoken: 'es', why: 'what was chosen wins' },
    { remembered: null, preferred: ['es-MX', 'en'], spoken: 'es', why: 'a regional tag counts' },
    { remembered: null, preferred: ['ja', 'es', 'en'], spoken: 'es', why: 'the first there is' },
    { remembered: null, preferred: ['ja', 'de'], spoken: 'en', why: 'none there is' },
    { remembered: 'xx', preferred: [], spoken: 'en', why: 'a stored code nobody knows' },
  ])('$why', ({ remembered, preferred, spoken }) => {
    expect(chooseLanguage(remembered, preferred)).toBe(spoken);
  });
});

test('a page hides what it says first from whoever speaks another language there is', () => {
  const page = readFileSync(new URL('../../app.html', import.meta.url), 'utf8');
  const [, known, foreign] = /\[([^\]]*)\]\.includes\(language\)\) === (.*)\) \{/.exec(page)!;
  const words = (text = '') => Array.from(text.matchAll(/\w+/g), String);
  expect(words(known)).toEqual(languages);
  expect(words(foreign)).toEqual(languages.filter((language) => language !== baseLanguage));
});
