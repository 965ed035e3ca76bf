import { expect, vi } from 'vitest';
import { abortNext } from './spoilt.ts';
import { glance, lines, openTab, savedGame, type Tab } from './tab.ts';

/**
 * A tab with one game that has met a full disk, by a clock that stands still. `fills`: called just
 * before it does.
 */
export async function tabThatWasFull(fills = (): void => {}): Promise<Tab> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = await openTab();
  await tab.addGame(savedGame(), lines(0), glance());
  abortNext('QuotaExceededError');
  fills();
  expect(await tab.retitleGame('one', 'Ours')).toEqual({ ok: false, problem: { code: 'quota' } });
  vi.restoreAllMocks();
  return tab;
}
