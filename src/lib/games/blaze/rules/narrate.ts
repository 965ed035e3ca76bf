import type { Seat } from '../../../core/seats.ts';
import type { Deal } from '../../contract/rules.ts';
import { faceOf, type Card } from './cards.ts';
import { deal } from './deal.ts';
import type { BlazeEvent, Listener } from './events.ts';
import { toCode, type BlazeMove } from './moves.ts';
import { play } from './play.ts';
import { BlazeState } from './state.ts';

/**
 * What a move or a deal brings about, in order, as `viewer` may know it; the public table for null.
 * It is made once more beside `before`, which stays as it is, and listened to.
 */
export function narrate(
  before: BlazeState,
  move: BlazeMove | Deal,
  viewer: Seat | null,
): readonly BlazeEvent[] {
  const events: BlazeEvent[] = [];
  const listener: Listener = {
    all: (event) => events.push(event),
    only: (seat, event) => {
      if (seat === viewer) events.push(event);
    },
  };
  const state = new BlazeState(before.setup);
  state.copyFrom(before);
  if (move.do === 'deal') deal(state, (move.order as readonly Card[]).map(faceOf), listener);
  else play(state, toCode(move), listener);
  return events;
}
