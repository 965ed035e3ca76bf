import type { Seat } from '../../../core/seats.ts';
import type { Deal } from '../../contract/rules.ts';
import { faceOf, type Card } from './cards.ts';
import type { HanabiEvent, Listener } from './events.ts';
import { toCode, type HanabiMove } from './moves.ts';
import { deal, play } from './play.ts';
import { cloneOf, type HanabiState } from './state.ts';

/**
 * What a move or a deal brings about, in order, as `viewer` may know it; the public table, which
 * sees no hand, for null. It is made once more beside `before`, which stays as it is, and listened
 * to.
 */
export function narrate(
  before: HanabiState,
  move: HanabiMove | Deal,
  viewer: Seat | null,
): readonly HanabiEvent[] {
  const events: HanabiEvent[] = [];
  const listener: Listener = {
    all: (event) => events.push(event),
    allBut: (seat, event) => {
      if (viewer !== null && viewer !== seat) events.push(event);
    },
  };
  const state = cloneOf(before);
  if (move.do === 'deal') deal(state, (move.order as readonly Card[]).map(faceOf), listener);
  else play(state, toCode(move), listener);
  return events;
}
