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
const deal: HanabiEvent = { code: 'dealt', first: 0 };
const all = [[deal], [clue(1)], [discard], [clue(2)], [discard]];
/** @param undone places of what was taken back */
const told = (...undone: readonly number[]) =>
  all.map((events, at) => ({ events, undone: undone.includes(at) }));

it('of all clues only the last is told where people want to keep them in mind', () => {
  const [dealt, first, ...others] = loggedOf(told(), { memory: 'none' });
  expect([dealt, first]).toEqual([[deal], []]);
  expect(others).toEqual(all.slice(2));
});

it('once the last is taken back, the one before it holds again and is told', () => {
  expect(loggedOf(told(3, 4), { memory: 'none' })).toEqual(all);
});

it('everything is told elsewhere', () => {
  for (const settings of [{}, { memory: 'marks' }, { memory: 'deductions' }])
    expect(loggedOf(told(), settings)).toEqual(all);
});
