/**
 * What must be true of computer players in every game, one function a promise; each throws where
 * it is not.
 */
import type { BotLevel } from '../../../../core/people.ts';
import { SeededRandom } from '../../../../core/random.ts';
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { imagine } from '../../rules/imagine.ts';
import { toCode, type BlazeMove } from '../../rules/moves.ts';
import { finalResult } from '../../rules/scoring.ts';
import { type BlazeState } from '../../rules/state.ts';
import { IDLE_LIMIT } from '../../rules/rulebook.ts';
import { flaw } from '../../rules/testing/flaw.ts';
import { twin } from '../../rules/testing/twin.ts';
import { view, type BlazeView } from '../../rules/view.ts';
import { difference } from '../../../conformance/sameness.ts';
import { worthTo } from '../bonfire/worth.ts';
import { ImaginedWorlds } from '../bonfire/worlds.ts';
import { GREEDY, SEASONED } from '../habits.ts';
import { BLAZE_BOTS } from '../index.ts';
import { instinct, MOST_IDLE } from '../instinct.ts';
import { yardstick, type YardstickView } from '../yardstick.ts';
import { atRandom, playThrough, type Chooser, type Table } from './games.ts';

/** Enough to tell Bonfire's play from rules of thumb. */
const ITERATIONS = 16;

/** What a level chooses in a moment. */
export const choose = (level: BotLevel, s: BlazeState, seat: Seat, seed: number): BlazeMove =>
  BLAZE_BOTS[level](view(s, seat), new SeededRandom(seed), { iterations: ITERATIONS }).move;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const lastsNot = ({ mostIdle }: { readonly mostIdle: number }): void =>
  must(mostIdle < IDLE_LIMIT - 1, `hands rotate for ever: ${mostIdle} idle challenges`);

/** Computers of these levels play a whole game by the rules and let no hands rotate for ever. */
export function playWhole(table: Table, seed: number, levelOf: (seat: Seat) => BotLevel): void {
  lastsNot(
    playThrough(table, seed, (s, seat, random) =>
      toCode(choose(levelOf(seat), s, seat, random.below(1 << 30))),
    ),
  );
}

/**
 * A level chooses the same again, and whatever it cannot see; one in so many moves is looked at.
 */
export function chooseAgain(table: Table, seed: number, level: BotLevel, sparsity = 8): void {
  playThrough(table, seed, (s, turn, random) => {
    const draw = random.below(1 << 30);
    const move = choose(level, s, turn, draw);
    if (random.below(sparsity) === 0) {
      const other = twin({ state: s, move: null }, null, turn, random).state;
      must(difference(choose(level, s, turn, draw), move) === null, 'it chooses otherwise');
      must(difference(choose(level, other, turn, draw), move) === null, 'it knows what is hidden');
    }
    return toCode(move);
  });
}

/**
 * Rules of thumb are legal to the end of the game, wherever it leads, and rotate no hands for
 * ever.
 */
export function playByThumb(table: Table, seed: number): void {
  const habits = [GREEDY, SEASONED];
  lastsNot(playThrough(table, seed, (s, seat) => instinct(s, seat, habits[(seat + seed) % 2]!)));
  playThrough(table, seed, (s, seat, random) =>
    random.below(2) === 0 ? atRandom(s, seat, random) : instinct(s, seat, SEASONED),
  );
}

/** The greedy rule of thumb is the yardstick's. */
export function playGreedily(table: Table, seed: number): void {
  playThrough(table, seed, (s, seat) => {
    const greedy = instinct(s, seat, GREEDY);
    if (s.idle < MOST_IDLE)
      must(
        greedy === toCode(yardstick(view(s, seat) as BlazeView & YardstickView)),
        'the greedy way is not the yardstick',
      );
    return greedy;
  });
}

/** So many worlds the seat holds for possible. */
export function worldsOf(s: BlazeState, seat: Seat, count: number, random: SeededRandom) {
  const imagined = new ImaginedWorlds(imagine(view(s, seat), random), seat, random);
  return Array.from({ length: count }, (): BlazeState => {
    const into = imagined.empty();
    imagined.draw(into);
    return into;
  });
}

/**
 * The worlds of a search look to every seat as the game does, and lose no card; one in so many
 * moments is looked at.
 */
export function imagineWorlds(table: Table, seed: number, sparsity = 6): void {
  const random = new SeededRandom(~seed);
  const look: Chooser = (s, turn, chance) => {
    if (chance.below(sparsity) === 0)
      for (const seat of seatsFrom(0, table.players)) {
        const seen = view(s, seat);
        for (const world of worldsOf(s, seat, 2, random)) {
          const path = difference(view(world, seat), seen);
          must(path === null, `an imagined world looks different: ${path}`);
          const wrong = flaw(world);
          must(wrong === null, `an imagined world: ${wrong}`);
        }
      }
    return atRandom(s, turn, chance);
  };
  playThrough(table, seed, look);
}

/** What a game that is over comes to is most to its winner. */
export function weighTheEnd(table: Table, seed: number): void {
  const { state } = playThrough(table, seed, atRandom);
  const seats = seatsFrom(0, table.players);
  const best = seats.filter((seat) => worthTo(state, seat) > 0.9);
  must(
    best.length === 1 && best[0] === finalResult(state).ranking[0],
    `the end is worth most to ${best.join()}`,
  );
}
