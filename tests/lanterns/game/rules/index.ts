import { NOBODY, seatOrNull } from '../../../../src/lib/core/seats.ts';
import type { Game } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternEvent } from './events.ts';
import { explain, explainDeal, type LanternRefusal } from './explain.ts';
import { imagine } from './imagine.ts';
import { moveSchema, readMoveWord, toCode, toMove, type LanternMove } from './moves.ts';
import { narrate } from './narrate.ts';
import { notation, readNotation } from './notation.ts';
import { optionsSchema, type LanternOptions } from './options.ts';
import { deal, play } from './play.ts';
import { MIN_SEATS, MOST_SEATS } from './rulebook.ts';
import { ALL, cloneOf, ENDED, LanternState, NONE, STAGES, UNDEALT } from './state.ts';
import { spoken, view, type LanternView } from './view.ts';

export interface Lanterns {
  readonly options: LanternOptions;
  readonly state: LanternState;
  readonly move: LanternMove;
  readonly view: LanternView;
  readonly refusal: LanternRefusal;
  readonly event: LanternEvent;
  readonly outcome: { readonly over: boolean; readonly score: number | null };
}

/** A second game, for tests alone: as unlike the others as a game can be. Its rulings: rules.md. */
export const lanterns: Game<Lanterns> = {
  id: 'lanterns',
  minPlayers: MIN_SEATS,
  maxPlayers: MOST_SEATS,
  optionsSchema,
  moveSchema,

  start: ({ options, players, first }) => new LanternState(players, first, options.mild ?? false),
  clone: cloneOf,

  dealDue: (state) => (state.stage === UNDEALT ? ALL : null),
  explainDeal,
  deal,

  ask: (state, seat) => (seat === state.turn ? 'must' : 'none'),
  turn: (state) => state.turn,
  spoken,
  waitsFor: () => NOBODY,
  mayStandOut: () => false,
  held: (state, seat) => (state.front[seat] === NONE ? 0 : 1),
  restState: 'table',
  mostMoves: 2,
  legal: (state, seat, out) => {
    if (seat !== state.turn || seat === NOBODY) return 0;
    out[0] = toCode({ seat, do: 'light' });
    out[1] = toCode({ seat, do: 'snuff' });
    return 2;
  },
  play,
  toMove,
  toCode,
  moveWord: ({ do: act }) => act,
  readMoveWord,

  view,
  viewShowing: () => null,
  imagine,
  explain,
  narrate,
  settles: (before, after) => after.dark.length > before.dark.length,
  isForeseen: () => false,
  standForGood: () => null,

  outcome: ({ stage, row }) =>
    stage === ENDED ? { over: true, score: row.length } : { over: false, score: null },
  notation,
  readNotation,
  trace: (s) => ({ stage: STAGES[s.stage], turn: seatOrNull(s.turn), row: s.row, dark: s.dark }),
};
