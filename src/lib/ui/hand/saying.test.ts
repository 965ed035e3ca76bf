import { beforeEach, expect, it } from 'vitest';
import { Saying } from './saying.svelte.ts';

let now = { about: 'a view', words: 'English' };
let saying: Saying;
beforeEach(() => {
  now = { about: 'a view', words: 'English' };
  saying = new Saying(() => now);
});

it('says nothing at first, and nothing by an empty text', () => {
  expect([saying.text, saying.isAdvice]).toEqual(['', false]);
  saying.say('', { isAdvice: true });
  expect([saying.text, saying.isAdvice]).toEqual(['', false]);
});

it('knows advice from an answer of the same words', () => {
  saying.say('Play c', { isAdvice: true });
  expect([saying.text, saying.isAdvice]).toEqual(['Play c', true]);
  saying.say('Play c');
  expect([saying.text, saying.isAdvice]).toEqual(['Play c', false]);
});

it.each([{ about: 'another view' }, { words: 'Spanish' }])('is not true any more: %o', (change) => {
  saying.say('Play c', { isAdvice: true });
  now = { ...now, ...change };
  expect(saying.text).toBe('');
});
