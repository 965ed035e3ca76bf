import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/game.ts';
import { isPerson, openSeat, soloOf, type Desk, type Glass } from './desk.ts';
import { dueOf } from './due.ts';

export const TABLE: Glass = { mode: 'table' };

/** What the glass shows while nobody looks into a hand. A person alone with bots keeps theirs open. */
export function restingGlass<G extends GameTypes>(desk: Desk<G>): Glass {
  const solo = soloOf(desk);
  if (solo !== null) return { mode: 'hand', seat: solo };
  if (desk.seating.way === 'middle') return TABLE;
  const due = dueOf(desk);
  return due.kind === 'visit' ? coverFor(due.seat) : TABLE;
}

/** The cover that names a seat, or nobody. */
export const coverFor = (seat: Seat | null): Glass => ({ mode: 'cover', seat, pressed: false });

/** The glass once something was committed: the hand that is open stays so if its owner is next, whatever the others answer by word. */
export function glassAfter<G extends GameTypes>(desk: Desk<G>): Glass {
  const seat = openSeat(desk);
  return seat !== null && keepsDevice(desk, seat) ? desk.glass : restingGlass(desk);
}

/** Whether the device comes back to `seat` even if everybody who is asked declines: then it need not be laid down for that. */
function keepsDevice<G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean {
  const due = dueOf(desk);
  if (due.kind === 'visit') return due.seat === seat;
  return due.kind === 'words' && leadsOnceAllDecline(desk, seat);
}

function leadsOnceAllDecline<G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean {
  const { game } = desk;
  const state = game.clone(desk.state);
  for (;;) {
    const turn = game.turn(state);
    if (turn === seat) return true;
    if (!isPerson(desk, turn) || game.ask(state, turn) !== 'may') return false;
    const answer = game.spoken(state, turn);
    if (!answer) return false;
    game.play(state, answer.code);
  }
}
