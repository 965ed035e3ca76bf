import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finish, finishRested, type Steps } from './steps.ts';

const STEP = 3;
const RHYTHM = { work: 8, rest: 20 };

/** Work of so many steps, each of which takes a while; at every step, the moment it began at. */
function* work(steps: number): Steps<readonly number[]> {
  const begun = [];
  for (let step = 0; step < steps; step++) {
    begun.push(performance.now() - start);
    vi.advanceTimersByTime(STEP);
    yield;
  }
  return begun;
}

let start: number;

beforeEach(() => {
  vi.useFakeTimers();
  start = performance.now();
});

afterEach(() => vi.useRealTimers());

it('work is finished at once', () => {
  expect(finish(work(5))).toEqual([0, 3, 6, 9, 12]);
});

it('rests after working for a while, and goes on where it was', async () => {
  const finished = finishRested(work(7), RHYTHM);
  await vi.runAllTimersAsync();
  expect(await finished).toEqual([0, 3, 6, 29, 32, 35, 58]);
});
