import { assert } from '../../../../core/assert.ts';
import type { Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { Budget, ChosenMove } from '../../../contract/bot.ts';
import { QuickRandom } from '../../../bots/quick-random.ts';
import { finish, type Steps } from '../../../bots/steps.ts';
import { actionOf, DISCARD, toMove, type HanabiMove, type MoveCode } from '../../rules/moves.ts';
import { HanabiState, OVER, scoreOf } from '../../rules/state.ts';
import type { HanabiView } from '../../rules/view.ts';
import { FLAME, type Habits } from '../habits.ts';
import { choices, instinct } from '../instinct.ts';
import { Remembered } from '../memory.ts';
import { recall } from '../recall.ts';
import { Worlds } from './worlds.ts';

/**
 * In doubt instinct's move stands: others must be better by so many points, about, for the root of
 * the number of worlds; by more where it plays a card, as putting that off is hardly ever punished.
 */
const DOUBT = { play: 5, other: 3 } as const;
/** How much more often a card that a clue was about is one that can be played. */
const TRUST = 20;

/** Who the others are taken for: a computer player for what it is, a person for anybody. */
export type Partners = (seat: Seat) => readonly Habits[];

/**
 * The strongest player: tries its moves in many worlds that agree with all it knows, plays on by
 * instinct, and takes the move after which the table scores most.
 */
export const bonfire =
  (partners: Partners) =>
  (view: HanabiView, random: Random, budget: Budget): ChosenMove<HanabiMove> =>
    finish(deliberate(view, partners, random, budget));

/** The same, bit by bit. */
export function* deliberate(
  view: HanabiView,
  partners: Partners,
  random: Random,
  budget: Budget,
): Steps<ChosenMove<HanabiMove>> {
  const { viewer } = view;
  assert(viewer !== null, 'a player has a seat');
  const quick = new QuickRandom(random);
  const memory = recall(view, quick);
  const codes = choices(memory, viewer, FLAME);
  const [only, ...others] = codes;
  if (others.length === 0) return { move: toMove(only!), iterations: 0 };
  const playsCard = actionOf(only!) < DISCARD;
  const worlds = new Worlds(memory, viewer, TRUST, quick);
  const spent = spentOf(budget);
  const sums = new Float64Array(codes.length);
  const halvings = Math.ceil(Math.log2(codes.length));
  const empty = () => new Remembered(new HanabiState(memory.state.setup));
  const [world, playout] = [empty(), empty()];
  let left = codes.map((_, i) => i);
  let iterations = 0;
  let tried = 0;
  for (let halving = 1; left.length > 1; halving++) {
    do {
      worlds.draw(world);
      for (const i of left) {
        playout.copyFrom(world);
        sums[i]! += worthOf(playout, codes[i]!, viewer, partners, tried);
      }
      tried++;
      iterations += left.length;
      yield;
    } while (spent(iterations) < halving / halvings);
    const doubt = (playsCard ? DOUBT.play : DOUBT.other) * Math.sqrt(tried);
    const score = (i: number): number => sums[i]! + (i === 0 ? doubt : 0);
    left.sort((a, b) => score(b) - score(a) || a - b);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return { move: toMove(codes[left[0]!]!), iterations };
}

/** What the game comes to after a move, played on by instinct. */
function worthOf(
  m: Remembered,
  code: MoveCode,
  seat: Seat,
  partners: Partners,
  world: number,
): number {
  m.play(code);
  const s = m.state;
  while (s.phase !== OVER) {
    const models = partners(s.turn);
    const habits = s.turn === seat ? FLAME : models[world % models.length]!;
    m.play(instinct(m, s.turn, habits));
  }
  return scoreOf(s);
}

function spentOf(budget: Budget): (iterations: number) => number {
  if ('iterations' in budget) return (iterations) => iterations / budget.iterations;
  const { now, milliseconds } = budget;
  const start = now();
  return () => (now() - start) / milliseconds;
}
