import { asAny } from '../../../src/lib/games/contract/as-any.ts';
import type { Kit } from '../../../src/lib/games/contract/kit.ts';
import type { Game } from '../../../src/lib/games/contract/rules.ts';
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

  usual: {},
  optionsOf: (kept) => ('mild' in kept && kept.mild === true ? { mild: true } : {}),

  settingsOf: () => ({}),

  loadScreens: async () => asAny((await import('./ui/screens.ts')).screens),
  loadLessons: async () => asAny((await import('./ui/lessons/lessons.ts')).lessons),
};
