import { indentOf, isCovered, type HandLayout } from '../layout.ts';
import { ASPECT } from '../measures.ts';

/** A place one can tap, in px from the upper left corner of the hand. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where one can tap in a hand that lies so, of `count` cards. */
export function boxesOf(layout: HandLayout, count: number): readonly Box[] {
  return Array.from({ length: count }, (_, i) => boxOf(layout, i, count));
}

function boxOf(layout: HandLayout, i: number, count: number): Box {
  const height = layout.card * ASPECT;
  switch (layout.tier) {
    case 'fan': {
      const width = i === count - 1 ? layout.card : Math.min(layout.step, layout.card);
      return { x: i * layout.step, y: 0, width, height };
    }
    case 'rows': {
      const [column, row] = [i % layout.columns, Math.floor(i / layout.columns)];
      const last = column === layout.columns - 1 || i === count - 1;
      const width = last ? layout.card : Math.min(layout.step, layout.card);
      const seen = isCovered(layout, i, count) ? layout.down : height;
      const x = indentOf(layout, layout.columns, i, count) + column * layout.step;
      return { x, y: row * layout.down, width, height: seen };
    }
  }
}
