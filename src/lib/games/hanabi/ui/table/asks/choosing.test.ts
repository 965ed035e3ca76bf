import { expect, it } from 'vitest';
import { Choosing } from './choosing.svelte.ts';

it('puts a card back that is tapped once more', () => {
  const choosing = new Choosing(() => 0);
  choosing.tap(1, 2);
  expect(choosing.isPicked(1, 2)).toBe(true);
  choosing.tap(1, 2);
  expect(choosing.now).toBe(null);
});

it('goes on to another card, and to another seat', () => {
  const choosing = new Choosing(() => 0);
  choosing.tap(1, 2);
  choosing.tap(1, 3);
  expect([choosing.isPicked(1, 2), choosing.isPicked(1, 3)]).toEqual([false, true]);
  choosing.tap(0, 3);
  expect([choosing.of(1), choosing.of(0)]).toEqual([null, { kind: 'card', seat: 0, slot: 3 }]);
});

it('forgets everything once something has been done', () => {
  let done = 4;
  const choosing = new Choosing(() => done);
  choosing.tell(1, 0);
  expect(choosing.now).toEqual({ kind: 'clue', seat: 1, to: 0 });
  done += 1;
  expect(choosing.now).toBe(null);
});
