import type { Page } from '@playwright/test';
import type { Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { errorsOf, test } from './app.ts';
import { expect } from './expect.ts';
import type { Angle } from './facing.ts';
import { doubleText } from './fits.ts';
import { flawsAt, type Size } from './fold.ts';
import { bring, dealt, openView, random, type Played } from './hanabi.ts';
import { stopClock } from './patience.ts';

const HANDS: readonly (readonly Card[])[] = [
  ['b1', 'g1', 'r1', 'w1', 'y1'],
  ['b2', 'b3', 'r2', 'w2', 'y4'],
  ['g5', 'b3', 'r3', 'w3', 'y3'],
];
const NAMES = ['Mira', 'Ana', 'Ben'] as const;
/** A game of the three, as far as it has come. */
const game = (more: Partial<Played> = {}): Played => ({ ...dealt(HANDS), names: NAMES, ...more });
const ANAS_TWOS = { seat: 0, do: 'clue', to: 1, rank: 2 } as const;

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const card = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Cards in hands' }).getByRole('button', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/**
 * Presses what says it cannot be done, to be told why: once it has lain there long enough to be
 * pressed, which is not waited for where something is off.
 */
async function pressAnyway(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toBeVisible();
  await page.evaluate(() => window.drawn());
  await button(page, name).click({ force: true });
}

/** How wide the signs are that say what others know of their cards, in px. */
const signWidths = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.hand .one:not(.own) .told svg')
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().width));

/** By day they shrank to dots: what is painted by night kept a size of the same name. */
async function expectLargeByDay(page: Page): Promise<void> {
  const byNight = await signWidths(page);
  expect(Math.min(...byNight)).toBeGreaterThan(12);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'day'));
  expect(await signWidths(page)).toEqual(byNight);
}

test('who looks sees all hands but their own, and what each owner knows, as large by day', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  await bring(page, host.home, game({ moves: [ANAS_TWOS] }));
  const view = await openView(page, 'Ben');
  await expect(view.getByRole('heading')).toHaveText(/Ben sees the others/);
  await expect(card(page, /^Ana, card a, Frost 2, known: 2, just pointed at/)).toBeVisible();
  await expect(card(page, /^Ana, card b, Frost 3, not a 2/)).toBeVisible();
  await expect(card(page, /^Mira, card e, Sun 1, known: nothing/)).toBeVisible();
  await expect(card(page, /^Your card [a-e], known: nothing/)).toHaveCount(5);
  await expectLargeByDay(page);
  // It is not Ben's turn: nothing can be done but to look, and to cover.
  await card(page, /^Ana, card b/).click();
  await expect(view.getByText('Ana knows of b: not a 2.')).toBeVisible();
  await expect(view.locator('.actions button')).toHaveCount(0);
  await button(page, 'Cover the hand').click();
  await expect(view).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a clue is given by two taps: it covers, and its receiver finds it', async ({
  page,
  host,
}) => {
  await bring(page, host.home, game());
  const view = await openView(page, 'Mira');
  await card(page, /^Ana, card a, Frost 2/).click();
  // What each of the two would point at is to be seen before.
  await expect(card(page, /^Ana, card b, .* a clue “Frost” would point at it/)).toBeVisible();
  await expect(card(page, /^Ana, card d, .* a clue “2” would point at it/)).toBeVisible();
  await expect(button(page, 'Ana: 2s: 3 cards, a c d')).toBeVisible();
  await button(page, 'Ana: Frost: 2 cards, a b').click();
  await expect(view).toHaveCount(0);
  await openView(page, 'Ana');
  await expect(card(page, /^Your card a, known: Frost, just pointed at/)).toBeVisible();
  await expect(card(page, /^Your card c, not Frost/)).toBeVisible();
});

test('every other clue is three taps away, each in its place, and one more if it is empty', async ({
  page,
  host,
}) => {
  await bring(page, host.home, game());
  const view = await openView(page, 'Mira');
  await button(page, 'Give a clue').click();
  const all = page.getByRole('group', { name: 'All clues' });
  await all.getByRole('button', { name: 'Ben' }).click();
  const ranks = all.getByRole('group', { name: 'Numbers' }).getByRole('button');
  await expect(ranks.nth(2)).toHaveAccessibleName('Ben: 3s: 4 cards, b c d e');
  await expect(ranks.nth(3)).toHaveAccessibleName('Ben has no 4');
  const laid = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-slot], .row > .clue')].map((one) =>
        JSON.stringify(one.getBoundingClientRect()),
      ),
    );
  const before = await laid();
  await ranks.nth(3).click();
  // It points at nothing: that is read first, and nothing moves.
  const sure = words.hand.clue.sure('Ben has no 4');
  await expect(view.getByRole('status')).toHaveText(sure);
  await expect(ranks.nth(3)).toHaveAccessibleName(sure);
  expect(await laid()).toEqual(before);
  await ranks.nth(3).click();
  await expect(view).toHaveCount(0);
  await openView(page, 'Ben');
  await expect(card(page, /^Your card a, not a 4/)).toBeVisible();
});

test('where a clue has to match a card, one that does not is answered with why', async ({
  page,
  host,
}) => {
  await bring(page, host.home, game({ options: { emptyClues: false } }));
  const view = await openView(page, 'Mira');
  await button(page, 'Give a clue').click();
  await pressAnyway(page, 'Ana has no 5');
  await expect(view.getByRole('status')).toHaveText(/Ana has no 5.*has to match/);
});

/** What can be pressed, and lies under the answer to a press. */
const underStatus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('.status.said')!.getBoundingClientRect();
    return [...document.querySelectorAll('.doing button')]
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > note.top + 1 && box.top < note.bottom - 1)
      .map(({ thing }) => thing.getAttribute('aria-label') ?? '');
  });

// It lay half under what is pressed, and over one's own cards.
test('an answer in large text lies over nothing that can be pressed', async ({ page, host }) => {
  await bring(page, host.home, game({ options: { emptyClues: false } }));
  const view = await openView(page, 'Mira');
  await doubleText(page);
  await button(page, 'Give a clue').click();
  await pressAnyway(page, 'Ana has no 5');
  await expect(view.getByRole('status')).toHaveText(/has to match/);
  // It is laid out in the frame behind its words.
  await expect.poll(() => underStatus(page)).toEqual([]);
});

test('one’s own card is discarded on the left or played on the right, or left alone', async ({
  page,
  host,
}) => {
  await bring(page, host.home, game());
  const view = await openView(page, 'Mira');
  const own = card(page, /^Your card b/);
  await own.click();
  const [discard, play] = [button(page, 'Discard b'), button(page, 'Play b')];
  expect((await discard.boundingBox())!.x).toBeLessThan((await play.boundingBox())!.x);
  await own.click();
  await expect(play).toHaveCount(0);
  await own.click();
  // All eight clues are there.
  await pressAnyway(page, 'Discard b');
  await expect(view.getByRole('status')).toHaveText(/All clues are there/);
  await play.click();
  await expect(view).toHaveCount(0);
  await openView(page, 'Ana');
  await expect(page.getByRole('listitem').filter({ hasText: 'Leaf: 1 of 5' })).toHaveCount(1);
});

test('keys alone lead from card to card, and give a clue', async ({ page, host }) => {
  await bring(page, host.home, game());
  const view = await openView(page, 'Mira');
  await card(page, /^Ana, card a/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, /^Ben, card b/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Ben: Frost: 1 card, b')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Ben: Frost: 1 card, b')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(view).toHaveCount(0);
  await openView(page, 'Ben');
  await expect(card(page, /^Your card b, known: 3/)).toBeVisible();
});

test('who plays alone keeps the view open: what the others do is told in it', async ({
  page,
  host,
}) => {
  await bring(page, host.home, game({ bots: 'spark' }));
  const view = page.locator('section.hand');
  await card(page, /^Ana, card a, Frost 2/).click();
  await button(page, 'Ana: Frost: 2 cards, a b').click();
  await expect(view.getByText(/^Just now:/)).toBeVisible();
  await expect(card(page, /^Ana, card . Frost 2, known: Frost|^Ana, card/)).not.toHaveCount(0);
  await expect(view.getByText('Your turn')).toBeVisible();
  await expect(button(page, 'Give a clue')).toBeVisible();
  await button(page, 'Look at the table').click();
  await expect(view).toHaveCount(0);
});

/** Glasses on which little is high, and tablets; how the system turns them. */
const GLASSES: readonly (readonly [Size, Angle])[] = [
  [[320, 568], 0],
  [[360, 560], 180],
  [[375, 553], 0],
  [[390, 844], 90],
  [[844, 340], 0],
  [[667, 331], 270],
  [[667, 331], 90],
  [[768, 1024], 0],
  [[1024, 768], 90],
  [[1180, 820], 180],
  [[1366, 1024], 0],
];

/** Faces too small to be read; however a hand is turned, they are higher than wide. */
const smallFaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand .one:not(.own) svg.card')]
      .map((face) => face.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height))
      .filter((wide) => wide < 51.5)
      .map((wide) => `a face of ${Math.round(wide)} px`),
  );

test('of five, a small phone tells what is gone, too', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await bring(page, host.home, { ...random(5, 7, 20), bots: 'spark' });
  const view = page.locator('section.hand');
  await expect(view).toBeVisible();
  await expect(view.locator('.gone i').first()).toBeVisible();
});

for (const players of [2, 5])
  test(`all hands and acts are whole on every glass: ${players} players`, async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await bring(page, host.home, { ...random(players, 7), bots: 'spark' });
    const view = page.locator('section.hand');
    await expect(view).toBeVisible();
    await stopClock(page);
    const flaws: string[] = [];
    for (const picked of [null, /^Ben, card b/, /^Your card b/]) {
      if (picked) await card(page, picked).click();
      for (const [size, angle] of GLASSES) {
        flaws.push(...(await flawsAt(page, { size, angle }, { strict: true })));
        flaws.push(...(await smallFaces(page)).map((face) => `${size.join('x')}: ${face}`));
      }
    }
    expect(flaws).toEqual([]);
  });
