import { BOT_LEVELS } from '../../core/people.ts';
import type { Kit } from '../contract/kit.ts';
import type { Game } from '../contract/rules.ts';
import type { AnyScreens, Lessons } from '../contract/screens.ts';
import type { BlazeTypes } from './bots/merits.ts';
import { blaze } from './rules/index.ts';
import { houseOf, optionsOf } from './ui/options/house.ts';
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

  optionsOf: (kept) => optionsOf(houseOf(kept)),
  settingsOf: () => ({}),

  loadScreens: async () => {
    const { screens } = await import('./ui/screens.ts');
    // They are shown what these rules give, and nothing else.
    return screens as unknown as AnyScreens;
  },

  loadLessons: async () => {
    const { lessons } = await import('./ui/lessons/lessons.ts');
    // They are given their own words.
    return lessons as unknown as Lessons;
  },
};
