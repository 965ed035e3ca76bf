import { describe, expect, test } from 'vitest';
import { apartOf } from './apart.ts';
import { keptFor } from './layout.ts';
import { ASPECT, BELOW, FOOT, LEAN, LIFT, TARGET } from './measures.ts';
import type { Space } from './space.ts';

const spaces: readonly Space[] = [
  ...[304, 344, 374, 396, 584, 804, 1008].flatMap((width) =>
    [500, 640, 790, 1180].map((height) => ({ width, height })),
  ),
  ...[540, 756].flatMap((width) =>
    [331, 390].flatMap((height) => [true, false].map((rows) => ({ width, height, rows }))),
  ),
  { width: 712, height: 716, asTable: 'wide' },
  { width: 992, height: 1314, asTable: 'high' },
];

const hands = Array.from({ length: 25 }, (_, cards) => cards).flatMap((cards) =>
  Array.from({ length: cards + 1 }, (_, idle) => ({ cards, idle })),
);

describe('a large hand of which some can be played', () => {
  test.each(spaces)('lies in the room it has, $width by $height', (space) => {
    for (const { cards, idle } of hands) {
      const apart = apartOf(space, cards, idle);
      if (!apart) continue;
      const { live, rest, beside } = apart;
      const name = `${idle} of ${cards}`;
      const rows = Math.ceil(idle / rest.columns);
      const wide = live.card * (1 + LEAN) + (cards - idle - 1) * live.step;
      const other = rest.card + (rest.columns - 1) * rest.step;
      expect(beside ? wide + other : Math.max(wide, other), name).toBeLessThan(space.width + 1);
      const high = live.card * (ASPECT + FOOT) + LIFT + BELOW;
      const heads = (rows - (beside ? 1 : 0)) * rest.down + LIFT;
      const all = beside ? Math.max(high, heads + rest.card * ASPECT + BELOW) : high + heads;
      expect(all, name).toBeLessThanOrEqual(keptFor(space, cards) + 1);
      for (const side of [live.step, live.card, rest.step, rest.card])
        expect(side, name).toBeGreaterThanOrEqual(TARGET);
      if (rows > 1 || !beside) expect(rest.down, name).toBeGreaterThanOrEqual(TARGET);
      expect(live.card, name).toBeGreaterThan(rest.card);
    }
  });

  test('lies in one piece while it is small, and where all of it or nothing can be played', () => {
    const space = { width: 374, height: 790 };
    expect(apartOf(space, 7, 3)).toBeNull();
    expect(apartOf(space, 14, 0)).toBeNull();
    expect(apartOf(space, 14, 14)).toBeNull();
    expect(apartOf(space, 14, 13)).not.toBeNull();
  });
});
