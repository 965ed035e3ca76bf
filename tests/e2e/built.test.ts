import { expect } from '@playwright/test';
import { TITLE } from '../../scripts/dev/page.ts';
import { test } from './app.ts';
import { builtCodeWith } from './server.ts';

test('what shows developers any moment of a game is not in the build', async ({
  request,
  host,
}) => {
  expect((await request.get(`${host.home}dev/`)).status()).toBe(404);
  expect(builtCodeWith(TITLE)).toEqual([]);
  expect(builtCodeWith('scripts/dev')).toEqual([]);
});
