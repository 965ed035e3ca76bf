import { availableParallelism } from 'node:os';
import { BOT_LEVELS, type BotLevel } from '../../src/lib/core/people.ts';
import { rounded, spreadOf, type Spread } from './figures.ts';
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
  /** Whose figures are asked for; their partners are all there are. */
  readonly levels: readonly BotLevel[];
}

type ByName<Figure> = Readonly<Record<string, Figure>>;

/** Milliseconds by the clock for a move. */
interface Pace extends Spread {
  readonly mean: number;
  readonly longest: number;
}

export interface HanabiFigures {
  readonly hanabi: {
    /** Alone with its like, by level and number of players. */
    readonly self: ByName<ByName<Score>>;
    /** Two players, by level and partner. */
    readonly with: ByName<ByName<Score>>;
    readonly msPerMove: ByName<Pace>;
  };
}

/** Every level alone with its like, and with every other player there is. */
export async function measureHanabiBots(plan: HanabiPlan): Promise<HanabiFigures> {
  const { levels, players } = plan;
  const alone = levels.flatMap((level) => players.map((count) => aloneAt(level, count)));
  const pairs = levels.flatMap((level) => PARTNERS.map((name): Table => [level, name]));
  const results = await playTables([...alone, ...pairs], plan);
  const scoreAt = (table: Table): Score => scoreOf(results.get(nameOf(table))!);
  const times = [...results.values()].flat().map((part) => part.times);
  return {
    hanabi: {
      self: byName(levels, (level) => byName(players, (count) => scoreAt(aloneAt(level, count)))),
      with: byName(levels, (level) => byName(PARTNERS, (name) => scoreAt([level, name]))),
      msPerMove: byName(levels, (level) => paceOf(times.flatMap((part) => part[level]))),
    },
  };
}

type Table = readonly PlayerName[];

const PARTNERS: readonly PlayerName[] = [...STRANGER_NAMES, ...BOT_LEVELS];

const aloneAt = (level: BotLevel, players: number): Table => Array<BotLevel>(players).fill(level);

/** The same for the same players in any order: everybody sits as often anywhere. */
const nameOf = (table: Table): string => [...table].sort().join(', ');

const byName = <Name extends string | number, Figure>(
  names: readonly Name[],
  figureOf: (name: Name) => Figure,
): ByName<Figure> => Object.fromEntries(names.map((name) => [name, figureOf(name)]));

/** Deals of a process: few enough that something is heard of it every now and then. */
const DEALS = { byRule: 250, searched: 10 } as const;
/** About how much longer a move takes that is searched. */
const SEARCHED = 250;

const isSearched = (table: Table): boolean => table.includes('bonfire');

/** Plays the same deals at each table, and says on stderr how far it is. */
async function playTables(
  all: readonly Table[],
  plan: HanabiPlan,
): Promise<ReadonlyMap<string, readonly MatchResult[]>> {
  const tables = [...new Map(all.map((table) => [nameOf(table), table])).values()];
  const gamesAt = (table: Table): number => (isSearched(table) ? plan.searched : plan.games);
  const workAt = (table: Table): number =>
    sumOf(table.map((name) => (name === 'bonfire' ? SEARCHED : 1))) / table.length;
  const progress = new Progress(sumOf(tables.map((table) => gamesAt(table) * workAt(table))));
  const results = new Map<string, readonly MatchResult[]>();
  for (const [i, table] of tables.entries()) {
    const label = `${i + 1} of ${tables.length}: ${table.join(', ')}`;
    const games = gamesAt(table);
    let played = 0;
    const parts = await playAll(table, games, ({ scores }) => {
      played += scores.length;
      progress.add(scores.length * workAt(table));
      if (played < games) progress.sayNowAndThen(`${label}: ${played} of ${games} games`);
    });
    results.set(nameOf(table), parts);
    const { mean, storms } = scoreOf(parts);
    const lost = `${rounded(100 * storms, 2)} % lost to storms`;
    progress.say(`${label}: ${mean} in ${games} games, ${lost}${paceIn(table, parts)}`);
  }
  return results;
}

function paceIn(table: Table, parts: readonly MatchResult[]): string {
  if (!isSearched(table)) return '';
  const { p50, p95 } = paceOf(parts.flatMap(({ times }) => times.bonfire));
  return `, p50 ${p50} and p95 ${p95} ms a move of bonfire`;
}

/** On every core a part of the deals at a time. */
async function playAll(
  players: Table,
  games: number,
  onPart: (part: MatchResult) => void,
): Promise<readonly MatchResult[]> {
  const cores = availableParallelism();
  const size = isSearched(players) ? DEALS.searched : DEALS.byRule;
  const deals = Math.max(1, Math.min(size, Math.ceil(games / cores)));
  const parts: MatchResult[] = [];
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= games) {
      const from = next;
      next = Math.min(from + deals, games + 1);
      const part = await playApart({ players, from, to: next });
      parts.push(part);
      onPart(part);
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
  return parts;
}

/** Seconds between two lines about the same table. */
const SILENCE = 15;

/** How far a long measurement is, told on stderr with a guess of what is left. */
class Progress {
  private readonly start = performance.now();
  private said = this.start;
  private done = 0;

  constructor(private readonly whole: number) {}

  add(work: number): void {
    this.done += work;
  }

  sayNowAndThen(text: string): void {
    if (performance.now() - this.said >= 1000 * SILENCE) this.say(text);
  }

  say(text: string): void {
    this.said = performance.now();
    const left = ((this.said - this.start) * (this.whole - this.done)) / this.done;
    console.error(this.done < this.whole ? `${text}; about ${inWords(left)} left` : text);
  }
}

const inWords = (milliseconds: number): string =>
  milliseconds < 90_000
    ? `${Math.ceil(milliseconds / 1000)} seconds`
    : `${Math.round(milliseconds / 60_000)} minutes`;

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

const paceOf = (times: readonly number[]): Pace => ({
  mean: rounded(sumOf(times) / times.length, 2),
  ...spreadOf(times),
  longest: times.reduce((longest, time) => Math.max(longest, time), 0),
});
