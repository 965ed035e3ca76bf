import { SeededRandom } from '../../src/lib/core/random.ts';
import { hanabiBots } from '../../src/lib/games/hanabi/bots/index.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiView } from '../../src/lib/games/hanabi/rules/view.ts';
import { momentOf, random, stateOf, type Played } from '../../tests/e2e/hanabi.ts';
import { NoSuchMoment, type Moment } from './playing.ts';

/** A moment of a game, as a condition on what everybody sees. */
interface Wanted {
  readonly players: number;
  /** After so many acts nobody knows what they play. */
  readonly boldAfter?: number;
  readonly until: (table: HanabiView) => boolean;
}

/** Games that are tried before a moment counts as one that never comes. */
const MOST_GAMES = 200;

const wasClue = ({ acts }: HanabiView): boolean => acts.at(-1)?.move.do === 'clue';
const grown = ({ stacks }: HanabiView): number => stacks.filter((height) => height > 0).length;
/** In the midst of a game, with a clue just given and one to give. */
const midway = (table: HanabiView): boolean =>
  wasClue(table) && table.clues > 1 && table.score > 7 && grown(table) > 3;

const WANTED = {
  two: { players: 2, until: midway },
  three: { players: 3, until: midway },
  four: { players: 4, until: midway },
  five: { players: 5, until: midway },
  lap: { players: 4, until: ({ lap, score }) => lap === 3 && score > 17 },
  over: { players: 4, until: ({ phase, score }) => phase === 'over' && score > 20 },
  stormed: {
    players: 3,
    boldAfter: 16,
    until: ({ phase, storms }) => phase === 'over' && storms === 0,
  },
} satisfies Readonly<Record<string, Wanted>>;

export type HanabiMoment = keyof typeof WANTED;

const { flame } = hanabiBots(() => 'flame');

/** Plays on as people do who have played before; null where the moment does not come. */
function playUntil(wanted: Wanted, seed: number): Played | null {
  const { players, boldAfter = Infinity, until } = wanted;
  const chance = new SeededRandom(seed);
  const dealt = random(players, seed);
  const state = stateOf(dealt);
  const moves = [];
  while (!until(hanabi.view(state, null))) {
    const turn = hanabi.turn(state);
    if (turn < 0 || turn >= players) return null;
    const view = hanabi.view(state, turn);
    const bold = { seat: turn, do: 'play', slot: 0 } as const;
    const isBold = view.acts.length >= boldAfter;
    const move = isBold ? bold : flame(view, chance, { iterations: 0 }).move;
    hanabi.play(state, hanabi.toCode(move));
    moves.push(move);
  }
  return { ...dealt, moves };
}

const found = new Map<HanabiMoment, Played>();

/** A moment by its name, looked for once: always the same one. */
export function hanabiMoment(name: HanabiMoment): Moment {
  for (let seed = 1; seed <= MOST_GAMES && !found.has(name); seed++) {
    const played = playUntil(WANTED[name], seed);
    if (played) found.set(name, played);
  }
  const played = found.get(name);
  if (!played) throw new NoSuchMoment(`No game of Hanabi comes to ${name}`);
  return momentOf(played);
}
