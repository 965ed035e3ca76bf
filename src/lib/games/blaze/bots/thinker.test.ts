import { expect, it } from 'vitest';
import { BOT_LEVELS } from '../../../core/people.ts';
import { blaze } from '../rules/index.ts';
import { position } from '../rules/testing/position.ts';
import { blazeThinker, isLegal } from './thinker.ts';

const view = blaze.view(
  position({
    phase: 'kindling',
    trump: 'r',
    hands: ['y2 y6 b8 r7 r9', 'y3 b5 y9 b2 b1', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
  }),
  0,
);

it.each(BOT_LEVELS)('where no worker can be started, %s plays by rule of thumb', async (level) => {
  const thinker = blazeThinker();
  const move = await thinker.think({
    level,
    view,
    levels: [level, null, null, null],
    seed: 1,
    milliseconds: 50,
  });
  expect(move && isLegal(view, move)).toBe(true);
  thinker.close();
});

it('takes a move for legal that the seat has, and no other', () => {
  expect(isLegal(view, { seat: 0, do: 'attack', card: 'y2' })).toBe(true);
  expect(isLegal(view, { seat: 0, do: 'attack', card: 'bF' })).toBe(false);
});
