import { expect, it } from 'vitest';
import type { HanabiEvent } from '../rules/events.ts';
import { loggedOf } from './logged.ts';

const clue = (to: number): HanabiEvent => ({
  code: 'clued',
  seat: 0,
  to,
  color: null,
  rank: 3,
  slots: [1],
});
const discard: HanabiEvent = { code: 'discarded', seat: 1, slot: 0, card: 'r3' };
const told = [[{ code: 'dealt', first: 0 } as const], [clue(1)], [discard], [clue(2)], [discard]];

it('of all clues only the last is told where people want to keep them in mind', () => {
  const [dealt, first, ...others] = loggedOf(told, { memory: 'none' });
  expect([dealt, first]).toEqual([told[0], []]);
  expect(others).toEqual(told.slice(2));
});

it('everything is told elsewhere', () => {
  for (const settings of [{}, { memory: 'marks' }, { memory: 'deductions' }])
    expect(loggedOf(told, settings)).toBe(told);
});
