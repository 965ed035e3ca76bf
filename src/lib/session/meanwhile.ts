import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Input } from '../table/step.ts';

type Act = Input<Blaze>['do'];

/** What is done in an open hand. */
const OWN_ACTS: readonly Act[] = ['stage', 'unstage', 'commit', 'say', 'standOut'];
/** What means the same at a plate, too, whatever a computer player has done. */
const STEADY_ACTS: readonly Act[] = ['want', 'standOut'];

/** Whether what somebody does while a computer player's move is stored can still be done afterwards. An answer at a plate cannot: it may have been to another question. */
export const keepsItsSense = ({ do: act }: Input<Blaze>, isHandOpen: boolean): boolean =>
  (isHandOpen ? OWN_ACTS : STEADY_ACTS).includes(act);
