import type { BotLevel } from '../../core/people.ts';
import type { Random } from '../../core/random.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Bot, Budget, ChosenMove } from '../contract/bot.ts';
import type { Answer, Question } from './question.ts';
import { finishRested, type Steps } from './steps.ts';

/**
 * A search that never rests takes a core for itself: on two cores, one frame in twenty then came
 * more than 60 ms after the tap it answers, and with these rests more than 45; 42 without any
 * search.
 */
const RHYTHM = { work: 8, rest: 8 };

/** By seat: how well a computer player was said to play; null for a person. */
type Levels = Question<unknown>['levels'];

/** The computer players of a game. */
interface Players<View, Move> {
  /** Those that need no time, by their level. */
  atOnce(levels: Levels): Readonly<Record<BotLevel, Bot<View, Move>>>;
  /** The strongest, which searches step by step. */
  search(view: View, random: Random, budget: Budget, levels: Levels): Steps<ChosenMove<Move>>;
}

/** Thinks about a question for as long as it allows. */
export const answering =
  <View, Move>({ atOnce, search }: Players<View, Move>) =>
  async (asked: Question<View>): Promise<Answer<Move>> => {
    const { id, level, view, levels, seed, milliseconds } = asked;
    const random = new SeededRandom(seed);
    const budget = { milliseconds, now: () => performance.now() };
    const { move } =
      level === 'bonfire'
        ? await finishRested(search(view, random, budget, levels), RHYTHM)
        : atOnce(levels)[level](view, random, budget);
    return { id, move };
  };
