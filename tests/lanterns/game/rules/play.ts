import { NOBODY, nextSeat, seatsFrom, type Seat } from '../../../../src/lib/core/seats.ts';
import { toMove } from './moves.ts';
import { darkest } from './rulebook.ts';
import { ENDED, heightOf, NONE, PLAYED, type LanternState } from './state.ts';

/** Deals an order `explainDeal` has nothing against (L1, L2). */
export function deal(s: LanternState, order: readonly string[]): void {
  const heights = order.map(heightOf);
  const seats = seatsFrom(s.first, s.players);
  s.front = s.front.map((_, seat) => heights[seats.indexOf(seat)]!);
  s.deck = heights.slice(s.players).reverse();
  s.stage = PLAYED;
  s.turn = s.first;
}

/** Plays a move `explain` has nothing against, and draws (L3, L4, L5). */
export function play(s: LanternState, code: number): void {
  const { seat, do: act } = toMove(code);
  const height = s.front[seat]!;
  if (act === 'snuff') s.aside = [...s.aside, height];
  else if (height > (s.row.at(-1) ?? 0)) s.row = [...s.row, height];
  else s.dark = [...s.dark, height];
  s.front = s.front.with(seat, s.deck.at(-1) ?? NONE);
  s.deck = s.deck.slice(0, -1);
  const next = s.dark.length === darkest(s) ? NOBODY : nextWithLantern(s, seat);
  s.turn = next;
  if (next === NOBODY) s.stage = ENDED;
}

/** The next seat that has a lantern, or `NOBODY` (L4). */
function nextWithLantern({ players, front }: LanternState, after: Seat): Seat {
  const order = seatsFrom(nextSeat(after, players), players);
  return order.find((seat) => front[seat] !== NONE) ?? NOBODY;
}
