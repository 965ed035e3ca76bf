import { BLAZE_BOTS } from '../../src/lib/bots/blaze/index.ts';
import { choices } from '../../src/lib/bots/blaze/bonfire/bonfire.ts';
import { search } from '../../src/lib/bots/blaze/bonfire/search.ts';
import { GREEDY, SEASONED } from '../../src/lib/bots/blaze/habits.ts';
import { yardstick, type YardstickView } from '../../src/lib/bots/blaze/yardstick.ts';
import type { Budget } from '../../src/lib/bots/bot.ts';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle, type Random } from '../../src/lib/core/random.ts';
import { seatsFrom, type Seat } from '../../src/lib/core/seats.ts';
import { deal, cardsToDeal } from '../../src/lib/games/blaze/deal.ts';
import { toCode, type MoveCode } from '../../src/lib/games/blaze/moves.ts';
import { play } from '../../src/lib/games/blaze/play.ts';
import { switchesFor } from '../../src/lib/games/blaze/options.ts';
import { finalResult } from '../../src/lib/games/blaze/scoring.ts';
import { BlazeState, DEAL, OVER } from '../../src/lib/games/blaze/state.ts';
import { view, type BlazeView } from '../../src/lib/games/blaze/view.ts';
import { measureSearchMemory, type SearchMemory } from './bots-memory.ts';
import { cpuSeconds } from './cpu.ts';
import { rounded } from './figures.ts';

/** How often one player wins at a table where all others are of another kind. */
export interface Strength {
  readonly winRate: number;
  /** Wilson's 95 % interval. */
  readonly interval: readonly [number, number];
  readonly games: number;
  /** Milliseconds by the clock for a move of the one player. */
  readonly msPerMove: number;
  /** Win rates by seat. */
  readonly bySeat: readonly number[];
}

/** A player as the measurement seats it. It is handed the full state so that one can be made to cheat; all others look at their view only. */
type Player = (s: BlazeState, seat: Seat, random: Random) => MoveCode;

/** What a search may take in a game. */
const THINKING: Budget = { milliseconds: 50, now: () => performance.now() };
/** One world is all there is to see for a cheater: a few playouts tell everything. */
const CHEATER_ITERATIONS = 64;
const ITERATIONS = 20_000;

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

type Name = keyof typeof PLAYERS;

/** Bonfire's search in the game as it really stands. */
function cheat(s: BlazeState, seat: Seat, random: Random): MoveCode {
  const worlds = {
    empty: () => new BlazeState(s.setup),
    draw: (into: BlazeState) => into.copyFrom(s),
  };
  const codes = choices(s, seat);
  const others = [GREEDY, SEASONED];
  const question = { seat, codes, worlds, own: SEASONED, others, random };
  return search(question, (iterations) => iterations / CHEATER_ITERATIONS).code;
}

const PAIRINGS: readonly (readonly [one: Name, others: Name])[] = [
  ['bonfire', 'yardstick'],
  ['flame', 'yardstick'],
  ['spark', 'yardstick'],
  ['bonfire', 'flame'],
  ['cheater', 'yardstick'],
];

/** How many players sit at the table; each number gives figures of its own. */
export interface BotsPlan {
  readonly games: number;
  readonly players: readonly number[];
}

export interface BotsFigures {
  readonly bots: Readonly<Record<string, Strength>>;
  readonly search: { readonly iterationsPerCpuSecond: number };
  readonly memory: SearchMemory;
}

/** Every pairing at tables of every size, and the speed and memory of the search; four players under the plain names, others with their number. */
export async function measureBots({ games, players }: BotsPlan): Promise<BotsFigures> {
  const bots = players.flatMap((count) =>
    PAIRINGS.map(([one, others]) => {
      const name = `${one}-vs-${others}${count === 4 ? '' : `-${count}p`}`;
      return [name, measure(PLAYERS[one], PLAYERS[others], count, games)] as const;
    }),
  );
  return {
    bots: Object.fromEntries(bots),
    search: { iterationsPerCpuSecond: measureSearch() },
    memory: await measureSearchMemory(),
  };
}

/** Plays the same deals once from every seat. */
function measure(one: Player, others: Player, players: number, games: number): Strength {
  const deals = Math.ceil(games / players);
  const wins = seatsFrom(0, players).map(() => 0);
  const thought = { ms: 0, moves: 0 };
  for (let seed = 1; seed <= deals; seed++)
    for (const seat of seatsFrom(0, players)) {
      const winner = playGame(seed, players, (s, at, random) => {
        if (at !== seat) return others(s, at, random);
        const start = performance.now();
        const code = one(s, at, random);
        thought.ms += performance.now() - start;
        thought.moves++;
        return code;
      });
      if (winner === seat) wins[seat]!++;
    }
  const won = wins.reduce((sum, count) => sum + count, 0);
  return {
    winRate: rounded(won / deals / players, 4),
    interval: wilson(won, deals * players),
    games: deals * players,
    msPerMove: rounded(thought.ms / thought.moves, 2),
    bySeat: wins.map((count) => rounded(count / deals, 3)),
  };
}

/** A game of the 2021 edition with betting; who wins it. Ties cannot be: the rules part them all. */
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

/** Score interval for a share (Wilson 1927). */
function wilson(won: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * games)) / games);
  const whole = 1 + (z * z) / games;
  return [rounded((middle - half) / whole, 4), rounded((middle + half) / whole, 4)];
}

/** Playouts a CPU second at moments of a game among yardsticks. */
function measureSearch(): number {
  const views: BlazeView[] = [];
  playGame(1, 4, (s, seat) => {
    if (choices(s, seat).length > 1 && views.length < 40) views.push(view(s, seat));
    return PLAYERS.yardstick(s, seat);
  });
  let iterations = 0;
  const random = new SeededRandom(1);
  const seconds = cpuSeconds(() => {
    for (const seen of views)
      iterations += BLAZE_BOTS.bonfire(seen, random, { iterations: ITERATIONS }).iterations;
  });
  return Math.round(iterations / seconds);
}
