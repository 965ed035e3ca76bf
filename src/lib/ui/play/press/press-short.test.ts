import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shortPress } from './press-short.svelte.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  shortPress.forget();
  vi.useRealTimers();
});

it('is told of one control, for a moment', () => {
  shortPress.tell('Ana: Take');
  vi.advanceTimersByTime(1999);
  expect(shortPress.of).toBe('Ana: Take');
  vi.advanceTimersByTime(1);
  expect(shortPress.of).toBe(null);
});

it('of another control lasts its own moment', () => {
  shortPress.tell('Ana: Take');
  vi.advanceTimersByTime(1500);
  shortPress.tell('Ben: Take');
  vi.advanceTimersByTime(1500);
  expect(shortPress.of).toBe('Ben: Take');
});

it('is forgotten at once, and does not end the next one early', () => {
  shortPress.tell('Ana: Take');
  vi.advanceTimersByTime(1500);
  shortPress.forget();
  expect(shortPress.of).toBe(null);
  vi.advanceTimersByTime(400);
  shortPress.tell('Ana: Take');
  vi.advanceTimersByTime(1000);
  expect(shortPress.of).toBe('Ana: Take');
});
