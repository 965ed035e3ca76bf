import { expect } from '@playwright/test';
import { moving, test } from './app.ts';
import { tapTwice } from './pairs.ts';

test.use(moving);

test('no second tap of a pair does anything else than the first', async ({ browser, host }) => {
  const tried = { browser, home: host.home, seed: 1, pairs: 7 };
  const { wrong, refused, taken } = await tapTwice(tried);
  expect(wrong).toEqual([]);
  // There was something to refuse, and not everything was.
  expect(refused).toBeGreaterThan(0);
  expect(taken).toBeGreaterThan(0);
});
