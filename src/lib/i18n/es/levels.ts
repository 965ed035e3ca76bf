import type { BotLevel } from '../../core/people.ts';

export const levels: Readonly<Record<BotLevel, string>> = {
  spark: 'Chispa',
  flame: 'Llama',
  bonfire: 'Hoguera',
};

/** After a name: "Pavesa, jugador virtual, Chispa" */
export const bot = (level: BotLevel): string => `jugador virtual, ${levels[level]}`;
