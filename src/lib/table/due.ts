import { nextSeat, NOBODY, seatsFrom, type Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import type { Due } from './public.ts';
import { isBot, isPerson, openSeat, seatsOf, soloOf, type Desk } from './desk.ts';

type Situation<G extends GameTypes> = Pick<
  Desk<G>,
  'game' | 'state' | 'seating' | 'wanting' | 'holder'
>;

/** What the game waits for now. Follows from public facts alone. */
export function dueOf<G extends GameTypes>(desk: Situation<G>): Due {
  const { game, state } = desk;
  if (game.outcome(state).over) return { kind: 'over' };
  if (game.turn(state) === NOBODY) return { kind: 'deal' };
  const alone = soloOf(desk);
  // Of several without whom nothing moves, as when bets are laid, a person alone comes first:
  // nobody waits for the bots.
  if (alone !== null && game.ask(state, alone) === 'must') return { kind: 'visit', seat: alone };
  const bot = dueBot(desk);
  if (bot !== undefined) return { kind: 'bot', seat: bot };
  const seat = servedAsk(desk) ?? mustVisit(desk);
  return seat === undefined ? { kind: 'words', seats: askedPeople(desk) } : { kind: 'visit', seat };
}

/** A bot acts when it is in turn, or when it must. */
function dueBot<G extends GameTypes>(desk: Situation<G>): Seat | undefined {
  const turn = desk.game.turn(desk.state);
  return seatsOf(desk).find(
    (seat) => isBot(desk, seat) && (seat === turn || desk.game.ask(desk.state, seat) === 'must'),
  );
}

/** The first person with a held ask who is asked and waits for nobody's answer any more. */
const servedAsk = <G extends GameTypes>(desk: Situation<G>): Seat | undefined =>
  askedPeople(desk).find(
    (seat) => desk.wanting.includes(seat) && desk.game.waitsFor(desk.state, seat) === NOBODY,
  );

/**
 * The person without whom nothing moves. Of several, a lap round the table that starts with whoever
 * has the device and ends with the seat in turn: it leads afterwards, and so keeps the device.
 */
function mustVisit<G extends GameTypes>(desk: Situation<G>): Seat | undefined {
  const { game, state, holder, seating } = desk;
  const last = game.turn(state);
  const start = holder ?? nextSeat(last, seating.players);
  const must = seatsFrom(start, seating.players).filter(
    (seat) => isPerson(desk, seat) && game.ask(state, seat) === 'must',
  );
  return must.find((seat) => seat !== last) ?? must[0];
}

/** People who can decline now, from the seat in turn on. */
export function askedPeople<G extends GameTypes>(
  desk: Pick<Desk<G>, 'game' | 'state' | 'seating'>,
): readonly Seat[] {
  const { game, state, seating } = desk;
  return seatsFrom(Math.max(game.turn(state), 0), seating.players).filter(
    (seat) => isPerson(desk, seat) && game.ask(state, seat) === 'may',
  );
}

/**
 * The people for whom "nobody" answers: all who are asked, but for those who have said they will
 * play, and for whoever has their hand open and answers in it.
 */
export function silentPeople<G extends GameTypes>(
  desk: Situation<G> & Pick<Desk<G>, 'glass'>,
): readonly Seat[] {
  const due = dueOf(desk);
  if (due.kind !== 'words') return [];
  return due.seats.filter((seat) => seat !== openSeat(desk) && !desk.wanting.includes(seat));
}
