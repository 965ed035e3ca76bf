import { failure, success, type Result } from '../../../../src/lib/core/result.ts';
import { LanternState } from './state.ts';

/** `players first mild stage turn row/dark/aside/deck/front`, heights as digits. */
export function notation({ players, first, mild, stage, turn, ...s }: LanternState): string {
  const heights = [s.row, s.dark, s.aside, s.deck, s.front].map((some) => some.join(''));
  return [players, first, Number(mild), stage, turn, heights.join('/')].join(' ');
}

const NOTATION = /^([2-4]) ([0-3]) ([01]) ([012]) (-1|[0-3]) (\d*)\/(\d*)\/(\d*)\/(\d*)\/(\d+)$/;

export function readNotation(text: string): Result<LanternState, string> {
  const found = NOTATION.exec(text);
  if (!found) return failure('no state of this game');
  const [players, first, mild, stage, turn] = found.slice(1, 6).map(Number);
  const [row, dark, aside, deck, front] = found.slice(6).map((some) => [...some].map(Number));
  const s = new LanternState(players!, first!, mild === 1);
  return success(Object.assign(s, { stage, turn, row, dark, aside, deck, front }));
}
