import type { HandProps } from '../../../contract/hand.ts';
import type { HanabiWords } from '../../words/index.ts';
import type { HanabiShown } from '../shown.ts';

/** What every part of an open view is drawn from, and the door for all that is done in it. */
export type HandScene = HandProps<HanabiShown, HanabiWords>;
