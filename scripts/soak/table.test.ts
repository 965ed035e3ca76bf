import { expect, it } from 'vitest';
import { tableOf, type Row } from './table.ts';
import { NOTHING_DONE } from './trials.ts';

const row = (name: string, n: number, rest: Partial<Row>): Row => ({
  soak: { name, unit: 'games' },
  extent: { n, seed: 3 },
  sources: '0123456789abcdef',
  progress: NOTHING_DONE,
  trouble: null,
  ...rest,
});

it('a soak that has run tells how many, which seeds, what was wrong, how long and in what', () => {
  const progress = {
    done: 6,
    violations: ['seed 4: bad', 'seed 8: bad'],
    counts: { 'hands opened': 12 },
    ms: 3_725_400,
    ran: ['commit abc', 'Chromium 141.0'],
  };
  expect(tableOf([row('engine', 6, { progress })]).split('\n')).toEqual([
    'soak    n        seeds   violations  wall time  sources   in',
    'engine  6 games  3 to 8  2           1:02:05    01234567  commit abc, Chromium 141.0',
    'engine: 12 hands opened',
    'engine: seed 4: bad',
    'engine: seed 8: bad',
  ]);
});

it('a soak that could not run, or was stopped, is named with the reason', () => {
  const stopped = { ...NOTHING_DONE, done: 2, ms: 900 };
  const [, missing, half] = tableOf([
    row('engines', 6, { trouble: 'not run: no Firefox here' }),
    row('taps', 6, { progress: stopped, trouble: 'stopped' }),
  ]).split('\n');
  expect(missing).toBe(
    'engines  0 of 6 games  -       -           0:00:00    01234567  not run: no Firefox here',
  );
  expect(half).toBe('taps     2 of 6 games  3 to 4  0           0:00:01    01234567  stopped');
});
