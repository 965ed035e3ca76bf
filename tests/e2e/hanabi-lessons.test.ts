import { expect } from '@playwright/test';
import { game } from '../../src/lib/games/hanabi/words/en/index.ts';
import { lessons as en } from '../../src/lib/games/hanabi/words/en/lessons.ts';
import { lessons as es } from '../../src/lib/games/hanabi/words/es/lessons.ts';
import { errorsOf, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { SAMPLES } from './sizes.ts';

const { cards } = game;
/** The smallest phones and tablets, both ways round. */
const SMALL = [
  [320, 568],
  [768, 1024],
  [1024, 768],
] as const;

test('a newcomer plays the first turns of Hanabi, and is led on', async ({ page, host }) => {
  const errors = errorsOf(page);
  await page.goto(`${host.home}learn/#hanabi`);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    // What was pressed may be gone: keys go on from somewhere.
    await expect(page.locator('.lessons :focus')).toHaveCount(1);
  };
  const said = page.locator('.lessons .telling');
  const { first } = en.steps;
  await expect(said).toContainText(first[0]!.say);
  await press(en.back('a', ''));
  await press(en.play);
  await expect(said).toContainText(first[0]!.else!);
  await press(en.back('b', '1'));
  await press(en.discard);
  await expect(said).toContainText(first[0]!.otherWay!);
  await press(en.back('b', '1'));
  await press(en.play);
  await expect(page.getByText(game.ending.rocket(cards.colors.y, 1))).toBeAttached();
  await press(en.next);
  await press(en.back('c', ''));
  await expect(said).toContainText(en.theirs);
  await press(en.face('e', cards.card('r1'), ''));
  await press(en.tell(cards.hint('r', 1)));
  await expect(said).toContainText(first[2]!.else!);
  await press(en.face('e', cards.card('r1'), ''));
  await press(en.tell(cards.hint(1, 1)));
  await expect(
    page.getByRole('button', { name: en.face('a', cards.card('b1'), '1') }),
  ).toBeVisible();
  await press(en.next);
  await expect(page.getByText(en.done)).toBeVisible();
  await press(en.following(en.names.clue));
  await expect(page.getByRole('heading', { name: en.names.clue })).toBeFocused();
  expect(errors).toEqual([]);
});

for (const { viewport, locale } of SAMPLES)
  test.describe(`${viewport.width} by ${viewport.height}, ${locale}`, () => {
    test.use({ viewport, locale });

    test('the lessons of Hanabi fit, with text at 100 % and at 200 %', async ({ page, host }) => {
      await page.goto(`${host.home}learn/#hanabi`);
      const said = locale.startsWith('es') ? es : en;
      await expect(page.getByText(said.steps.first[0]!.say)).toBeVisible();
      expect(await page.evaluate(misfits)).toEqual([]);
      for (const part of ['[data-place="slot:hand-0-4"]', '.sky', '.telling'])
        await expect(page.locator(`.lessons ${part}`).last()).toBeInViewport({ ratio: 1 });
      expect(await barriersOn(page)).toEqual([]);
      // What pages and cards both call by one name had moved it aside.
      const [card, told] = ['.card', '.card .tag'].map((part) =>
        page.locator(`[data-place="slot:hand-0-1"] ${part}`).boundingBox(),
      );
      const [around, within] = [(await card)!, (await told)!];
      const middle = (box: { x: number; width: number }) => box.x + box.width / 2;
      expect(Math.abs(middle(around) - middle(within))).toBeLessThan(2);
      // An answer pushed one's own cards off a phone.
      for (const name of [said.back('b', '1'), said.discard])
        await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('.telling')).toContainText(said.steps.first[0]!.otherWay!);
      await expect(page.locator('[data-place="slot:hand-0-4"]')).toBeInViewport({ ratio: 1 });
      // The foot of a small glass cut one's own cards, where words are long.
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        for (const slot of [0, 4])
          await expect(page.locator(`[data-place="slot:hand-0-${slot}"]`)).toBeInViewport({
            ratio: 1,
          });
      }
      await page.setViewportSize(viewport);
      await doubleText(page);
      expect(await page.evaluate(misfits)).toEqual([]);
    });
  });
