import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('the example tells what the glass shows and what is waited for, step by step', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  await import('./step-through.ts');
  const lines = told.mock.calls.map((words) => words.join(' ').replace(/ +/g, ' '));
  expect(lines[0]).toBe('the cards are dealt cover of 0 {"kind":"visit","seat":0}');
  expect(lines).toContain('Ana holds the cover hand of 0 {"kind":"visit","seat":0}');
  expect(lines).toContain('and plays it cover of 1 {"kind":"visit","seat":1}');
  expect(lines).toContain('nobody adds table {"kind":"visit","seat":1}');
});
