import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { keeping, openUntilReady, test } from './app.ts';
import { sitDown } from './bot-tables.ts';
import { builtCodeWith } from './server.ts';

/** What people's games never load. */
const thinking = () => builtCodeWith('importScripts');

/**
 * What is told of the deal is over. A key is taken at once, and a pointer only once what it meets
 * has been seen for a while: a busy machine tells it all meanwhile.
 */
const skip = (page: Page) =>
  page.getByRole('button', { name: game.story.telling.skip }).press('Enter');

/** Keeps the answers of the worker back, as one that hangs does. */
const hangingWorker = () => {
  Worker.prototype.postMessage = () => {};
};

test.describe('a worker', () => {
  test('answers what it is asked, and goes with the game that needs it', async ({ page, host }) => {
    await page.addInitScript(() => {
      const started = Worker;
      let answers = 0;
      window.Worker = class extends started {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener('message', () => {
            document.documentElement.dataset['answers'] = `${++answers}`;
          });
        }
      };
    });
    const thinking = page.waitForEvent('worker');
    await sitDown(page, host, ['bonfire', 'flame', 'spark', null]);
    await skip(page);
    await expect(page.locator('html[data-answers]')).toBeAttached();
    const ended = (await thinking).waitForEvent('close');
    await page.getByRole('button', { name: game.play.bar.menu }).click();
    await page.getByRole('button', { name: game.play.menu.leave }).press('Enter');
    await ended;
    await page.getByRole('link', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: game.play.bar.log })).toBeVisible();
  });

  test('that hangs does not hold up the game', async ({ page, host }) => {
    await page.addInitScript(hangingWorker);
    await sitDown(page, host, ['bonfire', 'bonfire', 'bonfire', null]);
    await skip(page);
    await expect(page.getByText(/attacks with/).first()).toBeAttached();
  });

  test('that cannot be loaded does not either', async ({ page, host }) => {
    await page.addInitScript(() => {
      const started = Worker;
      window.Worker = class extends started {
        constructor() {
          super('nowhere.js', { type: 'module' });
        }
      };
    });
    await sitDown(page, host, ['bonfire', 'bonfire', 'bonfire', null]);
    await skip(page);
    await expect(page.getByText(/attacks with/).first()).toBeAttached();
  });

  test.describe('without a network', () => {
    test.use(keeping);

    test('thinks, too', async ({ page, host }) => {
      const { home } = host;
      await openUntilReady(page, home);
      await host.stop();
      await page.context().setOffline(true);
      const thinking = page.waitForEvent('worker');
      await sitDown(page, { home }, ['bonfire', 'flame', 'spark', null]);
      expect((await thinking).url()).toContain('/immutable/');
      await skip(page);
      await expect(page.getByText(/attacks with/).first()).toBeAttached();
    });
  });
});

test('what computer players need is not loaded by a game of people alone', async ({
  page,
  host,
}) => {
  const [code = '', ...elsewhere] = thinking();
  expect(elsewhere).toEqual([]);
  const file = code.split('/').at(-1) ?? '';
  const loaded = () => host.asked.some((path) => path.endsWith(file));
  await sitDown(page, host, [null, null, null, null]);
  await page.getByRole('button', { name: game.table.cover.notMe }).click();
  await expect(page.locator('main.table')).toBeVisible();
  expect(loaded()).toBe(false);
  await sitDown(page, host, [null, null, null, 'flame']);
  await expect.poll(loaded).toBe(true);
});

test('computer players that do not come are told of, and play once they are loaded', async ({
  page,
  host,
}) => {
  const [code = ''] = thinking();
  await page.route(`**/${code.split('/').at(-1)}`, (route) => route.abort());
  await sitDown(page, host, ['spark', null, 'spark', 'spark']);
  await skip(page);
  const { thinkerless } = game.play;
  await expect(page.getByRole('alert')).toContainText(thinkerless.title);
  await page.unrouteAll();
  await page.getByRole('button', { name: thinkerless.again }).click();
  await expect(page.getByRole('button', { name: thinkerless.again })).toHaveCount(0);
  await expect(page.getByText(/^Ana attacks/).first()).toBeAttached();
});
