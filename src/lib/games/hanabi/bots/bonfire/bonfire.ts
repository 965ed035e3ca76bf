import { assert } from '../../../../core/assert.ts';
import type { Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { Budget, ChosenMove } from '../../../contract/bot.ts';
import { actionOf, type MoveCode } from '../../../contract/move-code.ts';
import { halve } from '../../../bots/halving.ts';
import { QuickRandom } from '../../../bots/quick-random.ts';
import { finish, type Steps } from '../../../bots/steps.ts';
import { DISCARD, toMove, type HanabiMove } from '../../rules/moves.ts';
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
  const [habit, ...others] = codes;
  if (others.length === 0) return { move: toMove(habit!), iterations: 0 };
  const worlds = new Worlds(memory, viewer, TRUST, quick);
  const empty = () => new Remembered(new HanabiState(memory.state.setup));
  const [drawn, playout] = [empty(), empty()];
  const playouts = {
    nextWorld: () => worlds.draw(drawn),
    worthOf(code: MoveCode, world: number) {
      playout.copyFrom(drawn);
      return worthOf(playout, code, viewer, partners, world);
    },
  };
  const doubt = actionOf(habit!) < DISCARD ? DOUBT.play : DOUBT.other;
  const { code, iterations } = yield* halve({ codes, habit: habit!, doubt }, playouts, budget);
  return { move: toMove(code), iterations };
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
