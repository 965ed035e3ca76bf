import { expect, it } from 'vitest';
import { Pointing } from './pointing.svelte.ts';

it('puts a card back that is tapped once more', () => {
  const pointing = new Pointing(() => 0);
  pointing.tap(1, 2);
  expect(pointing.isPicked(1, 2)).toBe(true);
  pointing.tap(1, 2);
  expect(pointing.now).toBe(null);
});

it('goes on to another card, and to another seat', () => {
  const pointing = new Pointing(() => 0);
  pointing.tap(1, 2);
  pointing.tap(1, 3);
  expect([pointing.isPicked(1, 2), pointing.isPicked(1, 3)]).toEqual([false, true]);
  pointing.tap(0, 3);
  expect([pointing.of(1), pointing.of(0)]).toEqual([null, { kind: 'card', seat: 0, slot: 3 }]);
});

it('forgets everything once something has been done', () => {
  let done = 4;
  const pointing = new Pointing(() => done);
  pointing.tell(1, 0);
  expect(pointing.now).toEqual({ kind: 'clue', seat: 1, to: 0 });
  done += 1;
  expect(pointing.now).toBe(null);
});
