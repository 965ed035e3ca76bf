import * as v from 'valibot';
import type { Game } from '../../contract/rules.ts';
import { CARDS, cardOf, faceOf, type Card } from './cards.ts';
import { explain, explainDeal, type BlazeRefusal } from './explain.ts';
import type { BlazeEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { MOST_MOVES, moveWord, readMoveWord, toCode, toMove, type BlazeMove } from './moves.ts';
import { narrate } from './narrate.ts';
import { notation, readNotation } from './notation.ts';
import { optionsSchema, type BlazeOptions } from './options.ts';
import { play } from './play.ts';
import { cardsToDeal, deal } from './deal.ts';
import { MAX_PLAYERS, mayStandOut, MIN_PLAYERS, spoken, switchesFor } from './rulebook.ts';
import { finalResult } from './scoring.ts';
import { BlazeState, BURN, DEAL, OVER } from './state.ts';
import { trace } from './trace.ts';
import { askOf, waitsFor } from './turn.ts';
import { view, type BlazeView } from './view.ts';

/** A game of Blaze as a whole; the last two are null while it is unfinished. */
export interface BlazeOutcome {
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly winner: number | null;
}

export interface Blaze {
  readonly options: BlazeOptions;
  readonly state: BlazeState;
  readonly move: BlazeMove;
  readonly view: BlazeView;
  readonly refusal: BlazeRefusal;
  readonly event: BlazeEvent;
  readonly outcome: BlazeOutcome;
}

const seatSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_PLAYERS - 1));
const cardSchema = v.picklist(CARDS);
const placeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const moveSchema = v.variant('do', [
  v.strictObject({ seat: seatSchema, do: v.literal('attack'), card: cardSchema }),
  v.strictObject({ seat: seatSchema, do: v.literal('beat'), card: cardSchema, on: placeSchema }),
  v.strictObject({ seat: seatSchema, do: v.literal('pass') }),
  v.strictObject({
    seat: seatSchema,
    do: v.literal('bet'),
    on: seatSchema,
    value: v.picklist([0, 1]),
  }),
]);

/** Blaze as the rest of the app knows it. */
export const blaze: Game<Blaze> = {
  id: 'blaze',
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  optionsSchema,
  moveSchema,

  start: ({ options, players, first }) =>
    new BlazeState({ players, first, switches: switchesFor(options, players) }),
  clone: (state) => {
    const copy = new BlazeState(state.setup);
    copy.copyFrom(state);
    return copy;
  },

  dealDue: (state) => (state.phase === DEAL ? cardsToDeal(state).map(cardOf) : null),
  explainDeal,
  deal: (state, order) => deal(state, (order as readonly Card[]).map(faceOf)),

  ask: askOf,
  turn: (state) => state.turn,
  spoken,
  waitsFor,
  mayStandOut,
  held: (state, seat) => state.count[seat]!,
  restState: 'cover',
  mostMoves: MOST_MOVES,
  legal,
  play,
  toMove,
  toCode,
  moveWord,
  readMoveWord,

  view,
  // Nobody may see a hand but its owner.
  viewShowing: () => null,
  imagine,
  explain,
  narrate,

  settles: (before, after) =>
    before.phase !== after.phase || (before.attacks > 0 && after.attacks === 0),
  // Whoever has no cards left goes out, as everybody sees; and in the burn nobody draws.
  isForeseen: (before, after) => before.phase === BURN && after.phase === BURN,
  // A table that agrees on it may go back to any challenge.
  standForGood: () => null,

  outcome: (state) => {
    if (state.phase !== OVER) return { over: false, scores: null, winner: null };
    const { scores, ranking } = finalResult(state);
    return { over: true, scores, winner: ranking[0]! };
  },
  notation,
  readNotation,
  trace,
};
