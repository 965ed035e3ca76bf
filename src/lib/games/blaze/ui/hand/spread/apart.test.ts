import { describe, expect, test } from 'vitest';
import { apartOf, wingsOf } from './apart.ts';
import { heightOf, keptFor, type HandLayout } from './layout.ts';
import { ASPECT, BELOW, GAP, LEAN, LIFT, TARGET, WHOLE } from './measures.ts';
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
const widthOf = (lies: HandLayout, cards: number): number =>
  lies.tier === 'fan'
    ? lies.card * (1 + LEAN) + (cards - 1) * lies.step
    : lies.card + (lies.columns - 1) * lies.step;

describe('a large hand of which some can be played', () => {
  test.each(spaces)('lies in the room it has, $width by $height', (space) => {
    for (const { cards, idle } of hands) {
      const apart = apartOf(space, cards, idle);
      if (!apart) continue;
      const { live, rest } = apart;
      const beside = !rest.under;
      // Heads may lie somewhat farther out, and are on the glass there.
      const name = `${idle} of ${cards}`;
      const rows = Math.ceil((beside ? Math.ceil(idle / 2) : idle) / rest.columns);
      const wide = widthOf(live, cards - idle);
      const other = widthOf(rest, idle);
      const both = wide + 2 * other + LEAN * rest.card + 4 * GAP;
      expect(beside ? both : Math.max(wide, other - 8), name).toBeLessThan(space.width + 1);
      const high = heightOf(live, cards - idle);
      const heads = (rows - (beside ? 1 : 0)) * rest.down + LIFT;
      const wing = heads + rest.card * ASPECT + BELOW;
      expect(beside ? Math.max(high, wing) : high + heads, name).toBeLessThanOrEqual(
        keptFor(space, cards) + 1,
      );
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
    expect(apartOf(space, 14, 8)).not.toBeNull();
  });

  test.each([
    { width: 405, height: 360, rows: true },
    { width: 540, height: 390, rows: true },
  ])(
    'on a low glass has a single one between the halves of the others, $width by $height',
    (space) => {
      const apart = apartOf(space, 17, 16);
      expect(apart?.rest.under).toBeFalsy();
      expect(apart?.live.card).toBeGreaterThan(1.5 * apart!.rest.card);
    },
  );

  test.each([
    { width: 892, height: 716, asTable: 'wide' as const },
    { width: 992, height: 1314, asTable: 'high' as const },
  ])('on a table has one or two between the halves of the others, $width by $height', (space) => {
    for (const [cards, live] of [
      [12, 1],
      [17, 1],
      [17, 2],
      [22, 1],
    ] as const) {
      const apart = apartOf(space, cards, cards - live);
      expect(apart?.rest.under).toBeFalsy();
      expect(apart?.live.card).toBeGreaterThan(1.4 * apart!.rest.card);
    }
    expect(apartOf(space, 17, 14)?.rest).toMatchObject({ under: true, columns: 14 });
  });

  test.each([
    { cards: 8, left: [0, 1, 4, 5], right: [2, 3, 6, 7] },
    { cards: 7, left: [0, 1, 4, 5], right: [2, 3, 6] },
    { cards: 3, left: [0, 1], right: [2] },
  ])('of $cards on both sides each row goes on from one to the other', ({ cards, left, right }) => {
    const rest = Array.from({ length: cards }, (_, i) => i);
    expect(wingsOf(rest, 4)).toEqual([left, right]);
  });

  test('shows every number of six that can be played on a long phone, whole', () => {
    const live = apartOf({ width: 374, height: 791 }, 14, 8)?.live;
    expect(live?.card).toBeGreaterThanOrEqual(80);
    expect(live?.step).toBeGreaterThan(WHOLE * (live?.card ?? 0));
  });
});
