import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { declineOf } from './by-word.ts';
import { openSeat, unveiledGlass, type Desk } from './desk.ts';
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
 * Whether nobody but bots has acted since `seat` had the device: it need not go round, and the
 * table shows what they did.
 */
const staysWith = <G extends GameTypes>({ holder, past }: Desk<G>, seat: Seat): boolean =>
  holder === seat && past.at(-1)?.kind === 'bot';

/** The cover that names a seat, or nobody. */
export const coverFor = (seat: Seat | null): Glass => ({ mode: 'cover', seat, pressed: false });

/**
 * The desk with its glass at rest, unless somebody looks into their hand or is pressing their
 * plate.
 */
export function atRest<G extends GameTypes>(desk: Desk<G>): Desk<G> {
  const { glass } = desk;
  const inUse = glass.mode === 'hand' || (glass.mode === 'cover' && glass.pressed);
  return inUse ? desk : { ...desk, glass: restingGlass(desk) };
}

/**
 * The glass once the game has moved: the hand that is open stays so if its owner is next, whatever
 * the others answer by word.
 */
export function glassAfter<G extends GameTypes>(desk: Desk<G>): Glass {
  const seat = openSeat(desk);
  return seat !== null && keepsDevice(desk, seat) ? desk.glass : restingGlass(desk);
}

function keepsDevice<G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean {
  const due = dueOf(desk);
  if (due.kind === 'visit') return due.seat === seat;
  return due.kind === 'words' && comesBackTo(desk, seat);
}

/**
 * Whether `seat` is in turn, or would be if everybody who is asked before it declined: then its
 * hand need not be laid down for their answers. Public facts only: whose turn comes after declines
 * does not hang on any card.
 */
function comesBackTo<G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean {
  const { game } = desk;
  const state = game.clone(desk.state);
  for (;;) {
    if (game.turn(state) === seat) return true;
    const due = dueOf({ ...desk, state });
    const [asked] = due.kind === 'words' ? due.seats : [];
    const decline = asked === undefined ? null : declineOf(game, state, asked);
    if (!decline) return false;
    game.play(state, game.toCode(decline));
  }
}
