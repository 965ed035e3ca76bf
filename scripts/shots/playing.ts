import { yardstick } from '../../src/lib/games/blaze/bots/yardstick.ts';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle, type Random } from '../../src/lib/core/random.ts';
import type { Seat } from '../../src/lib/core/seats.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import type { BlazeMove } from '../../src/lib/games/blaze/rules/moves.ts';
import type { BlazeState } from '../../src/lib/games/blaze/rules/state.ts';
import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { after, legalMoves } from '../../src/lib/games/contract/live.ts';
import type { Deal } from '../../src/lib/games/contract/rules.ts';
import { writeRecord } from '../../src/lib/record/write.ts';

/** How people play on the way to a moment: somewhat sensibly, or so that cards pile up in hands. */
export type Style = 'sensible' | 'hoarding';

/** A moment of a game, as a condition. */
export interface Wanted {
  readonly names: readonly string[];
  readonly style?: Style;
  /** The public table, and the hand of the seat in turn; `null` where nobody is. */
  readonly until: (table: BlazeView, turn: BlazeView | null, state: BlazeState) => boolean;
}

/** A moment of a game that was played. */
export interface Moment {
  /** The text of its record. */
  readonly text: string;
  /** Who is in turn; empty where nobody is. */
  readonly name: string;
}

/**
 * The same moment where some seats are computer players': `botOf` tells which, by how many places
 * to the left of whoever is in turn a seat is.
 */
export function withBots(
  { text, name }: Moment,
  botOf: (after: number) => BotLevel | null,
): Moment {
  const record = JSON.parse(text) as { seats: readonly { name: string }[] };
  const { length } = record.seats;
  const turn = record.seats.findIndex((seat) => seat.name === name);
  const seats = record.seats.map((seat, i) => {
    const bot = botOf((i - turn + length) % length);
    return bot === null ? seat : { ...seat, bot };
  });
  return { text: JSON.stringify({ ...record, seats }), name };
}

/** What is played: the usual game, with bets. */
const options = { edition: '2021', betting: true } as const;
/** Games that are tried before a moment counts as one that never comes. */
const MOST_GAMES = 400;
/** Longer games than this are given up. */
const MOST_MOVES = 600;
/** Out of eight: how often somebody plays whatever comes to mind. */
const WHIMS = 2;

/** No game comes to a moment of some kind. */
export class NoSuchMoment extends Error {}

/**
 * The first moment of that kind in a row of seeded games: always the same one.
 *
 * @throws {NoSuchMoment} where none of them comes to it
 */
export function seek(wanted: Wanted): Moment {
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const moment = playUntil(wanted, new SeededRandom(seed));
    if (moment) return moment;
  }
  throw new NoSuchMoment(`No game of ${wanted.names.length} comes to this moment.`);
}

function playUntil({ names, style = 'sensible', until }: Wanted, random: Random): Moment | null {
  const players = names.length;
  const head = { game: blaze.id, options, seats: names.map((name) => ({ name })), first: 0 };
  let state = blaze.start({ options, players, first: 0 });
  const moves: (Deal | BlazeMove)[] = [];
  while (moves.length < MOST_MOVES) {
    const turn = seatInTurn(state, players);
    const view = turn === null ? null : blaze.view(state, turn);
    if (moves.length > 0 && until(blaze.view(state, null), view, state))
      return { text: writeRecord({ ...head, moves }, blaze), name: names[turn ?? -1] ?? '' };
    if (blaze.outcome(state).over) return null;
    const move = nextMove(state, view, style, random);
    const next = after(blaze, state, move);
    if (!next.ok) throw new Error(`Not a legal move: ${JSON.stringify(move)}`);
    state = next.value;
    moves.push(move);
  }
  return null;
}

function seatInTurn(state: BlazeState, players: number): Seat | null {
  const turn = blaze.turn(state);
  return turn >= 0 && turn < players ? turn : null;
}

function nextMove(
  state: BlazeState,
  view: BlazeView | null,
  style: Style,
  random: Random,
): Deal | BlazeMove {
  const due = blaze.dealDue(state);
  if (due) return { do: 'deal', order: shuffle([...due], random) };
  if (!view?.own || view.viewer === null) throw new Error('Somebody is in turn.');
  const legal = legalMoves(blaze, state, view.viewer);
  const any = (moves: readonly BlazeMove[]) => moves[random.below(moves.length)]!;
  if (style === 'hoarding' && view.phase === 'kindling') return hoarding(view, legal) ?? any(legal);
  if (random.below(8) < WHIMS) return any(legal);
  const { viewer, trump, own } = view;
  return trump === null ? any(legal) : yardstick({ ...view, viewer, trump, own });
}

/** Ash takes whatever comes, and the others add all they can. */
function hoarding(view: BlazeView, legal: readonly BlazeMove[]): BlazeMove | null {
  const pass = legal.find((move) => move.do === 'pass');
  if (view.viewer === view.ash) return pass ?? null;
  return legal.find((move) => move.do === 'attack') ?? pass ?? null;
}

/** The table once everybody who is asked has declined by word. */
export function declined(state: BlazeState): BlazeView {
  const later = blaze.clone(state);
  for (;;) {
    const turn = seatInTurn(later, later.setup.players);
    const table = blaze.view(later, null);
    const spoken = turn === null ? [] : blaze.spoken(table, turn);
    const decline = spoken.find(({ kind }) => kind === 'decline');
    if (!decline) return table;
    blaze.play(later, blaze.toCode(decline.move));
  }
}

/** Whether whatever the seat in turn beats with leads to that. */
export function anyBeatEnds(
  state: BlazeState,
  { own }: BlazeView,
  phase: BlazeView['phase'],
): boolean {
  const beats = own?.legal.filter((move) => move.do === 'beat') ?? [];
  return (
    beats.length > 0 &&
    beats.every((move) => {
      const next = after(blaze, state, move);
      return next.ok && blaze.view(next.value, null).phase === phase;
    })
  );
}
