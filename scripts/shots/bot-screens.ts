import { stopClock } from '../../tests/e2e/patience.ts';
import type { Screen } from './screens.ts';

/** Games with computer players. */
export const botScreens: readonly Screen[] = [
  { name: 'alone-many', set: (stage) => stage.bringAlone('ashMany') },
  { name: 'alone-bets', set: (stage) => stage.bringAlone('betting') },
  {
    name: 'alone-advice',
    set: async (stage) => {
      await stage.bringAlone('ashFew');
      await stage.tap(stage.game.advice.ask);
      await stage.until(stage.page.locator('[role=status]').filter({ hasText: /[.:]/ }).first());
    },
  },
  {
    name: 'alone-table',
    set: async (stage) => {
      await stage.bringAlone('ashFew');
      await stage.tap(stage.game.play.bots.tableName);
      await stage.until(stage.page.locator('main.table'));
    },
  },
  {
    name: 'watching',
    set: async (stage) => {
      await stage.visit('watch/');
      // What is told first goes on by itself, and would be over before the press of a busy machine;
      // a key is taken at once, where a pointer is only once what it meets was seen for a while.
      await stopClock(stage.page);
      await stage.button(stage.game.story.telling.skip).press('Enter');
      await stage.until(stage.button(stage.game.play.bots.hurry));
      // A challenge that is under way.
      await stage.until(stage.page.locator('[data-place="lane:1:0"]'));
    },
  },
];
