import type { EngineState, GameTypes, Outcome } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternRefusal } from '../rules/explain.ts';
import type { LanternMove } from '../rules/moves.ts';
import type { LanternOptions } from '../rules/options.ts';
import type { LanternView } from '../rules/view.ts';

/** The types of Lanterns as far as anything is shown of them. */
export interface LanternShown extends GameTypes {
  readonly options: LanternOptions;
  readonly state: EngineState;
  readonly move: LanternMove;
  readonly view: LanternView;
  readonly refusal: LanternRefusal;
  readonly event: LanternEvent;
  readonly outcome: Outcome;
}
