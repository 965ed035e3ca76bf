import type { Way } from '../../src/lib/core/way.ts';
import type { MomentName } from './moments.ts';
import type { Screen } from './screens.ts';

/** The hand of whoever is in turn, with so many cards laid ready: upright, as it is passed on. */
const hand = (name: string, moment: MomentName, ready = 0, way: Way = 'passed'): Screen => ({
  name: `hand-${name}`,
  set: async (stage) => {
    await stage.bringIntoHand(moment, way);
    await stage.ready(ready);
  },
});

/** Open hands. */
export const handScreens: readonly Screen[] = [
  hand('fire', 'opening'),
  hand('fire-ready', 'opening', 1),
  hand('fire-many', 'fireMany'),
  hand('ash', 'ashFew'),
  hand('ash-ready', 'ashFew', 1),
  hand('ash-many', 'ashMany'),
  hand('ember', 'emberFew'),
  hand('ember-ready', 'emberFew', 1),
  hand('ember-many', 'emberMany'),
  // The device lies in the middle: they face the edge their owners sit at.
  hand('aside-ash', 'ashMany', 0, 'middle'),
  hand('aside-ember', 'emberMany', 0, 'middle'),
  hand('bets', 'betting'),
  {
    name: 'hand-bets-ready',
    set: async (stage) => {
      await stage.bringIntoHand('betting', 'passed');
      await stage.page.locator('.stakes button').first().click();
    },
  },
];
