import type { EngineState, GameTypes, Outcome } from '../../contract/rules.ts';
import type { BlazeEvent } from '../rules/events.ts';
import type { BlazeRefusal } from '../rules/explain.ts';
import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeOptions } from '../rules/options.ts';
import type { BlazeView } from '../rules/view.ts';

/**
 * The types of Blaze as far as anything is shown of them: what its state holds is nothing to a
 * screen.
 */
export interface BlazeShown extends GameTypes {
  readonly options: BlazeOptions;
  readonly state: EngineState;
  readonly move: BlazeMove;
  readonly view: BlazeView;
  readonly refusal: BlazeRefusal;
  readonly event: BlazeEvent;
  readonly outcome: Outcome;
}
