import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { bareSeat, openSeat, unveiledGlass, type Desk } from './desk.ts';
import { dueOf } from './due.ts';
import type { Glass } from './public.ts';

export const TABLE: Glass = { mode: 'table' };

/**
 * What the glass shows while nobody looks into a hand. A person alone with bots keeps theirs open.
 */
export function restingGlass<G extends GameTypes>(desk: Desk<G>): Glass {
  const unveiled = unveiledGlass(desk);
  if (unveiled) return unveiled;
  const { way } = desk.seating;
  if (way === 'middle' || desk.game.restState === 'table' || desk.undo) return TABLE;
  const due = dueOf(desk);
  return due.kind === 'visit' && !staysWith(desk, due.seat) ? coverFor(due.seat) : TABLE;
}

/**
 * Whether `seat` has the device, and something has happened since it looked into its hand: it need
 * not go round, and the table shows what that was.
 */
const staysWith = <G extends GameTypes>({ holder, past, opened }: Desk<G>, seat: Seat): boolean =>
  holder === seat && past.length > opened;

/** The cover that names a seat, or nobody. */
export const coverFor = (seat: Seat | null): Glass => ({ mode: 'cover', seat, pressed: false });

/**
 * The desk with its glass at rest, unless somebody looks into a hand or is pressing their plate.
 */
export function atRest<G extends GameTypes>(desk: Desk<G>): Desk<G> {
  const { glass } = desk;
  const inUse = bareSeat(desk) !== null || (glass.mode === 'cover' && glass.pressed);
  return inUse ? desk : { ...desk, glass: restingGlass(desk) };
}

/**
 * The glass once the game has moved: the hand that is open stays so as long as nobody but its owner
 * is to act, even where something was settled: the table tells that as soon as it is seen. What
 * others are asked is for all to see.
 */
export function glassAfter<G extends GameTypes>(desk: Desk<G>): Glass {
  const seat = openSeat(desk);
  return seat !== null && isNext(desk, seat) ? desk.glass : restingGlass(desk);
}

/** Whether the game waits for `seat`, and for nobody else before it. */
function isNext<G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean {
  const due = dueOf(desk);
  if (due.kind === 'words') return desk.game.turn(desk.state) === seat;
  return due.kind === 'visit' && due.seat === seat;
}
