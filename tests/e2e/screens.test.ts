import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/lib/i18n/languages.ts';
import { appScreens, windowScreens } from '../../scripts/shots/app-screens.ts';
import { botScreens } from '../../scripts/shots/bot-screens.ts';
import { handScreens } from '../../scripts/shots/hand-screens.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { tableScreens } from '../../scripts/shots/table-screens.ts';
import { test } from './app.ts';
import { flawsOf } from './layout.ts';
import { sizes } from './sizes.ts';

/** In play fingers are in a hurry; elsewhere, links in a row may be a little smaller. */
const TARGET = 44;
const SMALLER = 24;

const GROUPS = [
  { group: 'the app', screens: appScreens },
  // Apart: every document opened runs the page's clock from its beginning, step by step.
  { group: 'two windows', screens: windowScreens },
  { group: 'the table', screens: tableScreens },
  { group: 'open hands', screens: handScreens },
  { group: 'computer players', screens: botScreens },
] as const;

/** The smallest phone and the largest tablet, for text at twice its size. */
const EXTREMES = [sizes[0], sizes[3]] as const;

async function setText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent;
  }, size);
}

/** What waits on the page's clock, which stands still: it is moved on a little until that has come. */
async function withTime<T>(page: Page, work: Promise<T>): Promise<T> {
  let settled = false;
  const settle = () => (settled = true);
  void work.then(settle, settle);
  while (!settled) await page.clock.runFor(5);
  return work;
}

/** What somebody would stumble over on this screen, as it lies now. */
async function stumblesOn(page: Page, where: string): Promise<readonly string[]> {
  const inPlay = /\/(?:play|watch)\/$/.test(new URL(page.url()).pathname);
  // Nothing here lies in frames, and without looking for them it is faster.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await withTime(page, axe.analyze());
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  // Last: by now what follows the size of the glass has done so.
  const flaws = await flawsOf(page, inPlay ? TARGET : SMALLER);
  return [...flaws, ...barriers].map((flaw) => `${where}: ${flaw}`);
}

for (const language of languages) {
  for (const { group, screens } of GROUPS) {
    test.describe(`${group}, ${language}`, () => {
      test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } });

      test('nothing is in the way at any size of glass and text', async ({ page, host }) => {
        test.setTimeout(600_000);
        const stage = await Stage.on(page, host.home, language);
        const stumbles: string[] = [];
        for (const { name, set, clear } of screens) {
          // On the largest glass everybody's plate is in sight.
          await page.setViewportSize(sizes[3]);
          await set(stage);
          for (const size of sizes) {
            await page.setViewportSize(size);
            stumbles.push(...(await stumblesOn(page, `${name}, ${size.width}`)));
          }
          await setText(page, '200%');
          for (const size of EXTREMES) {
            await page.setViewportSize(size);
            stumbles.push(...(await stumblesOn(page, `${name}, ${size.width}, large text`)));
          }
          await setText(page, '100%');
          await clear?.(stage);
        }
        expect(stumbles).toEqual([]);
      });
    });
  }
}
