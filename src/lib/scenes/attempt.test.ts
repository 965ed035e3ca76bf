import { expect, it } from 'vitest';
import { failure, success } from '../core/result.ts';
import { attempt } from './attempt.ts';

it('passes on what became of the work', async () => {
  expect(await attempt(async () => success(3))).toEqual(success(3));
  expect(await attempt(async () => failure('full'))).toEqual(failure('full'));
});

it('makes a problem of whatever is thrown, and says nothing that could tell of cards', async () => {
  const broken = await attempt(() => Promise.reject(new Error('the hand of Ana: 3, 4')));
  expect(broken).toEqual(failure({ code: 'failed', detail: '' }));
});

it('passes on the words of the browser', async () => {
  const broken = await attempt(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(broken).toEqual(failure({ code: 'failed', detail: 'QuotaExceededError: No room' }));
});
