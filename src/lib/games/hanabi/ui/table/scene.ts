import type { Snippet } from 'svelte';
import type { Door, Timing, Waiting } from '../../../contract/table.ts';
import type { Turned } from '../../../../ui/play/facing/ways.ts';
import type { HanabiWords } from '../../words/index.ts';
import type { HanabiShown } from '../shown.ts';
import type { Aid } from '../hand/known/aid.ts';
import type { Pointing } from './asks/pointing.svelte.ts';

/** What every part of the table is drawn from. */
export interface TableScene extends Waiting<HanabiShown, HanabiWords> {
  readonly turned: Turned;
  /** One person plays, and has their hand open all the time. */
  readonly alone: boolean;
  readonly door: Door<HanabiShown>;
  /** How long one presses to look, too. */
  readonly timing: Timing;
  /** An undo that waits for consent. */
  readonly undo: Snippet;
  /** How much of what was told the table remembers for people. */
  readonly aid: Aid;
  /** What somebody has pointed at on the table. */
  readonly pointing: Pointing;
}
