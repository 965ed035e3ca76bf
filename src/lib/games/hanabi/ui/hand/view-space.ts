import type { Measured } from '../../../../ui/hand/measured.ts';

/** What a view finds on its glass. */
export interface ViewSpace {
  /** in px */
  readonly height: number;
  /** no wider than high, or not by much */
  readonly isUpright: boolean;
  /** and no wider than a phone */
  readonly isPhone: boolean;
  /** high, and yet with little room for so many hands */
  readonly isLow: boolean;
  /** what is said has no line of its own, and lies on the hands */
  readonly isLean: boolean;
  /** nor has what has happened */
  readonly isShort: boolean;
}

/** By how many other hands there are: below this height, in rem, they need what room there is. */
const LOW: readonly number[] = [0, 40, 43, 44, 56];

/** What the view finds of whoever has so many other hands before them. */
export function viewSpace({ width, height, rem }: Measured, others: number): ViewSpace {
  const isLow = width <= height && height < (LOW[others] ?? 0) * rem;
  // As the styles have it.
  const isUpright = width < 1.2 * height;
  const isPhone = isUpright && width < 44 * rem;
  const isLean = isLow || (others > 2 && isPhone);
  return { height, isUpright, isPhone, isLow, isLean, isShort: isLow && others > 1 };
}
