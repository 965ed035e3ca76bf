import { expect, test } from 'vitest';
import { game as words } from '../words/en/index.ts';
import { screens } from './screens.ts';
import type { BlazeShown } from './shown.ts';

test('no trump is named between the rounds: that of the first is over', () => {
  const before = { round: 1, phase: 'deal', trump: 'r' } as BlazeShown['view'];
  const { facts } = words.table;
  expect(screens.coverLine(before, 0, words)).toBe(facts.round(1, words.cards.phases.deal));
  expect(screens.coverLine({ ...before, phase: 'kindling' }, 0, words)).toContain(
    words.cards.suits.r,
  );
});
