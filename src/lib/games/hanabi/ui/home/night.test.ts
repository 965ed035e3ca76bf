import { expect, test } from 'vitest';
import { home as en } from '../../words/en/home.ts';
import { home as es } from '../../words/es/home.ts';
import { steps } from './night.ts';

test('no rocket ever comes down, and none skips its 1', () => {
  steps.forEach(({ heights }, at) => {
    const before = steps[at - 1]?.heights ?? heights;
    heights.forEach((height, i) => expect(height).toBeGreaterThanOrEqual(before[i]!));
  });
});

test('what a clue has pointed at as 1s takes off next', () => {
  const at = steps.findIndex(({ words }) => words === 'clue');
  const flown = steps[at + 1]!.heights.flatMap((height, i) => (height === 1 ? [i] : []));
  expect(flown).toEqual(steps[at]!.meant);
});

test('the score that is told in the end is what has flown', () => {
  const { heights, words } = steps.at(-1)!;
  const score = heights.reduce((sum: number, height) => sum + height, 0);
  for (const { steps: said } of [en, es]) expect(said[words]).toContain(`${score} `);
});
