import { fileURLToPath } from 'node:url';
import { BLAZE_BOTS } from '../../src/lib/games/blaze/bots/index.ts';
import { choices } from '../../src/lib/games/blaze/bots/bonfire/bonfire.ts';
import { search } from '../../src/lib/games/blaze/bots/bonfire/search.ts';
import { GREEDY, SEASONED } from '../../src/lib/games/blaze/bots/habits.ts';
import { yardstick, type YardstickView } from '../../src/lib/games/blaze/bots/yardstick.ts';
import type { Budget } from '../../src/lib/games/contract/bot.ts';
import { finish } from '../../src/lib/games/bots/steps.ts';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle, type Random } from '../../src/lib/core/random.ts';
import { seatsFrom, type Seat } from '../../src/lib/core/seats.ts';
import type { MoveCode } from '../../src/lib/games/contract/move-code.ts';
import { deal, cardsToDeal } from '../../src/lib/games/blaze/rules/deal.ts';
import { toCode } from '../../src/lib/games/blaze/rules/moves.ts';
import { play } from '../../src/lib/games/blaze/rules/play.ts';
import { switchesFor } from '../../src/lib/games/blaze/rules/rulebook.ts';
import { finalResult } from '../../src/lib/games/blaze/rules/scoring.ts';
import { BlazeState, DEAL, OVER } from '../../src/lib/games/blaze/rules/state.ts';
import { view, type BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { runApart } from './apart.ts';

/**
 * A player as the measurement seats it. It is handed the full state so that one can be made to
 * cheat; all others look at their view only.
 */
type Player = (s: BlazeState, seat: Seat, random: Random) => MoveCode;

/** What a search may take in a game. */
const THINKING: Budget = { milliseconds: 50, now: () => performance.now() };
/** One world is all there is to see for a cheater: a few playouts tell everything. */
const CHEATER_ITERATIONS = 64;

const honest =
  (level: BotLevel): Player =>
  (s, seat, random) =>
    toCode(BLAZE_BOTS[level](view(s, seat), random, THINKING).move);

const PLAYERS = {
  spark: honest('spark'),
  flame: honest('flame'),
  bonfire: honest('bonfire'),
  yardstick: (s, seat) => toCode(yardstick(view(s, seat) as BlazeView & YardstickView)),
  cheater: (s, seat, random) => cheat(s, seat, random),
} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof PLAYERS;

/** Games of one player against others of another kind: these deals, each from every seat. */
export interface Match {
  readonly one: PlayerName;
  readonly others: PlayerName;
  readonly players: number;
  /** The deals by their seeds: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface MatchResult {
  /** Games the one player won, by the seat it had. */
  readonly wins: readonly number[];
  /** What it thought, by the clock. */
  readonly milliseconds: number;
  readonly moves: number;
}

const SELF = fileURLToPath(import.meta.url);

/** Plays a match in a process of its own. */
export const playApart = async (match: Match): Promise<MatchResult> =>
  JSON.parse(await runApart(SELF, [JSON.stringify(match)])) as MatchResult;

function playMatch({ one, others, players, from, to }: Match): MatchResult {
  const wins = seatsFrom(0, players).map(() => 0);
  let milliseconds = 0;
  let moves = 0;
  for (let seed = from; seed < to; seed++)
    for (const seat of seatsFrom(0, players)) {
      const winner = playGame(seed, players, (s, at, random) => {
        if (at !== seat) return PLAYERS[others](s, at, random);
        const start = performance.now();
        const code = PLAYERS[one](s, at, random);
        milliseconds += performance.now() - start;
        moves++;
        return code;
      });
      if (winner === seat) wins[seat]!++;
    }
  return { wins, milliseconds, moves };
}

/**
 * A game of the 2021 edition with betting; who wins it. Ties cannot be: the rules part them all.
 */
function playGame(seed: number, players: number, choose: Player): Seat {
  const cards = new SeededRandom(seed);
  const minds = new SeededRandom(~seed);
  const switches = switchesFor({ betting: true }, players);
  const s = new BlazeState({ players, first: seed % players, switches });
  while (s.phase !== OVER)
    if (s.phase === DEAL) deal(s, shuffle(cardsToDeal(s), cards));
    else play(s, choose(s, s.turn, minds));
  return finalResult(s).ranking[0]!;
}

/**
 * Views of a four-player game among yardsticks, one wherever somebody had a choice; the first so
 * many.
 */
export function viewsWithChoice(count: number): readonly BlazeView[] {
  const views: BlazeView[] = [];
  playGame(1, 4, (s, seat) => {
    if (choices(s, seat).length > 1 && views.length < count) views.push(view(s, seat));
    return PLAYERS.yardstick(s, seat);
  });
  return views;
}

/** Bonfire's search in the game as it really stands. */
function cheat(s: BlazeState, seat: Seat, random: Random): MoveCode {
  const worlds = {
    empty: () => new BlazeState(s.setup),
    draw: (into: BlazeState) => into.copyFrom(s),
  };
  const codes = choices(s, seat);
  const others = [GREEDY, SEASONED];
  const question = { seat, codes, worlds, own: SEASONED, others, random };
  return finish(search(question, { iterations: CHEATER_ITERATIONS })).code;
}

const [path, match] = process.argv.slice(1);
if (path === SELF && match) console.log(JSON.stringify(playMatch(JSON.parse(match) as Match)));
