import { expect, type Locator } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { dealt, momentOf } from './hanabi.ts';
import { backsOf, lay, tapCard, THREE, TWO } from './hanabi-laid.ts';

const { table, cards } = words;
const { plate } = table;

const leftOf = async (control: Locator) => (await control.boundingBox())!.x;

test('a card of whoever is in turn is picked, put back, and played with two taps', async ({
  page,
  host,
}) => {
  const stage = await lay(page, host.home, dealt(TWO));
  await test.step('a tap elsewhere, a second one, or the way back puts it back', async () => {
    const play = stage.button(plate.play('b'));
    for (const putBack of [
      () => stage.tap(plate.back),
      () => tapCard(stage, 'Ana', 1),
      () => page.keyboard.press('Escape'),
    ]) {
      await tapCard(stage, 'Ana', 1);
      await expect(play).toBeVisible();
      await putBack();
      await expect(play).toHaveCount(0);
    }
  });
  await test.step('with all clues there nobody discards, and the table says why', async () => {
    await tapCard(stage, 'Ana', 3);
    await expect(stage.button(plate.discard('d'))).toHaveCount(0);
    await expect(page.getByText(plate.full)).toBeVisible();
    await stage.tap(plate.back);
  });
  await test.step('keys lead from card to card, and on', async () => {
    await backsOf(page, 'Ana').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(backsOf(page, 'Ana').nth(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(backsOf(page, 'Ana').nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(backsOf(page, 'Ana').nth(1)).toBeFocused();
    const back = page.getByRole('button', { name: plate.back });
    await back.focus();
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    await expect(backsOf(page, 'Ana').nth(1)).toBeFocused();
  });
  await test.step('it is played with two taps', async () => {
    await tapCard(stage, 'Ana', 0);
    await stage.tap(plate.play('a'));
    await stage.until(page.getByText(`Ana plays ${cards.card('r1')}.`).first());
    await expect(page.getByText(table.facts.stack(cards.colors.r, 1))).toBeAttached();
    await expect(page.getByRole('region', { name: 'Ben', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
  await test.step('taken back, it is not chosen: a tap less would play it again', async () => {
    await stage.tap(words.play.bar.undo);
    await stage.tap(words.play.undo.ask);
    await stage.tap(table.undo.agrees('Ben'));
    await expect(page.getByRole('region', { name: 'Ana', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(stage.button(plate.sees('Ana'))).toBeVisible();
    await expect(stage.button(plate.play('a'))).toHaveCount(0);
  });
});

test('the first storm explains itself over the sky, and nothing moves', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO));
  await tapCard(stage, 'Ana', 1);
  await stage.tap(plate.play('b'));
  const line = page.locator('aside', { hasText: words.explained.storm });
  await stage.until(line);
  const lies = () => backsOf(page, 'Ben').first().boundingBox();
  const explained = await lies();
  await line.getByRole('button', { name: words.play.news.got }).press('Enter');
  await expect(line).toHaveCount(0);
  expect(await lies()).toEqual(explained);
});

test('a discard lies on the other side of a play, and both change sides for a left hand', async ({
  page,
  host,
}) => {
  const clue = { seat: 0, do: 'clue', to: 1, rank: 1 } as const;
  const stage = await lay(page, host.home, dealt(TWO, [clue]));
  await tapCard(stage, 'Ben', 2);
  const [discard, play] = [stage.button(plate.discard('c')), stage.button(plate.play('c'))];
  expect(await leftOf(discard)).toBeLessThan(await leftOf(play));
  await page.evaluate(() => (document.documentElement.dataset['side'] = 'left'));
  expect(await leftOf(play)).toBeLessThan(await leftOf(discard));
  await stage.tap(plate.discard('c'));
  await stage.until(page.getByText(`Ben discards ${cards.card('y4')}.`).first());
});

test('only the cards of whoever is in turn can be played', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await tapCard(stage, 'Mira', 1);
  await expect(stage.button(plate.play('b'))).toHaveCount(0);
  await expect(
    page.getByRole('complementary', { name: table.known.title('Mira', 'b') }),
  ).toBeVisible();
});

test('whoever plays alone does so from their hand, and only looks at the table', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringAlone(momentOf(dealt(THREE)));
  await stage.tap(words.play.bots.tableName);
  await stage.until(page.locator('main.table'));
  // On a phone, too, computer players are told from people.
  const bots = page.locator('main.table').getByRole('img', { name: /computer player/ });
  await expect(bots).toHaveCount(2);
  for (const bot of await bots.all()) expect((await bot.boundingBox())!.width).toBeLessThan(30);
  await page.clock.runFor(700);
  await page.locator('main.table [data-place="slot:hand-0-1"]').click();
  await expect(page.getByRole('complementary', { name: /card b$/ })).toBeVisible();
  for (const name of [plate.play('b'), plate.tell, plate.sees('Ana'), plate.shows('Ana')])
    await expect(stage.button(name)).toHaveCount(0);
});

test('a stack tells who played its cards, to fingers and to keys', async ({ page, host }) => {
  const moves = [
    { seat: 0, do: 'play', slot: 0 },
    { seat: 1, do: 'play', slot: 0 },
  ] as const;
  await lay(page, host.home, dealt(TWO, moves));
  const stack = page.getByRole('button', { name: table.facts.stack(cards.colors.b, 1) });
  const ask = [() => stack.click(), () => stack.press('Enter')];
  for (const size of [
    [320, 568],
    [844, 390],
  ] as const) {
    await resize(page, size);
    const { width, height } = (await stack.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.clock.runFor(700);
    await ask.pop()!();
    const told = page.getByRole('dialog');
    await expect(told.getByRole('listitem')).toHaveText([/Ben\splays\sFrost\s1\./]);
    await page.keyboard.press('Escape');
    await expect(told).toBeHidden();
    await expect(stack).toBeFocused();
  }
});
