import type { Snippet } from 'svelte';
import type { Door, Hurry, UndoToDraw } from '../../../contract/table.ts';
import type { Turned } from '../../../../ui/play/facing/ways.ts';
import type { BlazeShown } from '../shown.ts';
import type { Occasion } from './asks/status.ts';

/** What every part of the table is drawn from. */
export interface TableScene extends Occasion {
  /** The table once all has been told: what is asked goes by it. */
  readonly now: Occasion['view'];
  readonly turned: Turned;
  /** Whose table it is plays alone. */
  readonly alone: boolean;
  /** Draws the way back to their hand, while they look at the table instead. */
  readonly back: Snippet;
  /** How long one presses to open a hand, in ms. */
  readonly ms: number;
  readonly door: Door<BlazeShown>;
  readonly onhurry: Hurry;
  readonly undo: UndoToDraw;
}
