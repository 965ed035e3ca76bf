import type { Lanterns } from '../rules/index.ts';
import type { LanternMove } from '../rules/moves.ts';
import type { LanternView } from '../rules/view.ts';

/** What speaks for a move: it is likely to join the row, or could well go dark. */
export interface Merit {
  readonly code: 'rises' | 'careful';
}

/** Lanterns' own types, with those of its computer players. */
export interface LanternTypes extends Lanterns {
  readonly merit: Merit;
}

export const meritsOf = (_: LanternView, move: LanternMove): readonly Merit[] => [
  { code: move.do === 'light' ? 'rises' : 'careful' },
];
