import * as hanabi from '../../tests/e2e/privacy/hanabi-worlds.ts';
import { compareWorlds, pairOf } from '../../tests/e2e/privacy/worlds.ts';
import { browserSoak, type Stand } from './in-browser.ts';
import { ofEachGame } from './played.ts';
import type { Soak } from './trials.ts';

type Compare = (stand: Stand, i: number) => Promise<string | null>;

/** By game, what is wrong with a pair of worlds. */
const WORLDS = ofEachGame<Compare>('pairs of worlds', {
  blaze: async ({ browser, host }, i) => {
    const pair = pairOf(i);
    const found = await compareWorlds(browser, host, pair, 'the viewer');
    return found && `${pair.looks} in ${pair.stage}: ${found}`;
  },
  hanabi: async ({ browser, host }, i) => {
    const pair = hanabi.pairOf(i);
    const found = await hanabi.compareWorlds(browser, host, pair);
    return found && `${pair.looks} of ${pair.played.names.length}: ${found}`;
  },
});

/**
 * Real pages in two worlds that differ in what the viewer may not see: everything that can be seen
 * of them is the same.
 */
export const worldsSoak = (): Soak =>
  browserSoak({ name: 'worlds', unit: 'pairs of worlds', usual: 200 }, async (stand, seed) => {
    const { own } = WORLDS[seed % WORLDS.length]!;
    const wrong = await own(stand, Math.floor(seed / WORLDS.length));
    return wrong && `seed ${seed}, ${wrong}`;
  });
