import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { momentOf, type MomentName } from './moments.ts';
import { withBots } from './playing.ts';
import type { Screen } from './screens.ts';
import type { Stage } from './stage.ts';

/** The table at a moment, as the device goes round. */
const table = (moment: MomentName, way: Way): Screen => ({
  name: `table-${moment}-${way}`,
  set: async (stage) => void (await stage.bringToTable(moment, way)),
});

async function lookOnTo(stage: Stage, words: string): Promise<void> {
  const dialog = stage.page.getByRole('dialog');
  const { telling } = stage.game.story;
  // What is told on the table before would go by itself.
  await stage.tap(telling.skip);
  await stage.until(dialog);
  for (let picture = 0; picture < 8; picture++) {
    if ((await dialog.innerText()).includes(words)) return;
    await stage.tap(telling.next);
  }
  throw new Error(`Nothing told says: ${words}`);
}

/** A table that is left as it was: one screen after the other is set on it. */
const asked = (stage: Stage): Promise<void> => stage.stayAt('asking', 'passed');

/** A sheet over that table. */
const sheet = (name: 'log' | 'rules' | 'menu' | 'undo'): Screen => ({
  name,
  set: async (stage) => {
    await asked(stage);
    await stage.tap(stage.game.play.bar[name]);
    await stage.until(stage.page.getByRole('dialog'));
  },
  clear: async (stage) => {
    await stage.tap(stage.game.play.close);
    await stage.until(stage.page.locator('main.table'));
  },
});

/** Covers, the public table, and what lies over it. */
export const tableScreens: readonly Screen[] = [
  { name: 'cover-nobody', set: async (stage) => void (await stage.bringIn('asking')) },
  { name: 'cover-passed', set: async (stage) => void (await stage.bringIn('answering')) },
  {
    name: 'cover-passed-on',
    // Ana has opened, and hands the device on.
    set: async (stage) => {
      const name = await stage.bringIn('opening');
      await stage.hold(stage.button(stage.game.table.cover.open(name)));
      await stage.ready(1);
      await stage.page.locator('button.primary').click();
      await stage.until(stage.page.getByRole('heading', { name: 'Ben' }));
    },
  },
  {
    name: 'cover-middle',
    set: async (stage) => {
      const name = await stage.bringToTable('answering', 'middle');
      const { plate } = stage.game.table;
      await stage.page.clock.runFor(300);
      await stage.button(plate.of(name, plate.open)).hover();
      await stage.page.mouse.down();
      await stage.until(stage.page.locator('main.cover'));
    },
    clear: async (stage) => stage.page.mouse.up(),
  },
  table('opening', 'middle'),
  table('opening', 'passed'),
  table('aside', 'middle'),
  {
    name: 'table-company-middle',
    set: async (stage) => {
      // Whoever is in turn, and who sits to their left.
      const company = withBots(momentOf('answering'), (after) =>
        after < 2 ? BOT_LEVELS[1] : null,
      );
      await stage.bringToTable(company, 'middle');
      await stage.until(stage.page.locator('.plate.due:not(.own)'));
    },
  },
  table('answering', 'middle'),
  table('answering', 'passed'),
  table('asking', 'middle'),
  table('asking', 'passed'),
  table('taking', 'middle'),
  table('taking', 'passed'),
  table('burning', 'middle'),
  table('burning', 'passed'),
  table('betting', 'middle'),
  table('betting', 'passed'),
  sheet('log'),
  sheet('rules'),
  sheet('menu'),
  sheet('undo'),
  {
    name: 'undo-request',
    set: async (stage) => {
      await stage.bringToTable('asking', 'middle');
      await stage.tap(stage.game.play.bar.undo);
      await stage.tap(stage.game.play.undo.ask);
      await stage.until(
        stage.page.getByRole('button', { name: stage.game.table.undo.keep }).first(),
      );
    },
  },
  {
    name: 'trouble',
    set: async (stage) => {
      await asked(stage);
      await stage.page.evaluate(() => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('No room is left.', 'QuotaExceededError');
        };
      });
      await stage.page.getByRole('button', { name: stage.game.table.passed.nobody }).click();
      await stage.until(stage.page.getByRole('alert'));
    },
  },
  {
    name: 'broken',
    set: async (stage) => {
      await stage.bringToTable('asking', 'passed');
      await stage.page.evaluate(() => {
        dispatchEvent(new ErrorEvent('error', { error: new Error('A spark') }));
      });
      await stage.until(stage.button(stage.game.ending.broken.back));
    },
  },
  {
    name: 'told-bets',
    set: async (stage) => {
      await stage.bringIntoHand('roundEnding');
      await stage.ready(1);
      await stage.page.locator('button.primary').click();
      await lookOnTo(stage, stage.game.story.telling.betsOpen);
      // Coins are turned one after the other, by the browser's own clock: all have paid.
      await stage.page.waitForFunction(() => document.querySelector('.point') !== null);
      await stage.page.evaluate(() => {
        for (const turned of document.getAnimations())
          if (turned.effect?.getComputedTiming().endTime !== Infinity) turned.finish();
      });
    },
  },
  {
    name: 'round-over',
    long: true,
    set: async (stage) => void (await stage.bringToTable('between', 'passed')),
  },
  {
    name: 'final',
    long: true,
    set: async (stage) => void (await stage.bringToTable('over', 'passed')),
  },
];
