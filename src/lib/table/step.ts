import { never } from '../core/assert.ts';
import type { Result } from '../core/result.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import {
  botPlays,
  commitVisit,
  dealOrder,
  layReady,
  say,
  sayNobody,
  standOut,
  want,
  withdraw,
  type ActRefusal,
} from './acting.ts';
import type { Step } from './commit.ts';
import type { Desk } from './desk.ts';
import {
  changeWay,
  hide,
  layDown,
  open,
  press,
  release,
  show,
  showTable,
  type LookRefusal,
} from './looking.ts';
import { changeHands, type SeatRefusal } from './seats.ts';
import { agree, keepAsIs, requestUndo, tellAll, type UndoRefusal } from './undo.ts';
import type { PersonInput } from './public.ts';

/** Everything that can happen at a desk: what people do, and what is done for them. */
export type Input<G extends GameTypes> =
  | PersonInput<G>
  | { readonly do: 'hide' }
  | { readonly do: 'deal'; readonly order: readonly string[] }
  | { readonly do: 'bot'; readonly move: G['move'] };

export type StepRefusal<G extends GameTypes> =
  | ActRefusal<G>
  | LookRefusal
  | SeatRefusal
  | UndoRefusal;

/**
 * The desk after an input, and the entries that must be stored before anybody sees it; or why
 * nothing happens. Never changes `desk`.
 */
export function step<G extends GameTypes>(
  desk: Desk<G>,
  input: Input<G>,
): Result<Step<G>, StepRefusal<G>> {
  switch (input.do) {
    case 'press':
      return press(desk, input.seat);
    case 'release':
      return release(desk);
    case 'open':
      return open(desk, input.seat);
    case 'show':
      return show(desk, input.seat);
    case 'layDown':
      return layDown(desk);
    case 'showTable':
      return showTable(desk);
    case 'hide':
      return hide(desk);
    case 'way':
      return changeWay(desk, input.way);
    case 'stage':
      return layReady(desk, input.move);
    case 'unstage':
      return withdraw(desk);
    case 'commit':
      return commitVisit(desk, { close: input.close });
    case 'say':
      return say(desk, input.move);
    case 'sayNobody':
      return sayNobody(desk);
    case 'want':
      return want(desk, input);
    case 'standOut':
      return standOut(desk, input);
    case 'deal':
      return dealOrder(desk, input.order);
    case 'bot':
      return botPlays(desk, input.move);
    case 'seat':
      return changeHands(desk, input);
    case 'undo':
      return requestUndo(desk, input.by);
    case 'agree':
      return agree(desk, input.seat);
    case 'keepAsIs':
      return keepAsIs(desk);
    case 'tellAll':
      return tellAll(desk);
    default:
      return never(input);
  }
}
