import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './environment.ts';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nextFrame = () => frames.splice(0).forEach((then) => then());

it('waits for a whole frame after the one that is under way', async () => {
  const done = vi.fn();
  const waiting = painted().then(done);
  nextFrame();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  nextFrame();
  await waiting;
  expect(done).toHaveBeenCalled();
});

it('does not wait for ever for a page that is not on the glass', async () => {
  const waiting = painted();
  vi.runAllTimers();
  await expect(waiting).resolves.toBeUndefined();
});
