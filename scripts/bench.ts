/**
 * `npm run bench`: the product's figures, as a table; `--json` prints them as one JSON object and
 * nothing else, `--only a,b` measures only these parts. What Lighthouse says comes by `--only
 * lighthouse`, which fetches it; what a game alone costs somebody's finger by `--only taps-alone`;
 * what moves on the table, while a game is watched, by `--only film`.
 * The computer players' part runs by `--only bots` alone. It and the hand-overs take
 * `--game hanabi`, `--games N` for each figure and `--players 3,4,5` at the table; Hanabi's
 * computer players also `--levels bonfire`. Figures depend on the machine: compare them only with
 * what was measured beside them.
 */
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel } from '../src/lib/core/people.ts';
import { cleanUpWhenStopped } from './bench/clean-up.ts';
import { measureBots } from './bench/bots.ts';
import { measureBlaze, measureHanabi } from './bench/engine.ts';
import { measureFilm } from './bench/film.ts';
import { measureHanabiBots } from './bench/hanabi-bots.ts';
import { measureHanabiHandOvers } from './bench/hanabi-handoffs.ts';
import { measureHandOvers } from './bench/handoffs.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureReplay } from './bench/replay.ts';
import { measureStart } from './bench/start.ts';
import { measureStore } from './bench/store.ts';
import { measureTaps } from './bench/tap.ts';
import { measureTapsAlone } from './bench/taps-alone.ts';
import { wholeNumber } from './options.ts';

const PLAYERS = [3, 4, 5] as const;

type ByPlayers<Figure> = Readonly<Record<string, Figure>>;

const byPlayers = <Figure>(
  counts: readonly number[],
  measure: (players: number) => Figure,
): ByPlayers<Figure> => Object.fromEntries(counts.map((players) => [players, measure(players)]));

/** All at once: for what depends on no clock. */
const byPlayersAtOnce = async <Figure>(
  counts: readonly number[],
  measure: (players: number) => Promise<Figure>,
): Promise<ByPlayers<Figure>> =>
  Object.fromEntries(
    await Promise.all(counts.map(async (players) => [players, await measure(players)] as const)),
  );

/** What is asked for of one game; what is left out has its usual value. */
interface GameExtent {
  readonly game: 'blaze' | 'hanabi';
  readonly games: number | null;
  readonly players: readonly number[] | null;
  readonly levels: readonly BotLevel[] | null;
}

/** Every part measures on its own and gives its piece of the result. */
const PARTS = {
  engine: () => ({
    engine: {
      blaze: byPlayers(PLAYERS, measureBlaze),
      hanabi: byPlayers([2, ...PLAYERS], measureHanabi),
    },
    replay: measureReplay(),
  }),
  handoffs: async ({ game, games, players }: GameExtent) => ({
    handoffs:
      game === 'hanabi'
        ? await byPlayersAtOnce(players ?? [2, ...PLAYERS], (count) =>
            measureHanabiHandOvers(count, games ?? 300),
          )
        : await byPlayersAtOnce(players ?? PLAYERS, measureHandOvers),
  }),
  store: async () => ({ store: await measureStore() }),
  start: async () => ({ start: await measureStart() }),
  tap: async () => ({ tap: await measureTaps() }),
  'taps-alone': async () => ({ tapsAlone: await measureTapsAlone() }),
  film: async () => ({ film: await measureFilm() }),
  lighthouse: async () => ({ lighthouse: await measureLighthouse() }),
  bots: ({ game, games, players, levels }: GameExtent) =>
    game === 'hanabi'
      ? measureHanabiBots({
          games: games ?? 2000,
          searched: games ?? 300,
          players: players ?? [2, ...PLAYERS],
          levels: levels ?? BOT_LEVELS,
        })
      : measureBots({ games: games ?? 600, players: players ?? [4] }),
} as const satisfies Record<string, (plan: GameExtent) => object | Promise<object>>;

/** Only when asked for: they take long, or fetch what they need. */
const WHEN_ASKED = ['bots', 'film', 'lighthouse', 'taps-alone'];

type Part = keyof typeof PARTS;
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

interface Arguments {
  readonly json: boolean;
  readonly parts: readonly Part[];
  readonly plan: GameExtent;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      game: { type: 'string', default: 'blaze' },
      games: { type: 'string' },
      players: { type: 'string' },
      levels: { type: 'string' },
    },
  });
  const all = Object.keys(PARTS).filter((name) => !WHEN_ASKED.includes(name));
  const names = values.only?.split(',') ?? all;
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new Error(
      `No figure called ${unknown.join(', ')}; there is ${Object.keys(PARTS).join(', ')}.`,
    );
  const { game } = values;
  if (game !== 'blaze' && game !== 'hanabi')
    throw new Error(`--game needs blaze or hanabi, not ${game}.`);
  const plan = {
    game,
    games: values.games === undefined ? null : wholeNumber('--games', values.games, 1),
    players: values.players?.split(',').map((text) => tableOf(text, game)) ?? null,
    levels: values.levels?.split(',').map(levelOf) ?? null,
  } as const;
  return { json: values.json, parts: names.filter(isPart), plan };
}

function tableOf(text: string, game: 'blaze' | 'hanabi'): number {
  const least = game === 'hanabi' ? 2 : 3;
  if (!/^[2-5]$/.test(text) || Number(text) < least)
    throw new Error(`--players needs ${least} to 5, not ${text}.`);
  return Number(text);
}

function levelOf(text: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === text);
  if (!level) throw new Error(`--levels needs some of ${BOT_LEVELS.join(', ')}, not ${text}.`);
  return level;
}

/** A result as lines of `path  value`, each figure on its own. */
function tableLines(figures: object, path: readonly string[] = []): string[] {
  return Object.entries(figures).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? tableLines(value, [...path, key])
      : [`${[...path, key].join(' › ').padEnd(52)} ${String(value)}`],
  );
}

async function main(): Promise<void> {
  cleanUpWhenStopped();
  const { json, parts, plan } = readArguments();
  let figures = {};
  for (const part of parts) {
    if (!json) console.error(`Measuring ${part} …`);
    figures = { ...figures, ...(await PARTS[part](plan)) };
  }
  console.log(json ? JSON.stringify(figures) : tableLines(figures).join('\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
