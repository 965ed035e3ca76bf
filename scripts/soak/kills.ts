import { StaticHost } from '../../tests/e2e/server.ts';
import { Survival } from '../../tests/e2e/robot/survival.ts';
import { browserVersion, ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../set-up.mjs';
import { BROWSER_FOLDERS } from './sources.ts';
import type { Soak } from './trials.ts';

/** What is counted. */
const MIDWAY = 'with a move under way';
const SHOWN = 'of them shown, and kept';

/**
 * The browser of a running game is killed once a trial, with all its processes, and the game is
 * opened again: everything the screen has shown is there, behind a cover. A seed says where, but no
 * two runs meet the very same moment.
 */
export function killsSoak(): Soak {
  const host = new StaticHost();
  const survival = new Survival(host);
  return {
    name: 'kills',
    unit: 'kills',
    usual: 300,
    sources: BROWSER_FOLDERS,
    open: async () => {
      ensureBrowser();
      ensureBuilt();
      await host.start();
    },
    versions: () => [browserVersion()],
    trial: async (seed) => {
      const before = survival.toll;
      const wrong = await survival.trial(seed);
      const { midway, shown, kept } = survival.toll;
      return {
        wrong,
        counts: {
          [MIDWAY]: midway - before.midway,
          [SHOWN]: shown - before.shown,
          'not shown, and kept as well': kept - before.kept,
        },
      };
    },
    judge: (counts) =>
      counts[MIDWAY] === 0 || counts[SHOWN] === 0
        ? 'no kill met a move under way that had been shown: nothing could be lost'
        : null,
    close: async () => {
      await survival.close();
      await host.stop();
    },
  };
}
