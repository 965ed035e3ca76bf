import { seatOrNull, type Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { isBot, seatsOf, type Desk } from './desk.ts';
import { dueOf, silentPeople } from './due.ts';
import type { Plate, Prompt } from './public.ts';

/** The public side of a desk. */
export function promptOf<G extends GameTypes>(desk: Desk<G>): Prompt {
  return {
    glass: desk.glass,
    due: dueOf(desk),
    plates: platesOf(desk),
    nobody: silentPeople(desk),
    holder: desk.holder,
    undo: desk.undo,
  };
}

function platesOf<G extends GameTypes>(desk: Desk<G>): readonly Plate[] {
  const table = desk.game.view(desk.state, null);
  return seatsOf(desk).map((seat) => plateOf(desk, table, seat));
}

function plateOf<G extends GameTypes>(desk: Desk<G>, table: G['view'], seat: Seat): Plate {
  const { game, state } = desk;
  return {
    seat,
    bot: isBot(desk, seat),
    ask: game.ask(state, seat),
    spoken: game.spoken(table, seat),
    waitsFor: seatOrNull(game.waitsFor(state, seat)),
    wants: desk.wanting.includes(seat),
    standsOut: desk.standingOut.includes(seat),
    mayStandOut: game.mayStandOut(state, seat),
  };
}
