import { expect } from '@playwright/test';
import { seek } from '../../scripts/shots/playing.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { sizes } from './sizes.ts';

/** As people read it: what the words modules say is not asked here. */
const LANGUAGES = {
  en: { round: 'Round', feather: 'Feather of round', bets: 'Bets of round' },
  es: { round: 'Ronda', feather: 'Pluma de la ronda', bets: 'Apuestas de la ronda' },
} as const;

for (const language of ['en', 'es'] as const)
  test.describe(language, () => {
    test.use({ locale: language });
    const said = LANGUAGES[language];

    test('feathers and bets at the end are of round 1 and round 2, and of no A or B', async ({
      page,
      host,
    }) => {
      const stage = await Stage.on(page, host.home, language);
      await stage.bringToTable('over', 'passed');
      const main = page.getByRole('main');
      await expect(main.getByRole('table')).toBeVisible();
      for (const round of [1, 2]) {
        const heading = `${said.feather} ${round}`;
        const column = main.getByRole('columnheader', { name: heading, exact: true });
        await expect(column).toHaveText(`${heading} ${said.round} ${round}`);
        await expect(main.getByText(`${said.bets} ${round}`, { exact: true })).toBeVisible();
      }
      expect(await main.innerText()).not.toMatch(/(?<![\p{L}\d])[AB](?![\p{L}\d])/u);
      for (const [width, height] of [
        [667, 331],
        [320, 568],
      ] as const)
        await test.step(`every score is whole at ${width} by ${height}`, async () => {
          await resize(page, [width, height]);
          const cells = await main.getByRole('cell').all();
          expect(cells.length).toBeGreaterThan(9);
          const edge = (await main.boundingBox())!;
          for (const cell of cells) {
            const box = (await cell.boundingBox())!;
            expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width);
          }
        });
      await test.step('what does not fit on the glass pushes on what was bet', async () => {
        await resize(page, [390, 560]);
        const { home } = stage.game.play;
        const last = await main.getByRole('button', { name: home, exact: true }).boundingBox();
        const bets = await main.getByText(`${said.bets} 2`, { exact: true }).boundingBox();
        expect(bets!.y).toBeGreaterThan(last!.y + last!.height);
      });
    });
  });

test('the way into round 2 lies on none of the bets that are told', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringToTable('between', 'passed');
  const onward = stage.button(stage.game.ending.round.deal);
  const told = page.getByRole('main').locator('[data-seat]');
  for (const size of [...sizes, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    const way = await onward.boundingBox();
    const bets = await Promise.all((await told.all()).map((bet) => bet.boundingBox()));
    expect(bets.length).toBeGreaterThan(0);
    const below = Math.max(...bets.map((box) => box!.y + box!.height));
    expect(below, `${size.width} by ${size.height}`).toBeLessThan(way!.y);
  }
});

// One long word as a name pushed them over the edge of a phone.
test('all totals of the final score are in the window', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringIn(
    seek({
      names: ['Wolkensteinerschwarzwald', 'Ana', 'Ben', 'Mira', 'Leo'],
      style: 'sensible',
      until: ({ phase }) => phase === 'over',
    }),
    'middle',
  );
  await stage.showTable();
  for (const size of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await resize(page, size);
    const totals = page.locator('td.total');
    await expect(totals, size.join('x')).toHaveCount(5);
    const ends = await totals.evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().right),
    );
    expect(Math.max(...ends), size.join('x')).toBeLessThanOrEqual(size[0]);
  }
});
