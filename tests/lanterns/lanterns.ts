import * as v from 'valibot';
import { NOBODY, nextSeat, seatOrNull, seatsFrom, type Seat } from '../../src/lib/core/seats.ts';
import type { Random } from '../../src/lib/core/random.ts';
import { shuffle } from '../../src/lib/core/random.ts';
import { failure, success, type Result } from '../../src/lib/core/result.ts';
import type { Deal, DealRefusal, Game, SpokenMove } from '../../src/lib/games/contract/rules.ts';

const HEIGHTS = 6;
const COPIES = 2;
const LANTERNS = HEIGHTS * COPIES;
const MOST_SEATS = 4;
/** No lantern in front of a seat. */
const NONE = 0;

/** Waits for the deal, is played, or has ended. */
const [UNDEALT, PLAYED, ENDED] = [0, 1, 2] as const;

export interface LanternOptions {
  readonly mild?: boolean;
}

export interface LanternMove {
  readonly seat: Seat;
  readonly do: 'light' | 'snuff';
}

export interface LanternView {
  readonly viewer: Seat | null;
  readonly players: number;
  readonly first: Seat;
  readonly mild: boolean;
  readonly stage: 'undealt' | 'played' | 'ended';
  readonly turn: Seat | null;
  readonly row: readonly number[];
  readonly dark: readonly number[];
  readonly aside: readonly number[];
  readonly deck: number;
  /** By seat: what stands in front of it, `hidden` from this viewer, or null for nothing. */
  readonly front: readonly (number | 'hidden' | null)[];
}

export type LanternEvent =
  | { readonly code: 'dealt' }
  | { readonly code: 'lit' | 'wentDark' | 'snuffed'; readonly seat: Seat; readonly height: number }
  | { readonly code: 'drew'; readonly seat: Seat; readonly height: number | null }
  | { readonly code: 'ended'; readonly score: number };

export interface LanternRefusal {
  readonly code: 'notDealt' | 'gameOver' | 'notYourTurn' | 'noSuchSeat';
}

export interface Lanterns {
  readonly options: LanternOptions;
  readonly state: LanternState;
  readonly move: LanternMove;
  readonly view: LanternView;
  readonly refusal: LanternRefusal;
  readonly event: LanternEvent;
  readonly outcome: { readonly over: boolean; readonly score: number | null };
}

/** The whole truth of a game. */
export class LanternState {
  stage: number = UNDEALT;
  turn: Seat = NOBODY;
  row: readonly number[] = [];
  dark: readonly number[] = [];
  aside: readonly number[] = [];
  /** The next to be drawn comes last. */
  deck: readonly number[] = [];
  /** By seat; `NONE` for nothing. */
  front: readonly number[];

  constructor(
    readonly players: number,
    readonly first: Seat,
    readonly mild: boolean,
  ) {
    this.front = Array<number>(players).fill(NONE);
  }

  copyFrom(other: this): void {
    const { stage, turn, row, dark, aside, deck, front } = other;
    Object.assign(this, { stage, turn, row, dark, aside, deck, front });
  }
}

const heightOf = (card: string): number => Number(card);
const ALL = Array.from({ length: LANTERNS }, (_, i) => String(1 + Math.floor(i / COPIES)));

const codeOf = ({ seat, do: act }: LanternMove): number => 2 * seat + (act === 'snuff' ? 1 : 0);
const moveOf = (code: number): LanternMove => ({
  seat: code >> 1,
  do: code % 2 === 1 ? 'snuff' : 'light',
});

/** How many may go dark before the game ends (L5). */
const darkest = ({ mild }: Pick<LanternState, 'mild'>): number => (mild ? 4 : 2);

/** The next seat that has a lantern, or `NOBODY` (L4). */
function nextWithLantern({ players, front }: LanternState, after: Seat): Seat {
  const order = seatsFrom(nextSeat(after, players), players);
  return order.find((seat) => front[seat] !== NONE) ?? NOBODY;
}

function deal(s: LanternState, order: readonly string[]): void {
  const heights = order.map(heightOf);
  const seats = seatsFrom(s.first, s.players);
  s.front = s.front.map((_, seat) => heights[seats.indexOf(seat)]!);
  s.deck = heights.slice(s.players).reverse();
  s.stage = PLAYED;
  s.turn = s.first;
}

function play(s: LanternState, code: number): void {
  const { seat, do: act } = moveOf(code);
  const height = s.front[seat]!;
  if (act === 'snuff') s.aside = [...s.aside, height];
  else if (height > (s.row.at(-1) ?? 0)) s.row = [...s.row, height];
  else s.dark = [...s.dark, height];
  s.front = s.front.with(seat, s.deck.at(-1) ?? NONE);
  s.deck = s.deck.slice(0, -1);
  const next = s.dark.length === darkest(s) ? NOBODY : nextWithLantern(s, seat);
  s.turn = next;
  if (next === NOBODY) s.stage = ENDED;
}

function explain(s: LanternState, { seat }: LanternMove): LanternRefusal | null {
  if (seat >= s.players) return { code: 'noSuchSeat' };
  if (s.stage === UNDEALT) return { code: 'notDealt' };
  if (s.stage === ENDED) return { code: 'gameOver' };
  return seat === s.turn ? null : { code: 'notYourTurn' };
}

function explainDeal(s: LanternState, order: readonly string[]): DealRefusal | null {
  if (s.stage !== UNDEALT) return { code: 'noDealDue' };
  if (order.length !== LANTERNS) return { code: 'wrongLength' };
  return [...order].sort().join() === ALL.join() ? null : { code: 'wrongCards' };
}

const STAGES = ['undealt', 'played', 'ended'] as const;

const view = (s: LanternState, viewer: Seat | null): LanternView => ({
  viewer,
  players: s.players,
  first: s.first,
  mild: s.mild,
  stage: STAGES[s.stage]!,
  turn: seatOrNull(s.turn),
  row: s.row,
  dark: s.dark,
  aside: s.aside,
  deck: s.deck.length,
  front: s.front.map((height, seat) => shownTo(viewer, seat, height)),
});

/** The others see it, its owner does not, and the table does not show it (L1). */
function shownTo(viewer: Seat | null, seat: Seat, height: number): number | 'hidden' | null {
  if (height === NONE) return null;
  return viewer === null || viewer === seat ? 'hidden' : height;
}

function imagine(seen: LanternView, random: Random): LanternState {
  const { players, first, mild } = seen;
  const s = new LanternState(players, first, mild);
  const shown = seen.front.filter((height) => typeof height === 'number');
  const left = ALL.map(heightOf);
  for (const height of [...seen.row, ...seen.dark, ...seen.aside, ...shown])
    left.splice(left.indexOf(height), 1);
  shuffle(left, random);
  const { row, dark, aside } = seen;
  Object.assign(s, { row, dark, aside, stage: STAGES.indexOf(seen.stage), turn: seen.turn ?? -1 });
  s.front = seen.front.map((height) => (height === 'hidden' ? left.pop()! : (height ?? NONE)));
  s.deck = left.slice(0, seen.deck);
  return s;
}

function narrate(
  before: LanternState,
  move: LanternMove | Deal,
  viewer: Seat | null,
): readonly LanternEvent[] {
  if (move.do === 'deal') return [{ code: 'dealt' }];
  const after = lanterns.clone(before);
  play(after, codeOf(move));
  const { seat } = move;
  const height = before.front[seat]!;
  const lit = after.row.length > before.row.length ? 'lit' : 'wentDark';
  const drawn = shownTo(viewer, seat, after.front[seat]!);
  const seen = drawn === 'hidden' ? null : drawn;
  return [
    { code: move.do === 'snuff' ? 'snuffed' : lit, seat, height },
    ...(after.front[seat] === NONE ? [] : [{ code: 'drew', seat, height: seen } as const]),
    ...(after.stage === ENDED ? [{ code: 'ended', score: after.row.length } as const] : []),
  ];
}

/** Whoever is in turn acts on a lantern they cannot see: by word, for all to hear (L2). */
const spoken = ({ turn }: LanternView, seat: Seat): readonly SpokenMove<LanternMove>[] =>
  seat === turn
    ? [
        { kind: 'play', move: { seat, do: 'light' } },
        { kind: 'discard', move: { seat, do: 'snuff' } },
      ]
    : [];

/** `players first mild stage turn row/dark/aside/deck/front`, heights as digits. */
function notation({ players, first, mild, stage, turn, ...s }: LanternState): string {
  const heights = [s.row, s.dark, s.aside, s.deck, s.front].map((some) => some.join(''));
  return [players, first, Number(mild), stage, turn, heights.join('/')].join(' ');
}

const NOTATION = /^([2-4]) ([0-3]) ([01]) ([012]) (-1|[0-3]) (\d*)\/(\d*)\/(\d*)\/(\d*)\/(\d+)$/;

function readNotation(text: string): Result<LanternState, string> {
  const found = NOTATION.exec(text);
  if (!found) return failure('no state of this game');
  const [players, first, mild, stage, turn] = found.slice(1, 6).map(Number);
  const [row, dark, aside, deck, front] = found.slice(6).map((some) => [...some].map(Number));
  const s = new LanternState(players!, first!, mild === 1);
  return success(Object.assign(s, { stage, turn, row, dark, aside, deck, front }));
}

const seatSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** A second game, for tests alone: as unlike the others as a game can be. Its rulings: rules.md. */
export const lanterns: Game<Lanterns> = {
  id: 'lanterns',
  minPlayers: 2,
  maxPlayers: MOST_SEATS,
  optionsSchema: v.strictObject({ mild: v.exactOptional(v.boolean()) }),
  moveSchema: v.strictObject({ seat: seatSchema, do: v.picklist(['light', 'snuff']) }),

  start: ({ options, players, first }) => new LanternState(players, first, options.mild ?? false),
  clone: (state) => {
    const copy = new LanternState(state.players, state.first, state.mild);
    copy.copyFrom(state);
    return copy;
  },

  dealDue: (state) => (state.stage === UNDEALT ? ALL : null),
  explainDeal,
  deal,

  ask: (state, seat) => (seat === state.turn ? 'must' : 'none'),
  turn: (state) => state.turn,
  spoken,
  waitsFor: () => NOBODY,
  mayStandOut: () => false,
  restState: 'table',
  mostMoves: 2,
  legal: (state, seat, out) => {
    if (seat !== state.turn || seat === NOBODY) return 0;
    out[0] = codeOf({ seat, do: 'light' });
    out[1] = codeOf({ seat, do: 'snuff' });
    return 2;
  },
  play,
  toMove: moveOf,
  toCode: codeOf,
  moveWord: ({ do: act }) => act,
  readMoveWord: (seat, word) => (word === 'light' || word === 'snuff' ? { seat, do: word } : null),

  view,
  imagine,
  explain,
  narrate,
  settles: (before, after) => after.dark.length > before.dark.length,

  outcome: ({ stage, row }) =>
    stage === ENDED ? { over: true, score: row.length } : { over: false, score: null },
  notation,
  readNotation,
  trace: (s) => ({ stage: STAGES[s.stage], turn: seatOrNull(s.turn), row: s.row, dark: s.dark }),
};
