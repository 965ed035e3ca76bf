import { describe, expect, test } from 'vitest';
import { apartOf } from './apart.ts';
import { heightOf, keptFor, type RowsLayout } from './layout.ts';
import { LIFT, TARGET, WHOLE } from './measures.ts';
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

/** How wide these lie, in px. */
const widthOf = ({ card, columns, step }: RowsLayout): number => card + (columns - 1) * step;

describe('a large hand of which some can be played', () => {
  test.each(spaces)('lies in the room it has, $width by $height', (space) => {
    for (const { cards, idle } of hands) {
      const apart = apartOf(space, cards, idle);
      if (!apart) continue;
      const { live, rest } = apart;
      // Heads may lie somewhat farther out, and are on the glass there.
      const name = `${idle} of ${cards}`;
      const rows = Math.ceil(idle / rest.columns);
      const wide = widthOf(live);
      expect(Math.max(wide, widthOf(rest) - 8), name).toBeLessThan(space.width + 1);
      const heads = rows * rest.down + LIFT;
      expect(heightOf(live, cards - idle) + heads, name).toBeLessThanOrEqual(
        keptFor(space, cards) + 1,
      );
      for (const side of [live.step, live.card, rest.step, rest.card])
        expect(side, name).toBeGreaterThanOrEqual(TARGET);
      expect(rest.down, name).toBeGreaterThanOrEqual(TARGET);
      expect(live.card, name).toBeGreaterThan(rest.card);
    }
  });

  test('lies in one piece while it is small, and where all of it or nothing can be played', () => {
    const space = { width: 374, height: 790 };
    expect(apartOf(space, 7, 3)).toBeNull();
    expect(apartOf(space, 14, 0)).toBeNull();
    expect(apartOf(space, 14, 14)).toBeNull();
    expect(apartOf(space, 14, 8)).not.toBeNull();
  });

  test.each([
    { width: 405, height: 360, rows: true },
    { width: 374, height: 790 },
    { width: 892, height: 716, asTable: 'wide' as const },
    { width: 992, height: 1314, asTable: 'high' as const },
  ])('keeps one or two in their places among the others, $width by $height', (space) => {
    for (const [cards, live] of [
      [12, 1],
      [17, 2],
      [22, 1],
    ] as const)
      expect(apartOf(space, cards, cards - live)).toBeNull();
  });

  test('shows every number of six that can be played on a long phone, whole', () => {
    const live = apartOf({ width: 374, height: 791 }, 14, 8)?.live;
    expect(live?.card).toBeGreaterThanOrEqual(80);
    expect(live?.step).toBeGreaterThan(WHOLE * (live?.card ?? 0));
  });
});
