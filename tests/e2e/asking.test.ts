import { expect, type Locator } from '@playwright/test';
import { handOf } from '../../scripts/shots/hands.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { sizes } from './sizes.ts';

/** Ash beats the last card, and others may add to it. */
const lastBeat = () => handOf({ task: 'endsIt', cards: 6, players: 5 });

/** What asks, and what answers. */
const asking = ({ page, game }: Stage, way: Way): { asks: Locator; answers: Locator } => {
  const { passed, plate } = game.table;
  return way === 'passed'
    ? {
        asks: page.getByText(passed.adding),
        answers: page.getByRole('button', { name: new RegExp(`^${passed.nobody}`) }),
      }
    : {
        asks: page.getByText(plate.ask),
        answers: page.getByRole('button', { name: new RegExp(`${plate.of('', plate.done)}$`) }),
      };
};

/** Brings such a hand to the glass and beats everything with it; tells whose it was. */
async function beatAll(stage: Stage, way: Way): Promise<string> {
  const { page, game } = stage;
  const name = await stage.bringToTable(lastBeat(), way);
  if (way === 'middle') await stage.openHand(name);
  else await stage.hold(stage.button(game.table.passed.opens(name)));
  await stage.ready(1);
  await page.locator('.actions .primary').click();
  await stage.until(asking(stage, way).asks.first());
  return name;
}

test.use({ viewport: sizes[3] });

for (const way of ['passed', 'middle'] as const) {
  test(`once Ash has beaten everything, the table asks in sight at every size, and Ash leads by one press: ${way}`, async ({
    page,
    host,
  }) => {
    const stage = await Stage.on(page, host.home, 'en');
    const name = await beatAll(stage, way);
    await expect(page.locator('section.hand')).toHaveCount(0);
    await expect(page.locator('main.table')).toBeVisible();

    const { asks, answers } = asking(stage, way);
    for (const { width, height } of sizes) {
      await resize(page, [width, height]);
      for (const part of [...(await asks.all()), ...(await answers.all())])
        await expect(part, `at ${width}`).toBeInViewport({ ratio: 1 });
    }
    const { table, story } = stage.game;
    const opens =
      way === 'passed' ? table.passed.opens(name) : table.plate.of(name, table.plate.open);
    const skip = stage.button(story.telling.skip);
    for (let left = await answers.count(); left > 0; left--) {
      // What has only just moved takes no press yet; it moves by the browser's own clock.
      await page.evaluate(() => window.drawn());
      await page.clock.runFor(700);
      await answers.first().click();
      await expect(async () => {
        await page.clock.runFor(40);
        expect(await answers.count()).toBeLessThan(left);
      }).toPass();
    }
    await stage.until(skip.or(stage.button(opens)).first());
    // What has only just come takes no press yet.
    await page.clock.runFor(500);
    if (await skip.isVisible()) await stage.tap(story.telling.skip);
    await stage.until(stage.button(opens));
    await expect(page.locator('main.cover')).toHaveCount(0);
    await stage.hold(stage.button(opens));
    await stage.until(page.locator('section.hand'));
  });
}

/** Plates on which what is asked lies on an answer, or is too long for its line: whose they are. */
const crowdedPlates = () =>
  [...document.querySelectorAll('.plate')].flatMap((plate) => {
    const [asks, answers] = [plate.querySelector(':scope > p'), plate.querySelector('.actions')];
    if (!asks || !answers) return [];
    const [a, b] = [asks, answers].map((each) => each.getBoundingClientRect());
    const beside = a!.right <= b!.left || b!.right <= a!.left;
    const apart = beside || a!.bottom <= b!.top || b!.bottom <= a!.top;
    return apart && asks.scrollWidth <= asks.clientWidth ? [] : [plate.ariaLabel ?? ''];
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('who takes and what is asked lie beside its answers', async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'es');
    await stage.bringToTable('taking', 'middle');
    for (const { width, height } of sizes) {
      await resize(page, [width, height]);
      expect(await page.evaluate(crowdedPlates), `at ${width}`).toEqual([]);
    }
  });
});
