import type { Measured } from '../../../../ui/hand/measured.ts';
import { isLarge, liesInRows } from './spread/space.ts';

/**
 * How a hand lies as a table, with what can be done beside its cards or below them; null where the
 * glass is too small for one.
 */
export type AsTable = 'wide' | 'high' | null;

/** The glass a hand lies on. */
export interface HandSpace {
  /** of the hand, in px */
  readonly height: number;
  /** undefined until that is known */
  readonly asTable: AsTable | undefined;
  /** low, with many cards: they lie in two rows beside what they are played on */
  readonly rows: boolean;
}

/** From here on there is room for a table, in rem. */
const WIDE = 46;
const HIGH = 38;

/** What so many cards find on a glass. */
export function handSpace({ width, height, rem }: Measured, cards: number): HandSpace {
  const isRoomy = width >= WIDE * rem && height >= HIGH * rem;
  const asTable = isRoomy ? (width > height ? 'wide' : 'high') : null;
  return {
    height,
    asTable: width === 0 ? undefined : asTable,
    rows: liesInRows({ width, height, large: isLarge(rem) }, cards),
  };
}
