/**
 * What a viewer can tell two worlds apart by that differ only in what the viewer has not seen:
 * nothing. And what a view says is enough to imagine a world that looks the same.
 */
import type { Random } from '../../core/random.ts';
import { seatsFrom, type Seat } from '../../core/seats.ts';
import type { Deal, Game, GameTypes } from '../contract/rules.ts';
import { after } from '../contract/live.ts';
import { pliesOf, type Ply } from './moments.ts';
import type { SeededGame } from './playout.ts';
import { difference } from './sameness.ts';
import { playToEnd } from './soundness.ts';
import type { Witness } from './witness.ts';

/** How many pairs were compared, by stage of the game. */
export type PairCounts = Map<string, number>;

/** Compares twin worlds all through a game, for every viewer; throws at the first difference. */
export function checkTwins<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  seeded: SeededGame<G['options']>,
  sparsity: number,
  pairs: PairCounts = new Map(),
): void {
  for (const ply of pliesOf(game, witness, seeded, sparsity)) {
    for (const viewer of ply.viewers) compareTwins(game, witness, ply, viewer, seeded.random);
    // One pair a viewer at this moment, one through the move.
    for (const state of [ply.before, ply.after]) {
      const stage = witness.stage(state);
      pairs.set(stage, (pairs.get(stage) ?? 0) + ply.viewers.length);
    }
  }
}

type Viewer = Seat | null;

function compareTwins<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  { before, move, after }: Ply<G>,
  viewer: Viewer,
  random: Random,
): void {
  const who = viewer === null ? 'the table' : `seat ${viewer}`;
  const alone = witness.twin({ state: after, move: null }, null, viewer, random);
  compare(`${who} sees`, experience(game, after, viewer), experience(game, alone.state, viewer));
  compareRefusals(game, witness, after, alone.state, viewer, random);

  const twin = witness.twin({ state: before, move }, after, viewer, random);
  if (twin.move === null) throw new Error('a twin without the move');
  const twinAfter = play(game, twin.state, twin.move);
  const told = game.narrate(before, move, viewer);
  compare(`${who} is told`, told, game.narrate(twin.state, twin.move, viewer));
  compare(`${who} sees`, experience(game, before, viewer), experience(game, twin.state, viewer));
  compare(`${who} sees`, experience(game, after, viewer), experience(game, twinAfter, viewer));
  for (const learns of [game.settles, game.isForeseen])
    compare(`${who} learns`, learns(before, after), learns(twin.state, twinAfter));
}

/** How it is told that a viewer could tell twin worlds apart. */
export const NOT_SHOWN = 'what was not shown';

function compare(what: string, one: unknown, other: unknown): void {
  const path = difference(one, other);
  if (path !== null) throw new Error(`${what} ${NOT_SHOWN}: ${path}`);
}

function play<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  move: G['move'] | Deal,
): G['state'] {
  const played = after(game, before, move);
  if (!played.ok) throw new Error(`a twin in which the move is refused: ${played.problem.code}`);
  return played.value;
}

/** All a viewer gets to see: the view, and what everybody is told about everybody. */
function experience<G extends GameTypes>(game: Game<G>, state: G['state'], viewer: Viewer): object {
  const seats = seatsFrom(0, game.maxPlayers);
  const table = game.view(state, null);
  return {
    view: game.view(state, viewer),
    turn: game.turn(state),
    asks: seats.map((seat) => game.ask(state, seat)),
    spoken: seats.map((seat) => game.spoken(table, seat)),
    waits: seats.map((seat) => game.waitsFor(state, seat)),
    held: seats.map((seat) => game.held(state, seat)),
    standsOut: seats.map((seat) => game.mayStandOut(state, seat)),
    outcome: game.outcome(state),
  };
}

/** So many of a viewer's own moves are tried in both worlds. */
const TRIED = 12;

/** What a viewer tries is refused alike in both worlds: the reason tells nothing. */
function compareRefusals<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  state: G['state'],
  twin: G['state'],
  viewer: Viewer,
  random: Random,
): void {
  if (viewer === null) return;
  for (let i = 0; i < TRIED; i++) {
    const any = witness.moves[random.below(witness.moves.length)]!;
    const move = { ...any, seat: viewer };
    compare(
      `seat ${viewer} hears by ${game.moveWord(move)}`,
      game.explain(state, move),
      game.explain(twin, move),
    );
  }
}

/**
 * Imagines worlds from every viewer's view, all through a game: they look the same, are sound, and
 * can be played to the end.
 */
export function checkImagined<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  seeded: SeededGame<G['options']>,
  sparsity: number,
): void {
  const { random } = seeded;
  for (const { after, viewers, players } of pliesOf(game, witness, seeded, sparsity))
    for (const viewer of viewers) {
      const seen = game.view(after, viewer);
      const world = game.imagine(seen, random);
      const flaw = witness.flaw(world);
      if (flaw !== null) throw new Error(`imagined: ${flaw}`);
      compare('an imagined world tells', seen, game.view(world, viewer));
      if (random.below(IMAGINED_PLAYED) === 0)
        playToEnd(game, witness, world, players, seeded.seed);
    }
}

/** One in so many imagined worlds is played on. */
const IMAGINED_PLAYED = 16;
