import { NOBODY, type Seat } from '../../core/seats.ts';
import type { Ask, GameTypes } from '../../games/contract/rules.ts';
import { isPerson, openSeat, seatsOf, type Desk } from '../desk.ts';
import { firstFlaw, flawIf, type Change } from './change.ts';
import type { Prompt } from '../public.ts';

/** What is wrong with who is asked: told anew from the game, without the table's own reasoning. */
export function askFlaw<G extends GameTypes>(desk: Desk<G>, prompt: Prompt): string | null {
  const { game, state } = desk;
  const seats = seatsOf(desk);
  const silent = seats.find((seat) => prompt.plates[seat]?.ask !== game.ask(state, seat));
  return firstFlaw(
    flawIf(silent !== undefined, `the prompt is silent about seat ${silent}`),
    flawIf((prompt.due.kind === 'over') !== game.outcome(state).over, 'over too soon, or too late'),
    flawIf(
      (prompt.due.kind === 'deal') !== isDealDue(desk),
      'a deal is due and not asked for, or asked for and not due',
    ),
    dueFlaw(desk, prompt),
    nobodyFlaw(desk, prompt),
    standingOutFlaw(desk),
  );
}

const isDealDue = <G extends GameTypes>({ game, state }: Desk<G>): boolean =>
  game.dealDue(state) !== null;

const peopleAsked = <G extends GameTypes>(desk: Desk<G>, ask: Ask): readonly Seat[] =>
  seatsOf(desk).filter((seat) => isPerson(desk, seat) && desk.game.ask(desk.state, seat) === ask);

/** Whether a seat has a held ask, is asked, and waits for nobody: then it gets the device. */
const getsItsAsk = <G extends GameTypes>(desk: Desk<G>, seat: Seat): boolean =>
  desk.wanting.includes(seat) &&
  desk.game.ask(desk.state, seat) === 'may' &&
  desk.game.waitsFor(desk.state, seat) === NOBODY;

function dueFlaw<G extends GameTypes>(desk: Desk<G>, { due }: Prompt): string | null {
  const { game, state } = desk;
  const must = peopleAsked(desk, 'must');
  const may = peopleAsked(desk, 'may');
  switch (due.kind) {
    case 'over':
    case 'deal':
      return null;
    case 'bot': {
      const acts = due.seat === game.turn(state) || game.ask(state, due.seat) === 'must';
      return flawIf(isPerson(desk, due.seat) || !acts, 'this bot has nothing to do');
    }
    case 'visit':
      return flawIf(
        !must.includes(due.seat) && !getsItsAsk(desk, due.seat),
        `seat ${due.seat} is called for nothing`,
      );
    case 'words':
      return firstFlaw(
        flawIf(must.length > 0, 'somebody must act and is not called'),
        flawIf(due.seats.length === 0, 'nobody is asked'),
        flawIf([...due.seats].sort().join() !== may.join(), 'somebody is asked and not named'),
        flawIf(
          may.some((seat) => getsItsAsk(desk, seat)),
          'a held ask that could be met is not',
        ),
      );
  }
}

/** "Nobody" answers for those who are asked and have said nothing. */
function nobodyFlaw<G extends GameTypes>(desk: Desk<G>, { due, nobody }: Prompt): string | null {
  const silent =
    due.kind === 'words'
      ? due.seats.filter((seat) => seat !== openSeat(desk) && !desk.wanting.includes(seat))
      : [];
  return flawIf(silent.join() !== nobody.join(), '"nobody" answers for the wrong people');
}

function standingOutFlaw<G extends GameTypes>({ game, state, standingOut }: Desk<G>) {
  const asked = standingOut.find((seat) => game.ask(state, seat) === 'may');
  const idle = standingOut.find((seat) => !game.mayStandOut(state, seat));
  return firstFlaw(
    flawIf(asked !== undefined, `seat ${asked} is asked though it stands out`),
    flawIf(idle !== undefined, `seat ${idle} stands out of nothing`),
  );
}

/** What people said stays until it is done with. */
export function markFlaw<G extends GameTypes>(change: Change<G>): string | null {
  const { before, desk, entries } = change;
  if (entries.some((entry) => entry.do === 'undo')) return null;
  const lost = (marks: 'wanting' | 'standingOut') =>
    before[marks].find((seat) => !desk[marks].includes(seat) && !isDoneWith(change, marks, seat));
  const invented = (marks: 'wanting' | 'standingOut', said: 'want' | 'standOut') =>
    desk[marks].find(
      (seat) =>
        !before[marks].includes(seat) &&
        !entries.some((entry) => entry.do === said && entry.seat === seat && entry.on),
    );
  return firstFlaw(
    flawIf(lost('wanting') !== undefined, 'a held ask is lost'),
    flawIf(lost('standingOut') !== undefined, 'a mark is lost'),
    flawIf(invented('wanting', 'want') !== undefined, 'a held ask nobody made'),
    flawIf(invented('standingOut', 'standOut') !== undefined, 'a mark nobody made'),
  );
}

/** Whether a seat has withdrawn what it said, acted, changed hands, or can act no more. */
function isDoneWith<G extends GameTypes>(
  { before, desk, entries }: Change<G>,
  marks: 'wanting' | 'standingOut',
  seat: Seat,
): boolean {
  const { game, state } = desk;
  // A lead behind what was settled hides that between the two states.
  if (entries.filter((entry) => entry.do === 'commit').length > 1) return true;
  if (game.settles(before.state, state)) return true;
  const ask = game.ask(state, seat);
  if (marks === 'wanting' && ask !== 'may' && ask !== 'could') return true;
  return entries.some((entry) => {
    if (entry.do === 'commit')
      return entry.moves.some((move) => 'seat' in move && move.seat === seat);
    return (
      ['want', 'standOut', 'seat'].includes(entry.do) && 'seat' in entry && entry.seat === seat
    );
  });
}
