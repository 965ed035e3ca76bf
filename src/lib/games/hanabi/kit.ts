import { BOT_LEVELS } from '../../core/people.ts';
import { asAny } from '../contract/as-any.ts';
import type { Kit } from '../contract/kit.ts';
import type { Game } from '../contract/rules.ts';
import type { HanabiTypes } from './bots/merits.ts';
import { hanabi } from './rules/index.ts';
import { standing } from './rules/standing.ts';
import { optionsOf, settingsOf } from './ui/options/agreed.ts';

/** Everything Hanabi brings. */
export const kit: Kit<HanabiTypes> = {
  // Rules know nothing of computer players.
  rules: hanabi as Game<HanabiTypes>,

  standing,
  bots: {
    levels: BOT_LEVELS,
    loadThinker: async () => {
      const { hanabiThinker } = await import('./bots/thinker.ts');
      return hanabiThinker();
    },
  },
  demonstration: { players: 3, options: {} },

  usual: {},
  optionsOf,
  settingsOf,

  loadScreens: async () => asAny((await import('./ui/screens.ts')).screens),
  loadLessons: async () => asAny((await import('./ui/lessons/lessons.ts')).lessons),
};
