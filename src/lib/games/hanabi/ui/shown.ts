import type { EngineState, GameTypes, Outcome } from '../../contract/rules.ts';
import type { HanabiEvent } from '../rules/events.ts';
import type { HanabiRefusal } from '../rules/explain.ts';
import type { HanabiMove } from '../rules/moves.ts';
import type { HanabiOptions } from '../rules/options.ts';
import type { HanabiView } from '../rules/view.ts';

/**
 * The types of Hanabi as far as anything is shown of them: what its state holds is nothing to a
 * screen.
 */
export interface HanabiShown extends GameTypes {
  readonly options: HanabiOptions;
  readonly state: EngineState;
  readonly move: HanabiMove;
  readonly view: HanabiView;
  readonly refusal: HanabiRefusal;
  readonly event: HanabiEvent;
  readonly outcome: Outcome;
}
