import type { Kit } from '../../../src/lib/games/contract/kit.ts';
import type { Game } from '../../../src/lib/games/contract/rules.ts';
import type { AnyScreens, Lessons } from '../../../src/lib/games/contract/screens.ts';
import type { LanternTypes } from './bots/merits.ts';
import { lanterns } from './rules/index.ts';
import { standing } from './rules/standing.ts';

/** Everything Lanterns brings. */
export const kit: Kit<LanternTypes> = {
  // Rules know nothing of computer players.
  rules: lanterns as Game<LanternTypes>,

  standing,
  bots: {
    levels: ['flame'],
    loadThinker: async () => (await import('./bots/thinker.ts')).lanternThinker(),
  },
  demonstration: { players: 2, options: { mild: true } },

  optionsOf: (kept) => ('mild' in kept && kept.mild === true ? { mild: true } : {}),

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
