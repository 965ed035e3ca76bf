import { expect } from '@playwright/test';
import { brief } from '../../src/lib/games/blaze/words/brief.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { walk } from '../../src/lib/games/blaze/words/en/walk.ts';
import { game as spanish } from '../../src/lib/games/blaze/words/es/index.ts';
import { homeWords } from '../../src/lib/games/blaze/words/home.ts';
import { home as night } from '../../src/lib/games/hanabi/words/en/home.ts';
import { brief as hanabi } from '../../src/lib/games/hanabi/words/brief.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { errorsOf, moving, openAwake, test } from './app.ts';
import { doubleText, misfits } from './fits.ts';
import { SAMPLES, sizes } from './sizes.ts';

declare global {
  interface Window {
    /** How much has moved on the page by itself, as browsers count it. */
    moved: number;
  }
}

test('the challenge is told step by step, and back; with reduced motion nothing moves', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = errorsOf(page);
  await openAwake(page, host.home);
  const { title } = await homeWords('en');
  const told = page.getByRole('region', { name: title });
  const table = told.getByRole('list', { name: walk.table });
  await expect(table.getByRole('img')).toHaveCount(2);
  await expect(told.getByRole('button', { name: walk.back })).toBeDisabled();
  for (const cards of [4, 6, 8, 8]) {
    await told.getByRole('button', { name: walk.next }).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(table.getByRole('img')).toHaveCount(cards);
  }
  await expect(table.getByRole('img', { name: 'Frost 2' })).toBeVisible();
  await told.getByRole('button', { name: walk.back }).click();
  await expect(told.getByText(walk.step(4, 5))).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('where things may move', () => {
  test.use(moving);

  test('the challenge plays by itself while it is in sight, until somebody steps through it', async ({
    page,
    host,
  }) => {
    await page.setViewportSize(sizes[2]);
    await page.clock.install();
    await openAwake(page, host.home);
    const told = page.getByRole('region', { name: (await homeWords('en')).title });
    const at = (step: number) => expect(told.getByText(walk.step(step, 5))).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(200);
      await at(1);
    }).toPass();
    await told.getByRole('button', { name: walk.next }).scrollIntoViewIfNeeded();
    const boxOf = () => told.getByRole('button', { name: walk.back }).boundingBox();
    await page.clock.runFor(100);
    const box = await boxOf();
    for (const step of [2, 3]) {
      await expect(async () => {
        await page.clock.runFor(1000);
        await at(step);
      }).toPass();
      expect(await boxOf()).toEqual(box);
    }
    // Out of sight it rests.
    await page.setViewportSize({ width: 820, height: 60 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => window.drawn());
    await page.clock.runFor(30_000);
    await at(3);
    await page.setViewportSize(sizes[2]);
    await told.getByRole('button', { name: walk.back }).click();
    await page.clock.runFor(30_000);
    await at(2);
  });
});

test('what another game is about is told step by step, once it is chosen', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  await openAwake(page, host.home);
  await expect(page.getByText(night.aim.text)).toBeHidden();
  await page.getByRole('radio', { name: 'Hanabi' }).press('Space');
  const told = page.getByRole('region', { name: night.title });
  await expect(told.getByText(night.aim.text)).toBeVisible();
  await expect(told.getByText(night.steps.hidden)).toBeVisible();
  await told.getByRole('button', { name: night.next }).press('Enter');
  await expect(told.getByText(night.steps.clue)).toBeVisible();
  await told.getByRole('button', { name: night.back }).press('Enter');
  await expect(told.getByText(night.steps.hidden)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a press is heard that came before the page was awake', async ({ page, host }) => {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(host.home, { waitUntil: 'commit' });
  await page.getByRole('button', { name: en.home.alone }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  wake();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a newcomer is invited to play, told of no games, and reads what it is all about on every way into a first game, and on none later', async ({
  page,
  host,
}) => {
  const { aim } = brief.en;
  const said = page.getByText(aim.text);
  await openAwake(page, host.home);
  await expect(page.getByRole('link', { name: 'New game' })).toHaveAttribute('href', /new\/$/);
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Resume' })).toBeHidden();
  await expect(said).toBeVisible();
  for (const fact of aim.facts.split(' · '))
    await expect(page.getByText(fact).first()).toBeVisible();
  await page.goto(`${host.home}new/`);
  // While the table is being laid it stands in the place of both.
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await openAwake(page, host.home);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await expect(page.getByRole('dialog').getByText(aim.text)).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: en.setup.learn }).click();
  await page.waitForURL(/learn\/$/);
  await openAwake(page, host.home);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: 'Spark' }).click();
  await page.waitForURL(/play\/#/);
  await openAwake(page, host.home);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Play alone' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(aim.text)).toBeHidden();
});

test('the chosen language is there on the next visit', async ({ page, host }) => {
  await openAwake(page, host.home);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Un desafío de Blaze' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a table is laid on in another language, and nothing typed is lost', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  const name = page.getByLabel(en.setup.people.name(2));
  await name.fill('Ana');
  await page.getByText(game.options.title, { exact: true }).click();
  await page.getByRole('switch', { name: game.options.betting }).uncheck();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('switch', { name: spanish.options.betting })).not.toBeChecked();
  await expect(page.getByLabel(es.setup.people.name(2))).toHaveValue('Ana');
});

test('a language can be chosen where storage is blocked', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  const errors = errorsOf(page);
  await openAwake(page, host.home);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Un desafío de Blaze' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the bird stirs now and then, comes to rest, and keeps still for whoever wants no motion', async ({
  page,
  host,
}) => {
  await page.clock.install({ time: 0 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(host.home);
  const bird = page.locator('svg.bird');
  await bird.waitFor();
  // From here on time goes as it is told: the bird does not stir while the machine is busy.
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(10_000);
  await expect(bird).toHaveAttribute('data-deeds', '0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Whenever the first pause began, two of them have an end in this.
  await page.clock.runFor(2 * 4200);
  await expect(bird).toHaveAttribute('data-deeds', '2');
  await page.clock.runFor(300_000);
  await expect(bird).toHaveAttribute('data-deeds', '16');
});

const { viewport, locale } = SAMPLES[0];

test.describe(`${viewport.width} by ${viewport.height}, ${locale}`, () => {
  test.use({ viewport, locale });

  test('everything fits, with text at 100 % and at 200 %', async ({ page, host }) => {
    await page.goto(host.home);
    await page
      .getByRole('button', { name: /Next|Siguiente/ })
      .first()
      .click();
    expect(await page.evaluate(misfits)).toEqual([]);
    await doubleText(page);
    expect(await page.evaluate(misfits)).toEqual([]);
  });
});

test('a small phone has the whole challenge on one screen', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAwake(page, host.home);
  const { title } = await homeWords('en');
  const told = page.getByRole('region', { name: title });
  await told.getByRole('button', { name: walk.next }).click();
  await told.getByRole('heading').evaluate((heading) => heading.scrollIntoView());
  await expect(told.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(told.getByRole('button', { name: walk.next })).toBeInViewport({ ratio: 1 });
});

for (const locale of ['en-GB', 'es-ES'])
  test.describe(`while the page comes, ${locale}`, () => {
    test.use({ locale });

    for (const viewport of sizes)
      test(`nothing moves at ${viewport.width}`, async ({ page, host }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          window.moved = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              window.moved += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await openAwake(page, host.home);
        await page.getByRole('button', { name: /Next|Siguiente/ }).waitFor();
        await page.evaluate(() => window.drawn());
        expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01);
      });
  });

test('every page tells those who search what the app is', async ({ page, host }) => {
  for (const name of ['', 'new/', 'settings/', 'play/', 'watch/', 'licences/']) {
    const answer = await page.request.get(`${host.home}${name}`);
    const html = await answer.text();
    expect(html.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]*Fireside[^<]*</);
  }
});

test('whoever wants to watch, learn or play alone says which game, and gets that one', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  const { home, setup } = en;
  const dialog = page.getByRole('dialog');
  await openAwake(page, host.home);
  for (const [wish, path] of [
    [home.watch, 'watch'],
    [home.learn, 'learn'],
  ] as const) {
    await page.getByRole('link', { name: wish }).click();
    for (const { title } of GAMES)
      await expect(dialog.getByRole('link', { name: title })).toBeVisible();
    await dialog.getByRole('link', { name: 'Hanabi' }).click();
    await page.waitForURL(new RegExp(`${path}/#hanabi$`));
    await expect(page).toHaveTitle(/Hanabi/);
    await openAwake(page, host.home);
  }
  await page.getByRole('button', { name: home.alone }).click();
  await dialog.getByRole('radio', { name: 'Hanabi' }).press('Space');
  await expect(dialog.getByText(hanabi.en.aim.text)).toBeVisible();
  await dialog.getByRole('button', { name: setup.bots.levels.spark }).click();
  await page.waitForURL(/play\/#/);
  await expect(page).toHaveTitle(/Hanabi/);
  expect(errors).toEqual([]);
});
