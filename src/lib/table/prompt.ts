import { seatOrNull, type Seat } from '../core/seats.ts';
import type { Ask, GameTypes, SpokenMove } from '../games/game.ts';
import { isBot, seatsOf, type Desk, type Glass, type UndoRequest } from './desk.ts';
import { dueOf, silentPeople, type Due } from './due.ts';

/** What a seat's plate offers. */
export interface Plate {
  readonly seat: Seat;
  readonly bot: boolean;
  readonly ask: Ask;
  /** What it can answer without its hand. */
  readonly spoken: SpokenMove['kind'] | null;
  /** Whose answer comes before it can play. */
  readonly waitsFor: Seat | null;
  /** It has said that it will play. */
  readonly wants: boolean;
  readonly standsOut: boolean;
  readonly mayStandOut: boolean;
}

/** What everybody at the table may read off the glass: whom it is for, who is asked what, and how each may answer. Follows from public facts alone. */
export interface Prompt {
  readonly glass: Glass;
  readonly due: Due;
  /** By seat. */
  readonly plates: readonly Plate[];
  /** The people for whom "nobody" would answer now. */
  readonly nobody: readonly Seat[];
  readonly holder: Seat | null;
  readonly undo: UndoRequest | null;
}

/** The public side of a desk. */
export function promptOf<G extends GameTypes>(desk: Desk<G>): Prompt {
  return {
    glass: desk.glass,
    due: dueOf(desk),
    plates: seatsOf(desk).map((seat) => plateOf(desk, seat)),
    nobody: silentPeople(desk),
    holder: desk.holder,
    undo: desk.undo,
  };
}

function plateOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Plate {
  const { game, state } = desk;
  return {
    seat,
    bot: isBot(desk, seat),
    ask: game.ask(state, seat),
    spoken: game.spoken(state, seat)?.kind ?? null,
    waitsFor: seatOrNull(game.waitsFor(state, seat)),
    wants: desk.wanting.includes(seat),
    standsOut: desk.standingOut.includes(seat),
    mayStandOut: game.mayStandOut(state, seat),
  };
}
