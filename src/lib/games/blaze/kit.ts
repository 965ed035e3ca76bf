import { BOT_LEVELS } from '../../core/people.ts';
import { asAny } from '../contract/as-any.ts';
import type { Kit } from '../contract/kit.ts';
import type { Game } from '../contract/rules.ts';
import type { BlazeTypes } from './bots/merits.ts';
import { blaze } from './rules/index.ts';
import { DEFAULT_HOUSE, houseOf, optionsOf } from './ui/options/house.ts';
import { standing } from './rules/standing.ts';

/** Everything Blaze brings. */
export const kit: Kit<BlazeTypes> = {
  // Rules know nothing of computer players.
  rules: blaze as Game<BlazeTypes>,

  standing,
  bots: {
    levels: BOT_LEVELS,
    loadThinker: async () => {
      const { blazeThinker } = await import('./bots/thinker.ts');
      return blazeThinker();
    },
  },
  demonstration: { players: 4, options: { edition: '2021', betting: true } },

  usual: optionsOf(DEFAULT_HOUSE),
  optionsOf: (kept) => optionsOf(houseOf(kept)),
  settingsOf: () => ({}),

  loadScreens: async () => asAny((await import('./ui/screens.ts')).screens),
  loadLessons: async () => asAny((await import('./ui/lessons/lessons.ts')).lessons),
};
