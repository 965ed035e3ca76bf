import { availableParallelism } from 'node:os';
import { BLAZE_BOTS } from '../../src/lib/games/blaze/bots/index.ts';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { measureSearchMemory, type SearchMemory } from './bots-memory.ts';
import { playApart, viewsWithChoice, type MatchResult, type PlayerName } from './bots-match.ts';
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

const PAIRINGS: readonly (readonly [one: PlayerName, others: PlayerName])[] = [
  ['bonfire', 'yardstick'],
  ['flame', 'yardstick'],
  ['spark', 'yardstick'],
  ['bonfire', 'flame'],
  ['cheater', 'yardstick'],
];

const VIEWS = 40;
const ITERATIONS = 20_000;

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

/**
 * Every pairing at tables of every size, and the speed and memory of the search; four players under
 * the plain names, others with their number.
 */
export async function measureBots({ games, players }: BotsPlan): Promise<BotsFigures> {
  const iterationsPerCpuSecond = measureSearch();
  const memory = await measureSearchMemory();
  const bots: Record<string, Strength> = {};
  for (const count of players)
    for (const [one, others] of PAIRINGS) {
      const name = `${one}-vs-${others}${count === 4 ? '' : `-${count}p`}`;
      console.error(`Playing ${name} …`);
      bots[name] = await measure(one, others, count, games);
    }
  return { bots, search: { iterationsPerCpuSecond }, memory };
}

/** Plays the same deals once from every seat, on every core a part of them. */
async function measure(
  one: PlayerName,
  others: PlayerName,
  players: number,
  games: number,
): Promise<Strength> {
  const deals = Math.ceil(games / players);
  const cores = Math.min(availableParallelism(), deals);
  const firstOf = (core: number): number => 1 + Math.floor((deals * core) / cores);
  const parts = Array.from({ length: cores }, (_, core) =>
    playApart({ one, others, players, from: firstOf(core), to: firstOf(core + 1) }),
  );
  return strengthOf(await Promise.all(parts), deals);
}

function strengthOf(parts: readonly MatchResult[], deals: number): Strength {
  const wins = parts
    .map((part) => part.wins)
    .reduce((sums, more) => sums.map((sum, seat) => sum + more[seat]!));
  const games = deals * wins.length;
  const won = sumOf(wins);
  const milliseconds = sumOf(parts.map((part) => part.milliseconds));
  return {
    winRate: rounded(won / games, 4),
    interval: wilson(won, games),
    games,
    msPerMove: rounded(milliseconds / sumOf(parts.map((part) => part.moves)), 2),
    bySeat: wins.map((count) => rounded(count / deals, 3)),
  };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

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
  const views = viewsWithChoice(VIEWS);
  const random = new SeededRandom(1);
  let iterations = 0;
  const seconds = cpuSeconds(() => {
    for (const seen of views)
      iterations += BLAZE_BOTS.bonfire(seen, random, { iterations: ITERATIONS }).iterations;
  });
  return Math.round(iterations / seconds);
}
