import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { focusOn, heardOn, listen } from './listening.ts';
import { button, begin } from './playing.ts';
import { setTable, type Evening } from './robot/blaze/evening.ts';
import { playerOf } from './robot/blaze/game.ts';
import { pageOptions } from './robot/evening.ts';
import { playOn } from './robot/play.ts';
import { prepare } from './robot/sight.ts';

const { table } = game;
/** Acts that lead through several challenges. */
const ACTS = 16;

const evening = (way: Evening['way'], size: Evening['size']): Evening => ({
  players: 3,
  edition: '2021',
  betting: true,
  way,
  size,
  seed: 11,
  languages: ['en', 'en'],
  inputs: ['keyboard', 'keyboard'],
});

/** Plays so many acts, and looks after each where the focus has come to. */
async function playByKeyboard(page: Page): Promise<void> {
  const player = await playerOf({ page, seed: 11, whims: 10, language: 'en', input: 'keyboard' });
  let left = ACTS;
  const enough = new Error('enough');
  await playOn(page, player, 'game over', async () => {
    // A curtain stays for a frame or two, and has nothing to focus.
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await focusOn(page), player.history.slice(-3).join(', ')).not.toBeNull();
    }).toPass();
    if (--left === 0) throw enough;
  }).catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}

for (const played of [evening('passed', 'phone'), evening('middle', 'tablet')])
  test.describe(played.way, () => {
    test.use(pageOptions(played));

    test('by keyboard the focus is always somewhere, and news are read out as they come', async ({
      page,
      host,
    }) => {
      const errors = errorsOf(page);
      await prepare(page);
      await listen(page);
      await setTable(page, host.home, played);
      await playByKeyboard(page);
      const { open, unheard } = await heardOn(page);
      expect(unheard).toEqual([]);
      const said = open.join('\n');
      // Whatever is dealt, somebody opens, and a hand asks to be pressed again.
      expect(said).toMatch(/^.+ opens the challenge$/m);
      expect(said).toMatch(/^Press again/m);
      expect(errors).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keys go on in the plate that was asked for, and back where it was', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await begin(page, host.home);
    await button(page, table.cover.notMe).click();
    const chips = page.getByRole('group', { name: table.seats }).getByRole('button');
    const last = chips.last();
    const name = await last.innerText();
    await last.press('Enter');
    await expect(button(page, table.plate.close)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips.filter({ hasText: name.split('\n')[0]! })).toBeFocused();
  });
});

test.describe('in an open hand', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const { hint, bets } = game.hand;
  const { advice } = game;

  /** What was read out in the hand since its page was loaded. */
  const heardInHand = async (page: Page) => (await heardOn(page)).inHand;

  /** A card that is tapped lies ready then, and is not played at once. */
  const choosesByTap = async (stage: Stage) => {
    await stage.tap(game.play.bar.menu);
    await stage.page.locator('dialog summary').click();
    const taps = stage.page.getByRole('switch', { name: en.settings.tapPlays.name });
    await taps.click();
    await expect(taps).not.toBeChecked();
    await stage.tap(game.play.close);
  };

  test('what a press is answered is read out, and hints are not, though the others play on', async ({
    page,
    host,
  }) => {
    const stage = await Stage.on(page, host.home, 'en');
    await listen(page);
    await stage.bringAlone('opening');
    await choosesByTap(stage);
    const row = page.locator('.hand .status > p');
    await expect(row).toHaveText(hint.open);
    await stage.ready(1);
    const answer = await row.innerText();
    expect(answer).toMatch(/^Ready: /);
    await page.locator('.hand .actions .primary').click();
    let later = '';
    await expect(async () => {
      await page.clock.runFor(50);
      later = await row.innerText();
      expect([hint.open, answer]).not.toContain(later);
    }).toPass();
    const heard = await heardInHand(page);
    expect(heard).toContain(answer);
    expect(heard).not.toContain(later);
  });

  test('advice on a bet is read out, and which coins are left is not', async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'en');
    await listen(page);
    await stage.bringAlone('betting');
    const why = page.locator('.hand .why');
    await expect(why).toContainText(bets.pays);
    const unasked = await why.innerText();
    await stage.tap(advice.ask);
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await why.innerText()).toMatch(/: .+\.$/);
    }).toPass();
    const answer = await why.innerText();
    await stage.tap(advice.ask);
    await expect(why).toHaveText(unasked);
    const heard = await heardInHand(page);
    expect(heard).toContain(answer);
    expect(heard.filter((text) => unasked.includes(text))).toEqual([]);
  });
});
