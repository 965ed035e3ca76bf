import { expect } from '@playwright/test';
import { moving, test } from './app.ts';
import { tapTwice } from './pairs.ts';

test.use(moving);

/** Each at another size; the soak has many. */
for (const seed of [1, 3])
  test(`no second tap of a pair does anything else than the first, from seed ${seed}`, async ({
    browser,
    host,
  }) => {
    const { wrong, refused, taken } = await tapTwice({ browser, home: host.home, seed, pairs: 12 });
    expect(wrong).toEqual([]);
    // There was something to refuse, and not everything was.
    expect(refused).toBeGreaterThan(0);
    expect(taken).toBeGreaterThan(0);
  });
