import { assert } from '../../../core/assert.ts';
import type { BotLevel } from '../../../core/people.ts';
import type { Random } from '../../../core/random.ts';
import type { Seat } from '../../../core/seats.ts';
import type { Bot } from '../../contract/bot.ts';
import { toMove, type HanabiMove } from '../rules/moves.ts';
import type { HanabiView } from '../rules/view.ts';
import { bonfire, type Partners } from './bonfire/bonfire.ts';
import { ANYBODY, FLAME, SPARK, type Habits } from './habits.ts';
import { instinct } from './instinct.ts';
import { recall } from './recall.ts';

type HanabiBot = Bot<HanabiView, HanabiMove>;

/** How a level plays on, as far as others can expect. */
const HABITS: Readonly<Record<BotLevel, Habits>> = { spark: SPARK, flame: FLAME, bonfire: FLAME };

/** A player by rule of thumb. */
const byHabit = (habits: Habits, view: HanabiView, random: Random): HanabiMove => {
  assert(view.viewer !== null, 'a player has a seat');
  return toMove(instinct(recall(view, random), view.viewer, habits));
};

const instinctive =
  (habits: Habits): HanabiBot =>
  (view, random) => ({ move: byHabit(habits, view, random), iterations: 0 });

/**
 * The computer players of Hanabi at a table where these levels are announced; `null` for a person,
 * or where nothing is known.
 */
export const hanabiBots = (levelOf: LevelOf): Readonly<Record<BotLevel, HanabiBot>> => ({
  spark: instinctive(SPARK),
  flame: instinctive(FLAME),
  bonfire: bonfire(partnersBy(levelOf)),
});

/** Who plays how, as it was announced; `null` for a person, or where nothing is known. */
type LevelOf = (seat: Seat) => BotLevel | null;

/** What others are taken for, where these levels are announced. */
export const partnersBy =
  (levelOf: LevelOf): Partners =>
  (seat) => {
    const level = levelOf(seat);
    return level === null ? ANYBODY : [HABITS[level]];
  };
