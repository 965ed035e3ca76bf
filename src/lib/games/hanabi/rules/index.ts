import { NOBODY } from '../../../core/seats.ts';
import type { Game } from '../../contract/rules.ts';
import { faceOf, WHOLE_DECK, type Card } from './cards.ts';
import type { HanabiEvent } from './events.ts';
import { explain, explainDeal, type HanabiRefusal } from './explain.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import {
  MOST_MOVES,
  moveSchema,
  moveWord,
  readMoveWord,
  toCode,
  toMove,
  type HanabiMove,
} from './moves.ts';
import { narrate } from './narrate.ts';
import { notation, readNotation } from './notation.ts';
import { optionsSchema, type HanabiOptions } from './options.ts';
import { deal, play } from './play.ts';
import { MAX_PLAYERS, MIN_PLAYERS, spoken, switchesFor } from './rulebook.ts';
import { cloneOf, DEAL, HanabiState, OVER, scoreOf } from './state.ts';
import { trace } from './trace.ts';
import { view, viewShowing, type HanabiView } from './view.ts';

/** A game of Hanabi as a whole: all share one score, null while it is unfinished. */
export interface HanabiOutcome {
  readonly over: boolean;
  readonly score: number | null;
}

export interface Hanabi {
  readonly options: HanabiOptions;
  readonly state: HanabiState;
  readonly move: HanabiMove;
  readonly view: HanabiView;
  readonly refusal: HanabiRefusal;
  readonly event: HanabiEvent;
  readonly outcome: HanabiOutcome;
}

/** Hanabi as the rest of the app knows it. */
export const hanabi: Game<Hanabi> = {
  id: 'hanabi',
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  optionsSchema,
  moveSchema,

  start: ({ options, players, first }) =>
    new HanabiState({ players, first, switches: switchesFor(options) }),
  clone: cloneOf,

  dealDue: (state) => (state.phase === DEAL ? WHOLE_DECK : null),
  explainDeal,
  deal: (state, order) => deal(state, (order as readonly Card[]).map(faceOf)),

  ask: (state, seat) => (seat === state.turn && seat !== NOBODY ? 'must' : 'none'),
  turn: (state) => state.turn,
  spoken,
  waitsFor: () => NOBODY,
  mayStandOut: () => false,
  held: (state, seat) => state.count[seat]!,
  // Nothing lies there but backs, stacks and discards.
  restState: 'table',
  mostMoves: MOST_MOVES,
  legal,
  play,
  toMove,
  toCode,
  moveWord,
  readMoveWord,

  view,
  viewShowing,
  imagine,
  explain,
  narrate,

  // A clue cannot be unheard, nor a drawn card unseen by the others.
  settles: (before, after) => after.actCount > before.actCount,
  // One card is played at a time, and none behind another.
  isForeseen: () => false,
  // Others have seen the card that was drawn, and it would be the next to be drawn.
  standForGood: (moves, { hands, secrets }) => {
    if (secrets) return 'secrets';
    return hands && moves.some((move) => move.do !== 'clue') ? 'hands' : null;
  },

  outcome: (state) =>
    state.phase === OVER ? { over: true, score: scoreOf(state) } : { over: false, score: null },
  notation,
  readNotation,
  trace,
};
