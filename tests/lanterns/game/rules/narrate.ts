import type { Seat } from '../../../../src/lib/core/seats.ts';
import type { Deal } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternEvent, Listener } from './events.ts';
import { toCode, type LanternMove } from './moves.ts';
import { deal, play } from './play.ts';
import { cloneOf, type LanternState } from './state.ts';
import { shownTo } from './view.ts';

/**
 * What a move or a deal brings about, as this viewer may know it. It is made once more beside
 * `before`, which stays as it is, and listened to.
 */
export function narrate(
  before: LanternState,
  move: LanternMove | Deal,
  viewer: Seat | null,
): readonly LanternEvent[] {
  const events: LanternEvent[] = [];
  const listener: Listener = {
    all: (event) => events.push(event),
    drew: (seat, height) => {
      const shown = shownTo(viewer, seat, height);
      events.push({ code: 'drew', seat, height: shown === 'hidden' ? null : shown });
    },
  };
  const state = cloneOf(before);
  if (move.do === 'deal') deal(state, move.order, listener);
  else play(state, toCode(move), listener);
  return events;
}
