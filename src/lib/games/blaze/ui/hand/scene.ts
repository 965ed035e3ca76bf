import type { HandProps } from '../../../contract/hand.ts';
import type { BlazeWords } from '../../words/index.ts';
import type { BlazeShown } from '../shown.ts';

/** What every part of an open hand is drawn from, and the door for all that is done in it. */
export type HandScene = HandProps<BlazeShown, BlazeWords>;
