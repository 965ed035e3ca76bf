import { languages } from '../../src/lib/i18n/languages.ts';
import { stumblesOver, ALL_LOOKS } from '../../tests/e2e/stumbles.ts';
import { appScreens, windowScreens } from '../shots/app-screens.ts';
import { botScreens } from '../shots/bot-screens.ts';
import { handScreens } from '../shots/hand-screens.ts';
import { Stage } from '../shots/stage.ts';
import { tableScreens } from '../shots/table-screens.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

/** A screen begins where the one before it has ended, so that each group is set in one go. */
const GROUPS = [appScreens, windowScreens, tableScreens, handScreens, botScreens].flatMap(
  (screens) => languages.map((language) => ({ screens, language })),
);

/**
 * Every screen in every language, at every size and with large text: nothing is cut off, covered or
 * too small, and axe finds no barrier.
 */
export const screensSoak = (): Soak =>
  browserSoak(
    { name: 'screens', unit: 'groups of screens', usual: GROUPS.length },
    async ({ browser, host }, seed) => {
      const { screens, language } = GROUPS[seed % GROUPS.length]!;
      const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
      // A screen that is set while another program wants the machine may take its time.
      context.setDefaultTimeout(120_000);
      const stumbles: string[] = [];
      try {
        const stage = await Stage.on(await context.newPage(), host.home, language);
        for (const screen of screens)
          stumbles.push(...(await stumblesOver(stage, screen, ALL_LOOKS)));
      } finally {
        await context.close();
      }
      const wrong =
        stumbles.length === 0 ? null : `seed ${seed}, ${language}: ${stumbles.join('\n')}`;
      return { wrong, counts: { looks: screens.length * ALL_LOOKS.length } };
    },
  );
