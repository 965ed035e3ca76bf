import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

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
