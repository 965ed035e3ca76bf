import type { BotLevel } from '../../../core/people.ts';
import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import type { Bot } from '../../contract/bot.ts';
import { bonfire } from './bonfire/bonfire.ts';
import { flame } from './flame.ts';
import { spark } from './spark.ts';

/** The computer players of Blaze. */
export const BLAZE_BOTS: Readonly<Record<BotLevel, Bot<BlazeView, BlazeMove>>> = {
  spark: (view, random) => ({ move: spark(view, random), iterations: 0 }),
  flame: (view) => ({ move: flame(view), iterations: 0 }),
  bonfire,
};
