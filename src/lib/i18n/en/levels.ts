import type { BotLevel } from '../../core/people.ts';

/** The levels of computer players, weakest first. */
export const levels: Readonly<Record<BotLevel, string>> = {
  spark: 'Spark',
  flame: 'Flame',
  bonfire: 'Bonfire',
};

/** After a name: "Cinder, computer player, Spark" */
export const bot = (level: BotLevel): string => `computer player, ${levels[level]}`;
