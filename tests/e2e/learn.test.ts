import { expect } from '@playwright/test';
import { lessons as en } from '../../src/lib/games/blaze/words/en/lessons.ts';
import { lessons as es } from '../../src/lib/games/blaze/words/es/lessons.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { en as app } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { isAwake } from './saved.ts';
import { SAMPLES } from './sizes.ts';

const { card } = game.cards;

const LOW = [
  [320, 568],
  [375, 553],
  [844, 340],
] as const;

test('a newcomer plays the first challenge in all three roles, and is led on', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  await page.goto(host.home);
  await isAwake(page);
  await page.getByRole('link', { name: app.home.learn }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blaze' }).click();
  const play = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    // What was pressed may be gone: keys go on from somewhere.
    await expect(page.locator('.lessons :focus')).toHaveCount(1);
  };
  const said = page.locator('.lessons .telling');
  const outstanding = page.locator('.lessons .hand .lit');
  const { challenge } = en.steps;
  await expect(said).toContainText(challenge[0]!.say);
  // What is asked for stands out, as what can be played does in a game.
  await expect(outstanding).toHaveCount(2);
  await expect(page.getByRole('button', { name: card('y2') }).first()).toHaveClass(/lit/);
  await play(card('r7'));
  await expect(said).toContainText(challenge[0]!.else!);
  await play(card('y2'));
  await play(card('b9'));
  await expect(said).toContainText(
    game.story.refusals.rankNotOnTable(
      {
        code: 'rankNotOnTable',
        rank: '9',
        ranks: ['2'],
      },
      { name: () => '' },
    ),
  );
  await play(card('r2'));
  await expect(page.locator('[data-place="lane:1:1"]')).toBeVisible();
  await play(en.next);
  await play(card('y4'));
  await play(card('r4'));
  await expect(page.getByText(en.hand(game.cards.roles.ash, true))).toBeVisible();
  // Ash has to find which: all that would beat it does.
  await expect(outstanding).toHaveCount(2);
  await play(card('b2'));
  await expect(said).toContainText(challenge[5]!.else!);
  await play(card('y9'));
  await play(card('b2'));
  await play(en.nothing);
  await expect(page.getByText(en.done)).toBeVisible();
  await play(en.following(en.names.attack));
  await expect(page.getByRole('heading', { name: en.names.attack })).toBeFocused();
  await play(en.names.challenge);
  await expect(said).toContainText(challenge[0]!.say);
  expect(errors).toEqual([]);
});

const { viewport, locale } = SAMPLES[0];

test.describe(`${viewport.width} by ${viewport.height}, ${locale}`, () => {
  test.use({ viewport, locale });

  test('the lessons fit, with text at 100 % and at 200 %', async ({ page, host }) => {
    await page.goto(`${host.home}learn/`);
    const said = locale.startsWith('es') ? es : en;
    await expect(page.getByText(said.steps.challenge[0]!.say)).toBeVisible();
    expect(await page.evaluate(misfits)).toEqual([]);
    for (const part of ['.hand [data-slot]', '.felt', '.telling'])
      await expect(page.locator(`.lessons ${part}`).last()).toBeInViewport({ ratio: 1 });
    expect(await barriersOn(page)).toEqual([]);
    // On the lowest phones they ended below the fold, whichever way these were held.
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      for (const card of await page.locator('.lessons .hand [data-slot]').all())
        await expect(card).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(viewport);
    await doubleText(page);
    expect(await page.evaluate(misfits)).toEqual([]);
    // What is to be done, and the cards it is done with, lay below a table on which nothing lies.
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of ['.hand [data-slot]', '.telling'])
        await expect(page.locator(`.lessons ${part}`).last()).toBeInViewport({ ratio: 1 });
    }
  });
});
