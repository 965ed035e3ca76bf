import type { Seat } from '../../../../src/lib/core/seats.ts';
import type { Deal } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternEvent } from './events.ts';
import { toCode, type LanternMove } from './moves.ts';
import { play } from './play.ts';
import { cloneOf, ENDED, NONE, type LanternState } from './state.ts';
import { shownTo } from './view.ts';

/** What a move or a deal brought about, as this viewer may know it. */
export function narrate(
  before: LanternState,
  move: LanternMove | Deal,
  viewer: Seat | null,
): readonly LanternEvent[] {
  if (move.do === 'deal') return [{ code: 'dealt' }];
  const after = cloneOf(before);
  play(after, toCode(move));
  const { seat } = move;
  const height = before.front[seat]!;
  const lit = after.row.length > before.row.length ? 'lit' : 'wentDark';
  const drawn = shownTo(viewer, seat, after.front[seat]!);
  const seen = drawn === 'hidden' ? null : drawn;
  return [
    { code: move.do === 'snuff' ? 'snuffed' : lit, seat, height },
    ...(after.front[seat] === NONE ? [] : [{ code: 'drew', seat, height: seen } as const]),
    ...(after.stage === ENDED ? [{ code: 'ended', score: after.row.length } as const] : []),
  ];
}
