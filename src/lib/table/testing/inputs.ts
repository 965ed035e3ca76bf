import type { Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import { WAYS } from '../../core/way.ts';
import type { GameTypes, SeatMove } from '../../games/contract/rules.ts';
import { legalMoves } from '../../games/contract/live.ts';
import { spokenBy } from '../by-word.ts';
import { isPerson, openSeat, type Desk } from '../desk.ts';
import { readyOf } from '../stage.ts';
import type { Input } from '../step.ts';
import { oneOf, type Evening } from './evening.ts';
import { shuffled } from './obliging.ts';

/** Seats that are not there, as a bug might name them. */
const NO_SEATS = [-1, 5, 99, 0.5, Number.NaN];

/** Something that anybody at the table may do or say without a card. */
export function publicInput<G extends GameTypes>(desk: Desk<G>, random: Random): Input<G> {
  const seat = anySeat(desk, random);
  const on = random.below(4) > 0;
  const covered = coveredSeat(desk) ?? seat;
  return oneOf<Input<G>>(
    [
      { do: 'press', seat },
      { do: 'release' },
      { do: 'open', seat },
      { do: 'open', seat: covered },
      { do: 'open', seat: covered },
      { do: 'layDown' },
      { do: 'showTable' },
      { do: 'hide' },
      { do: 'way', way: on ? desk.seating.way : oneOf(WAYS, random) },
      { do: 'say', move: someWord(desk, seat, random) },
      { do: 'sayNobody' },
      { do: 'want', seat, on },
      { do: 'standOut', seat, on },
      { do: 'seat', seat, bot: on ? 'flame' : null },
      { do: 'undo', by: seat },
      { do: 'agree', seat },
      { do: 'agree', seat: desk.undo?.needs[0] ?? seat },
      { do: 'keepAsIs' },
      ...inputsWhereShown(desk, seat),
    ],
    random,
  );
}

/** What can be done only where hands are shown to others. */
const inputsWhereShown = <G extends GameTypes>(
  { game, state }: Desk<G>,
  seat: Seat,
): readonly Input<G>[] =>
  game.viewShowing(state, 0) === null ? [] : [{ do: 'show', seat }, { do: 'tellAll' }];

/** Anything at all that may come from the glass: fitting, out of place, or nonsense. */
export function anyInput<G extends GameTypes>(
  evening: Evening<G>,
  desk: Desk<G>,
  random: Random,
): Input<G> {
  if (random.below(3) > 0) return publicInput(desk, random);
  return oneOf<() => Input<G>>(
    [
      () => ({ do: 'stage', move: someMove(evening, desk, random) }),
      () => ({ do: 'stage', move: someMove(evening, desk, random) }),
      () => ({ do: 'unstage' }),
      () => ({ do: 'commit', close: random.below(2) === 0 }),
      () => ({ do: 'deal', order: someOrder(desk, random) }),
      () => ({ do: 'bot', move: someMove(evening, desk, random) }),
    ],
    random,
  )();
}

const anySeat = <G extends GameTypes>({ seating }: Desk<G>, random: Random): Seat =>
  random.below(12) === 0 ? oneOf(NO_SEATS, random) : random.below(seating.players);

/** One of the moves a seat can make by word, or something nobody can say. */
function someWord<G extends GameTypes>(desk: Desk<G>, seat: Seat, random: Random): SeatMove {
  const said = isPerson(desk, seat) ? spokenBy(desk.game, desk.state, seat) : [];
  return oneOf([...said.map(({ move }) => move), { seat, do: 'mumble' }], random);
}

const coveredSeat = <G extends GameTypes>({ glass }: Desk<G>): Seat | null =>
  glass.mode === 'cover' ? glass.seat : null;

/** A move that the open hand could add to its plan, one that somebody could make, or an odd one. */
function someMove<G extends GameTypes>(
  evening: Evening<G>,
  desk: Desk<G>,
  random: Random,
): G['move'] {
  const { game, state } = desk;
  const open = openSeat(desk);
  const seat = open !== null && random.below(4) > 0 ? open : random.below(desk.seating.players);
  const legal = random.below(5) > 0 ? legalMoves(game, state, seat) : [];
  const ready = open === null ? null : readyOf(desk, open);
  const leads = ready?.next ? legalMoves(game, ready.next.state, seat) : [];
  const known = [...legal, ...leads, ...(ready?.moves ?? [])];
  return oneOf(known.length > 0 ? known : evening.oddMoves, random);
}

/** The deal that is due, with too few cards, with a card too often, or none at all. */
function someOrder<G extends GameTypes>(desk: Desk<G>, random: Random): readonly string[] {
  const order = shuffled(desk, random);
  const spoilt = [order, order.slice(1), [...order.slice(1), order[1] ?? ''], ['?'], []];
  return oneOf(random.below(2) === 0 ? [order] : spoilt, random);
}
