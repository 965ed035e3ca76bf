import { SeededRandom, shuffle, type Random } from '../../../src/lib/core/random.ts';
import { NOBODY, type Seat } from '../../../src/lib/core/seats.ts';
import { CARDS, type Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import type { BlazeMove } from '../../../src/lib/games/blaze/rules/moves.ts';
import type { BlazeOptions } from '../../../src/lib/games/blaze/rules/options.ts';
import type { BlazeState } from '../../../src/lib/games/blaze/rules/state.ts';
import { handOf, witness } from '../../../src/lib/games/blaze/rules/testing/witness.ts';
import type { Deal, Game } from '../../../src/lib/games/contract/rules.ts';
import { apply, isDeal, legalMoves, refusalOf } from '../../../src/lib/games/contract/live.ts';
import { writeRecord } from '../../../src/lib/record/write.ts';
import { BLAZE_FACES } from './faces.ts';

export type Move = BlazeMove | Deal;

/** A game that somebody brings in, as far as it has been played. */
export interface Prepared {
  readonly options: BlazeOptions;
  readonly names: readonly string[];
  readonly first: Seat;
  readonly moves: readonly Move[];
}

export const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'];
const game: Game<Blaze> = blaze;

/** The file of a game. */
export const fileOf = ({ options, names, first, moves }: Prepared): string =>
  writeRecord(
    { game: 'blaze', options, seats: names.map((name) => ({ name })), first, moves },
    blaze,
  );

const startOf = ({ options, names, first }: Omit<Prepared, 'moves'>): BlazeState =>
  game.start({ options, players: names.length, first });

/** How a game stands. */
export function stateOf(prepared: Prepared): BlazeState {
  const state = startOf(prepared);
  for (const move of prepared.moves) apply(game, state, move);
  return state;
}

/** Where a game stands, as "kindling 1". */
export const stageOf = (prepared: Prepared): string => witness.stage(stateOf(prepared));

/** Plays a move that the rules must allow. */
function play(state: BlazeState, move: Move): void {
  const refusal = refusalOf(game, state, move);
  if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal.code}`);
  apply(game, state, move);
}

/** A game that begins with this deal: what is named comes first, the rest behind it in order. */
export function dealt(wanted: readonly Card[], moves: readonly BlazeMove[], players = 4): Prepared {
  const start = { options: {}, names: NAMES.slice(0, players), first: 0 };
  const state = startOf(start);
  const rest = [...(game.dealDue(state) ?? [])];
  for (const card of wanted) rest.splice(rest.indexOf(card), 1);
  const all: readonly Move[] = [{ do: 'deal', order: [...wanted, ...rest] }, ...moves];
  for (const move of all) play(state, move);
  return { ...start, moves: all };
}

/** How a random game is played, and how far. */
export interface Reach {
  readonly seed: number;
  readonly players: number;
  readonly options?: BlazeOptions;
  /** Played until the game stands there, and then so many moves more as long as it does. */
  readonly stage: string;
  readonly further: number;
}

/** A random game that stands at a stage. */
export function reached({ seed, players, options = {}, stage, further }: Reach): Prepared {
  const random = new SeededRandom(seed);
  const start = { options, names: NAMES.slice(0, players), first: random.below(players) };
  const state = startOf(start);
  const moves: Move[] = [];
  for (let left = further; ;) {
    const there = witness.stage(state) === stage;
    if (there && left-- <= 0) return { ...start, moves };
    const move = anyMove(state, random);
    if (!move) throw new Error(`seed ${seed} does not come to ${stage}`);
    play(state, move);
    moves.push(move);
    if (there && witness.stage(state) !== stage) return { ...start, moves: moves.slice(0, -1) };
  }
}

function anyMove(state: BlazeState, random: Random): Move | null {
  const due = game.dealDue(state);
  if (due) return { do: 'deal', order: shuffle([...due], random) };
  const turn = game.turn(state);
  if (turn === NOBODY) return null;
  const moves = legalMoves(game, state, turn);
  return moves[random.below(moves.length)] ?? null;
}

/** Faces that have lain open: played, or naming trump. */
function shownFaces(prepared: Prepared): ReadonlySet<string> {
  const shown = new Set<string>();
  const state = startOf(prepared);
  for (const move of prepared.moves) {
    apply(game, state, move);
    if (!isDeal(move) && 'card' in move) shown.add(move.card);
    shown.add(game.view(state, null).trumpCard ?? '');
  }
  return shown;
}

/** By name: faces in a hand of which nobody has seen either copy, nor holds the other one. */
export function secretsOf(prepared: Prepared): Readonly<Record<string, readonly Card[]>> {
  const state = stateOf(prepared);
  const open = new Set([...shownFaces(prepared), ...BLAZE_FACES.examples]);
  const hands = prepared.names.map((_, seat) => handOf(state, seat));
  return Object.fromEntries(
    prepared.names.map((name, seat) => {
      const others = new Set(hands.filter((_, other) => other !== seat).flat());
      const own = [...new Set(hands[seat])].filter((face) => !open.has(face) && !others.has(face));
      return [name, own as Card[]];
    }),
  );
}

/** Faces of which no copy has lain open, and that the rules do not show as examples either. */
export function unseenFaces(prepared: Prepared): readonly Card[] {
  const open = new Set([...shownFaces(prepared), ...BLAZE_FACES.examples]);
  const inPlay = prepared.names.length === 3 ? CARDS.filter((card) => card[1] !== '1') : CARDS;
  return inPlay.filter((card) => !open.has(card));
}
