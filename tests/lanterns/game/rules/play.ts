import { NOBODY, nextSeat, seatsFrom, type Seat } from '../../../../src/lib/core/seats.ts';
import type { Listener } from './events.ts';
import { toMove } from './moves.ts';
import { darkest } from './rulebook.ts';
import { ENDED, heightOf, NONE, PLAYED, type LanternState } from './state.ts';

/** Deals an order `explainDeal` has nothing against (L1, L2). */
export function deal(s: LanternState, order: readonly string[], listener?: Listener): void {
  const heights = order.map(heightOf);
  const seats = seatsFrom(s.first, s.players);
  s.front = s.front.map((_, seat) => heights[seats.indexOf(seat)]!);
  s.deck = heights.slice(s.players).reverse();
  s.stage = PLAYED;
  s.turn = s.first;
  listener?.all({ code: 'dealt' });
}

/** Plays a move `explain` has nothing against, draws, and tells of it (L3, L4, L5). */
export function play(s: LanternState, move: number, listener?: Listener): void {
  const { seat, do: act } = toMove(move);
  const height = s.front[seat]!;
  const code = act === 'snuff' ? snuff(s, height) : light(s, height);
  listener?.all({ code, seat, height });
  draw(s, seat, listener);
  s.turn = s.dark.length === darkest(s) ? NOBODY : nextWithLantern(s, seat);
  if (s.turn !== NOBODY) return;
  s.stage = ENDED;
  listener?.all({ code: 'ended', score: s.row.length });
}

function snuff(s: LanternState, height: number) {
  s.aside = [...s.aside, height];
  return 'snuffed' as const;
}

/** It burns on only where it is higher than the last of the row (L3). */
function light(s: LanternState, height: number) {
  const burns = height > (s.row.at(-1) ?? 0);
  if (burns) s.row = [...s.row, height];
  else s.dark = [...s.dark, height];
  return burns ? ('lit' as const) : ('wentDark' as const);
}

function draw(s: LanternState, seat: Seat, listener?: Listener): void {
  const height = s.deck.at(-1) ?? NONE;
  s.front = s.front.with(seat, height);
  s.deck = s.deck.slice(0, -1);
  if (height !== NONE) listener?.drew(seat, height);
}

/** The next seat that has a lantern, or `NOBODY` (L4). */
function nextWithLantern({ players, front }: LanternState, after: Seat): Seat {
  const order = seatsFrom(nextSeat(after, players), players);
  return order.find((seat) => front[seat] !== NONE) ?? NOBODY;
}
