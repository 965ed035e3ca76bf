import { expect, test } from 'vitest';
import { platformOf } from './platform.ts';

test.each([
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile',
    5,
    'android',
  ],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1', 5, 'apple'],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'apple'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, 'desktop'],
  ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0', 10, 'desktop'],
])('%s is told its own way to install', (_, userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});
