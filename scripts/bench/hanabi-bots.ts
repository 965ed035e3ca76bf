import { availableParallelism } from 'node:os';
import { BOT_LEVELS, type BotLevel } from '../../src/lib/core/people.ts';
import { rounded } from './figures.ts';
import { playApart, STRANGER_NAMES, type MatchResult, type PlayerName } from './hanabi-match.ts';

/** What a table scores. */
interface Score {
  readonly mean: number;
  /** 95 %, by the normal distribution. */
  readonly interval: readonly [number, number];
  /** Share of the games that the third storm ended. */
  readonly storms: number;
  readonly games: number;
}

export interface HanabiPlan {
  /** For players by rule of thumb; who searches plays fewer. */
  readonly games: number;
  readonly searched: number;
  readonly players: readonly number[];
}

type ByName<Figure> = Readonly<Record<string, Figure>>;

export interface HanabiFigures {
  readonly hanabi: {
    /** Alone with its like, by level and number of players. */
    readonly self: ByName<ByName<Score>>;
    /** Two players, by level and partner. */
    readonly with: ByName<ByName<Score>>;
    /** Milliseconds by the clock, by level: the mean, and the longest move of all. */
    readonly msPerMove: ByName<{ readonly mean: number; readonly longest: number }>;
  };
}

/** Every level alone with its like, and with every other player there is. */
export async function measureHanabiBots(plan: HanabiPlan): Promise<HanabiFigures> {
  const times = new Map<BotLevel, MatchResult[]>(BOT_LEVELS.map((level) => [level, []]));
  const score = async (level: BotLevel, others: readonly PlayerName[]): Promise<Score> => {
    const isSearched = [level, ...others].includes('bonfire');
    console.error(`Playing ${[level, ...others].join(', ')} …`);
    const parts = await playAll([level, ...others], isSearched ? plan.searched : plan.games);
    times.get(level)!.push(...parts);
    return scoreOf(parts);
  };
  const self: Record<string, ByName<Score>> = {};
  const partners: Record<string, ByName<Score>> = {};
  for (const level of BOT_LEVELS) {
    self[level] = await byName(plan.players, (count) =>
      score(level, Array<PlayerName>(count - 1).fill(level)),
    );
    partners[level] = await byName([...STRANGER_NAMES, ...BOT_LEVELS], (name) =>
      score(level, [name]),
    );
  }
  const msPerMove = Object.fromEntries(
    [...times].map(([level, parts]) => [level, timeOf(parts)] as const),
  );
  return { hanabi: { self, with: partners, msPerMove } };
}

async function byName<Name extends string | number>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Score>,
): Promise<ByName<Score>> {
  const figures: Record<string, Score> = {};
  for (const name of names) figures[String(name)] = await measure(name);
  return figures;
}

/** The same deals for everybody, on every core a part of them. */
function playAll(players: readonly PlayerName[], games: number): Promise<readonly MatchResult[]> {
  const cores = Math.min(availableParallelism(), games);
  const firstOf = (core: number): number => 1 + Math.floor((games * core) / cores);
  return Promise.all(
    Array.from({ length: cores }, (_, core) =>
      playApart({ players, from: firstOf(core), to: firstOf(core + 1) }),
    ),
  );
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

function scoreOf(parts: readonly MatchResult[]): Score {
  const scores = parts.flatMap((part) => part.scores);
  const games = scores.length;
  const mean = sumOf(scores) / games;
  const variance = sumOf(scores.map((score) => (score - mean) ** 2)) / games;
  const half = 1.96 * Math.sqrt(variance / games);
  return {
    mean: rounded(mean, 2),
    interval: [rounded(mean - half, 2), rounded(mean + half, 2)],
    storms: rounded(sumOf(parts.map(({ storms }) => storms)) / games, 4),
    games,
  };
}

const timeOf = (parts: readonly MatchResult[]) => ({
  mean: rounded(
    sumOf(parts.map((part) => part.milliseconds)) / sumOf(parts.map((part) => part.moves)),
    2,
  ),
  longest: rounded(Math.max(...parts.map((part) => part.longest)), 1),
});
