import { expect, test, vi } from 'vitest';
import { onReturn } from './in-sight.ts';

test('whoever asked is called when the page comes back, not when it goes, until they stop', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  let looked = 0;
  const stop = onReturn(() => void looked++);
  const becomes = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
    return looked;
  };
  expect([becomes('hidden'), becomes('visible'), becomes('hidden')]).toEqual([0, 1, 1]);
  stop();
  expect(becomes('visible')).toBe(1);
});
