import type { BotLevel } from '../../src/lib/core/people.ts';
import type { MomentName } from './moments.ts';
import type { Screen } from './screens.ts';
import type { Stage } from './stage.ts';

const waitForGames = ({ page, words }: Stage): Promise<void> =>
  page.getByRole('heading', { name: words.shelf.continue }).waitFor();

/** The home page with games at these moments, the last one being the newest. */
const homeWith =
  (...moments: readonly MomentName[]): Screen['set'] =>
  async (stage) => {
    await stage.layIn(moments);
    await stage.visit('');
    await waitForGames(stage);
  };

const SEVERAL = ['over', 'asking', 'burning'] as const;

/** Lays a new table at which these play, by seat. */
async function layWithBots(stage: Stage, players: readonly (BotLevel | null)[]): Promise<void> {
  const { bots } = stage.words.setup;
  await stage.visit('new/');
  for (const [seat, bot] of players.entries())
    await stage.page.getByLabel(bots.who(seat + 1)).selectOption(bot ?? 'person');
}

/** The screens round a game; the first are those of somebody who has never played. */
export const appScreens: readonly Screen[] = [
  {
    name: 'home',
    long: true,
    set: async (stage) => {
      await stage.visit('');
      await stage.page.locator('[role="status"].ready').waitFor();
    },
  },
  {
    name: 'home-alone',
    set: async (stage) => {
      await stage.visit('');
      await stage.tap(stage.words.home.alone);
      await stage.until(stage.button(stage.words.setup.alone.close));
    },
    clear: (stage) => stage.tap(stage.words.setup.alone.close),
  },
  {
    name: 'home-challenge',
    // The fourth moment shows every kind of card.
    set: async (stage) => {
      await stage.visit('');
      const { page, picture } = stage;
      // Pictures of other games may stand below.
      const next = page.getByRole('button', { name: picture.next }).first();
      for (let step = 1; step < 4; step++) await next.click();
    },
    of: ({ page }) => page.locator('section h2').first(),
  },
  {
    name: 'home-install',
    set: async (stage) => {
      await stage.visit('');
      await stage.tap(stage.words.install.help);
      await stage.until(stage.page.getByRole('dialog'));
    },
  },
  {
    name: 'set-up',
    long: true,
    set: async (stage) => {
      await stage.visit('new/');
      await stage.until(stage.button(stage.words.setup.deal));
    },
  },
  {
    name: 'set-up-bots',
    long: true,
    set: (stage) => layWithBots(stage, [null, 'spark', 'flame', 'bonfire']),
  },
  {
    name: 'set-up-nobody',
    set: async (stage) => {
      await layWithBots(stage, ['flame', 'spark', 'flame', 'bonfire']);
      await stage.until(stage.page.getByText(stage.words.setup.bots.nobody));
    },
  },
  {
    name: 'set-up-rules',
    set: async (stage) => {
      await stage.visit('new/');
      await stage.tap(stage.words.setup.explain);
    },
  },
  { name: 'settings', long: true, set: (stage) => stage.visit('settings/') },
  {
    name: 'learn',
    long: true,
    set: async (stage) => {
      await stage.visit('learn/');
      await stage.until(stage.page.locator('.lessons .telling'));
    },
  },
  { name: 'not-found', set: (stage) => stage.visit('nowhere') },
  {
    name: 'unopened',
    set: async (stage) => {
      await stage.visit('play/#gone');
      await stage.until(stage.button(stage.words.shelf.newGame));
    },
  },
  {
    name: 'home-one-game',
    long: true,
    set: homeWith('answering'),
  },
  {
    name: 'home-games',
    long: true,
    set: homeWith(...SEVERAL),
  },
  {
    name: 'home-game-menu',
    long: true,
    set: async (stage) => {
      await homeWith(...SEVERAL)(stage);
      // Whoever plays is called what they please.
      const [more = ''] = stage.words.shelf.more('|').split('|');
      await stage.page.getByRole('button', { name: more }).first().click();
    },
  },
  {
    name: 'set-up-again',
    long: true,
    set: async (stage) => {
      await stage.bringIn('over');
      const [, id] = stage.page.url().split('#');
      await stage.visit(`new/#${id}`);
      await stage.until(stage.button(stage.words.setup.deal));
    },
  },
];

/** What two windows show. */
export const windowScreens: readonly Screen[] = [
  {
    name: 'elsewhere',
    set: async (stage) => {
      await stage.bringIn('opening');
      const address = stage.page.url().slice(stage.home.length);
      await stage.page.goto('about:blank');
      const other = await stage.page.context().newPage();
      await other.goto(stage.home + address);
      await other.getByRole('button', { name: stage.game.play.bar.menu }).waitFor();
      await stage.visit(address);
      // A page waits a moment for another to let go.
      await stage.page.clock.runFor(3000);
      await stage.until(stage.button(stage.game.play.elsewhere.here));
    },
    clear: async ({ page }) => {
      for (const window of page.context().pages()) if (window !== page) await window.close();
    },
  },
];
