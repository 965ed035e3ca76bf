import { fileURLToPath } from 'node:url';
import { BOT_LEVELS, type BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle, type Random } from '../../src/lib/core/random.ts';
import type { Seat } from '../../src/lib/core/seats.ts';
import type { MoveCode } from '../../src/lib/games/contract/move-code.ts';
import { FLAME, IMPULSIVE, PLAIN, type Habits } from '../../src/lib/games/hanabi/bots/habits.ts';
import { hanabiBots } from '../../src/lib/games/hanabi/bots/index.ts';
import { instinct } from '../../src/lib/games/hanabi/bots/instinct.ts';
import { recall } from '../../src/lib/games/hanabi/bots/recall.ts';
import { faceOf, WHOLE_DECK } from '../../src/lib/games/hanabi/rules/cards.ts';
import { legal } from '../../src/lib/games/hanabi/rules/legal.ts';
import { MOST_MOVES, toCode } from '../../src/lib/games/hanabi/rules/moves.ts';
import { deal, play } from '../../src/lib/games/hanabi/rules/play.ts';
import { switchesFor } from '../../src/lib/games/hanabi/rules/rulebook.ts';
import { HanabiState, PLAYING, scoreOf } from '../../src/lib/games/hanabi/rules/state.ts';
import { view, type HanabiView } from '../../src/lib/games/hanabi/rules/view.ts';
import { runApart } from './apart.ts';
import { rounded } from './figures.ts';

/**
 * Stand-ins for people, with how many moves in a hundred are slips: a clue or a discard at random.
 * L takes clues by their words, gives them so, and looks after nobody's next discard. I plays at
 * once what a clue is about. C plays what is likely, and looks after the others.
 */
const STRANGERS = {
  L: { habits: PLAIN, slips: 0 },
  I: { habits: IMPULSIVE, slips: 8 },
  C: { habits: { ...FLAME, boldness: 60, credit: -Infinity, likely: 101 }, slips: 5 },
} as const satisfies Record<string, { readonly habits: Habits; readonly slips: number }>;

export type Stranger = keyof typeof STRANGERS;
export type PlayerName = BotLevel | Stranger;
export const STRANGER_NAMES = Object.keys(STRANGERS) as readonly Stranger[];

/** Rollouts of the strongest player for a move: about a hundred milliseconds of them. */
const ITERATIONS = 960;

/** Games of these players, who sit down in turn: these deals. */
export interface Match {
  readonly players: readonly PlayerName[];
  /** The deals by their seeds: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface MatchResult {
  /** By game; the third storm makes it 0. */
  readonly scores: readonly number[];
  /** Games the third storm ended. */
  readonly storms: number;
  /** Milliseconds by the clock, of every move of each level. */
  readonly times: Readonly<Record<BotLevel, readonly number[]>>;
}

const SELF = fileURLToPath(import.meta.url);

/** Plays a match in a process of its own. */
export const playApart = async (match: Match): Promise<MatchResult> =>
  JSON.parse(await runApart(SELF, [JSON.stringify(match)])) as MatchResult;

type Player = (view: HanabiView, random: Random) => MoveCode;

const isLevel = (name: PlayerName): name is BotLevel => BOT_LEVELS.some((level) => level === name);

/** Every player gets its seat's view and nothing else; levels are announced, people are not. */
function playerNamed(name: PlayerName, levelOf: (seat: Seat) => BotLevel | null): Player {
  if (isLevel(name)) {
    const bot = hanabiBots(levelOf)[name];
    return (seen, random) => toCode(bot(seen, random, { iterations: ITERATIONS }).move);
  }
  const { habits, slips } = STRANGERS[name];
  return (seen, random) => {
    const memory = recall(seen, random);
    const slip = random.below(100) < slips ? slipOf(memory.state, seen.viewer!, random) : null;
    return slip ?? instinct(memory, seen.viewer!, habits);
  };
}

/** Anything but a play; null where nothing else can be done. */
function slipOf(s: HanabiState, seat: Seat, random: Random): MoveCode | null {
  const codes = new Int32Array(MOST_MOVES);
  // Plays are listed last.
  const others = legal(s, seat, codes) - s.count[seat]!;
  return others > 0 ? codes[random.below(others)]! : null;
}

function playMatch({ players, from, to }: Match): MatchResult {
  const scores: number[] = [];
  const times: Record<BotLevel, number[]> = { spark: [], flame: [], bonfire: [] };
  let storms = 0;
  for (let seed = from; seed < to; seed++) {
    // Everybody starts as often as the others, and sits as often anywhere.
    const nameAt = (seat: Seat) => players[(seat + (seed >> 1)) % players.length]!;
    const levelOf = (seat: Seat): BotLevel | null => {
      const name = nameAt(seat);
      return isLevel(name) ? name : null;
    };
    const seated = players.map((_, seat) => playerNamed(nameAt(seat), levelOf));
    const s = dealt(players.length, seed);
    const minds = new SeededRandom(~seed);
    while (s.phase === PLAYING) {
      const seen = view(s, s.turn);
      const start = performance.now();
      const code = seated[s.turn]!(seen, minds);
      const level = levelOf(s.turn);
      if (level) times[level].push(rounded(performance.now() - start, 2));
      play(s, code);
    }
    scores.push(scoreOf(s));
    if (s.storms === 0) storms++;
  }
  return { scores, storms, times };
}

function dealt(players: number, seed: number): HanabiState {
  const s = new HanabiState({ players, first: seed % players, switches: switchesFor({}) });
  deal(s, shuffle(WHOLE_DECK.map(faceOf), new SeededRandom(seed)));
  return s;
}

const [path, match] = process.argv.slice(1);
if (path === SELF && match) console.log(JSON.stringify(playMatch(JSON.parse(match) as Match)));
