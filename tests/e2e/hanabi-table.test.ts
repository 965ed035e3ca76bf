import { expect, type Locator, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import type { Way } from '../../src/lib/table/public.ts';
import { test } from './app.ts';
import { changeGame } from './database.ts';
import { doubleText } from './fits.ts';
import { resize, type Size } from './fold.ts';
import { dealt, momentOf, random, type Played } from './hanabi.ts';

const { table, cards } = words;
const { plate } = table;

const TWO = [
  ['r1', 'b5', 'g3', 'y1', 'w2'],
  ['b1', 'b1', 'y4', 'g1', 'r5'],
] as const;
const THREE = [...TWO, ['w1', 'w1', 'r2', 'y5', 'g4']] as const;

/** Brings a game to the table, as the device goes round. */
async function lay(page: Page, home: string, played: Played, way: Way = 'passed'): Promise<Stage> {
  await page.setViewportSize({ width: 390, height: 844 });
  const stage = await Stage.on(page, home, 'en');
  await stage.bringToTable(momentOf(played), way);
  await expect(page.locator('main.table')).toBeVisible();
  return stage;
}

/** The table has agreed on what it remembers for people, and goes on. */
async function agree({ page }: Stage, memory: string): Promise<void> {
  await changeGame(page, { settings: { memory } });
  await page.reload();
  const shows = page.getByRole('button', { name: table.cover.notMe });
  await expect(shows).toBeVisible();
  await page.clock.runFor(700);
  await shows.click();
  await expect(page.locator('main.table')).toBeVisible();
}

const backsOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: table.hand(name), exact: true }).getByRole('button');

/** Taps the card of a seat. */
async function tapCard(stage: Stage, name: string, slot: number): Promise<void> {
  await stage.page.clock.runFor(700);
  await backsOf(stage.page, name).nth(slot).click();
  await stage.page.clock.runFor(40);
}

const leftOf = async (control: Locator) => (await control.boundingBox())!.x;

test('whoever is in turn plays a card of their own with two taps', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO));
  await tapCard(stage, 'Ana', 0);
  await stage.tap(plate.play('a'));
  await stage.until(page.getByText(`Ana plays ${cards.card('r1')}.`).first());
  await expect(page.getByText(table.facts.stack(cards.colors.r, 1))).toBeAttached();
  await expect(page.getByRole('region', { name: 'Ben', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
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

test('a tap elsewhere, a second one, or the way back puts a card back', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO));
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

test('with all clues there nobody discards, and the table says why', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO));
  await tapCard(stage, 'Ana', 3);
  await expect(stage.button(plate.discard('d'))).toHaveCount(0);
  await expect(page.getByText(plate.full)).toBeVisible();
});

test('only the cards of whoever is in turn can be played', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await tapCard(stage, 'Mira', 1);
  await expect(stage.button(plate.play('b'))).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: table.known.title('Mira', 'b') })).toBeVisible(); // prettier-ignore
});

test('where any clue is legal, one is given by word: to whom, and what', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.tap(plate.tell);
  await stage.tap('Mira');
  const said = page.getByRole('group', { name: plate.tell });
  // All of them, whatever Mira holds.
  await expect(said.getByRole('button', { name: /^Tell Mira: / })).toHaveCount(10);
  await stage.tap(plate.hint('Mira', cards.colors.w));
  await stage.until(page.getByText('Ana tells Mira').first());
  await expect(backsOf(page, 'Mira').first()).toHaveAccessibleName(
    `card a, pointed at as ${cards.colors.w}, ${table.held.lit}`,
  );
  await expect(backsOf(page, 'Mira').nth(2)).toHaveAccessibleName('card c, never pointed at');
});

test('where clues have to match, the table offers none', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, [], { emptyClues: false }));
  await expect(stage.button(plate.sees('Ana'))).toBeVisible();
  await expect(stage.button(plate.tell)).toHaveCount(0);
});

test('everybody can look at the others’ cards at any time', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  for (const name of ['Ana', 'Mira']) {
    await stage.hold(stage.button(plate.sees(name)));
    const cover = stage.button(words.hand.coverName);
    await stage.until(cover);
    await stage.tap(words.hand.coverName);
    await stage.until(page.locator('main.table'));
  }
});

const RULED: Played['moves'] = [
  { seat: 0, do: 'clue', to: 1, color: 'b' },
  { seat: 1, do: 'clue', to: 0, rank: 1 },
];

test('a back tells what is known of it', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, RULED));
  await tapCard(stage, 'Ben', 3);
  const note = page.getByRole('complementary', { name: table.known.title('Ben', 'd') });
  await expect(note.getByRole('img')).toHaveAccessibleName(
    `${table.known.nothing} ${table.known.not(['b'], [])}`,
  );
});

test('a table that deduces tells all a card can still be', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, RULED));
  await agree(stage, 'deductions');
  await tapCard(stage, 'Ben', 0);
  const note = page.getByRole('complementary', { name: table.known.title('Ben', 'a') });
  await expect(note.getByRole('img')).toHaveAccessibleName(
    table.known.could(['b1', 'b2', 'b3', 'b4', 'b5']),
  );
});

test('a table that remembers nothing shows the last clue alone', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, RULED));
  await agree(stage, 'none');
  await expect(backsOf(page, 'Ben').first()).toHaveAccessibleName('card a');
  await expect(backsOf(page, 'Ana').first()).toHaveAccessibleName(
    `card a, pointed at as a 1, ${table.held.lit}`,
  );
  await tapCard(stage, 'Ben', 0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await stage.tap(words.play.bar.log);
  const told = page.getByRole('dialog').getByRole('listitem').filter({ hasText: ' tells ' });
  await expect(told).toHaveText([/^Ben tells Ana: /]);
});

test('keys lead from card to card, and on', async ({ page, host }) => {
  await lay(page, host.home, dealt(TWO));
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

test('keys lead through a clue by word, and back', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.button(plate.tell).focus();
  for (const focused of ['Ben', plate.hint('Ben', cards.colors.b)]) {
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(stage.button(focused)).toBeFocused();
  }
  for (const focused of ['Ben', plate.tell]) {
    await stage.button(plate.back).focus();
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(stage.button(focused)).toBeFocused();
  }
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
  await page.clock.runFor(700);
  await page.locator('main.table [data-place="slot:hand-0-1"]').click();
  await expect(page.getByRole('complementary')).toBeVisible();
  for (const name of [plate.play('b'), plate.tell, plate.sees('Ana'), plate.shows('Ana')])
    await expect(stage.button(name)).toHaveCount(0);
});

test('the discards open, by colour and rank', async ({ page, host }) => {
  const moves: Played['moves'] = [
    ...RULED,
    { seat: 0, do: 'discard', slot: 2 },
    { seat: 1, do: 'discard', slot: 2 },
  ];
  const stage = await lay(page, host.home, dealt(TWO, moves));
  await stage.tap(table.facts.browse(2));
  const sheet = page.getByRole('dialog', { name: table.facts.discards });
  await expect(sheet.getByText(table.facts.gone(cards.card('g3'), 1, 2))).toBeAttached();
  await expect(sheet.getByText(table.facts.gone(cards.card('y4'), 1, 2))).toBeAttached();
});

/** Phones upright and on their side, and tablets. */
const SIZES: readonly Size[] = [
  ...([[320, 568], [360, 560], [375, 553], [390, 844], [844, 340], [667, 331]] as const), // prettier-ignore
  ...([
    [768, 1024],
    [1024, 768],
    [1180, 820],
    [1366, 1024],
  ] as const),
];

/** What of the hand in turn, and of what its owner does, is not whole on the glass. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!.getBoundingClientRect();
    const turn = document.querySelector('[aria-current=true]');
    const parts = [...(turn?.querySelectorAll('button') ?? [])];
    if (parts.length < 5) return ['nothing to do'];
    return parts.flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('aria-label') ?? part.innerText;
      if (left < main.left - 1 || right > main.right + 1) return [`cut off: ${name}`];
      if (top < main.top - 1 || bottom > main.bottom + 1) return [`below the fold: ${name}`];
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!part.contains(at)) return [`covered: ${name}`];
      const isCard = part.matches('[data-place]');
      return isCard && Math.min(width, height) < 55.5 ? [`${width} by ${height}: ${name}`] : [];
    });
  });

for (const players of [2, 3, 4, 5])
  test(`the hand in turn is whole on every glass: ${players} players`, async ({ page, host }) => {
    const stage = await lay(page, host.home, random(players, players, 9));
    const flaws: string[] = [];
    for (const way of ['passed', 'middle'] as const) {
      await page.setViewportSize({ width: 1180, height: 820 });
      await stage.goRound(way);
      for (const size of SIZES) {
        await resize(page, size);
        flaws.push(...(await cutOff(page)).map((flaw) => `${size.join('x')}, ${way}: ${flaw}`));
      }
    }
    await doubleText(page);
    for (const size of SIZES) {
      await resize(page, size);
      flaws.push(...(await cutOff(page)).map((flaw) => `${size.join('x')}, large: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  });

/** All there is of a table, to eyes and to screen readers. */
async function portraitOf(page: Page): Promise<string> {
  const body = await page.evaluate(() => document.body.outerHTML);
  const tree = await page.locator('body').ariaSnapshot();
  return `${body}\n${tree}`.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');
}

test('a hand is shown with no card but its own, to all but its owner', async ({ page, host }) => {
  const { showing } = table.cover;
  const [ana, ben, mira] = THREE;
  const portraits: string[] = [];
  // The same hand among others, and another one.
  for (const hands of [THREE, [ana, mira, ben], [ben, ana, mira]]) {
    const stage = await lay(page, host.home, dealt(hands));
    await stage.tap(plate.shows('Ana'));
    await stage.until(page.getByText(showing.away('Ana')));
    await expect(page.locator('[data-slot]')).toHaveCount(0);
    await stage.hold(stage.button(showing.open('Ana')));
    await stage.until(page.locator('section.hand'));
    await expect(page.locator('[data-slot]')).toHaveCount(5);
    portraits.push(await portraitOf(page));
    await stage.tap(words.hand.coverName);
    await stage.until(page.locator('main.table'));
    await expect(page.locator('[data-slot]')).toHaveCount(0);
  }
  expect(portraits[1]).toBe(portraits[0]);
  expect(portraits[2]).not.toBe(portraits[0]);
});

test('once the log has told the secrets, and why, nothing is taken back', async ({
  page,
  host,
}) => {
  const fives = [
    ['r5', 'b2', 'g3', 'y1', 'w2'],
    ['b5', 'b1', 'y4', 'g1', 'r3'],
    ['g5', 'w1', 'r2', 'y4', 'g4'],
  ] as const;
  const wrong = [0, 1].map((seat) => ({ seat, do: 'play', slot: 0 }) as const);
  const { name, text } = momentOf(dealt(fives, wrong));
  const seats = [{ name: 'Ana' }, { name: 'Ben', bot: 'spark' }, { name: 'Mira' }];
  const stage = await Stage.on(page, host.home, 'en');
  const record = JSON.parse(text) as object;
  await stage.bringToTable({ name, text: JSON.stringify({ ...record, seats }) }, 'passed');
  await tapCard(stage, 'Mira', 0);
  await stage.tap(plate.play('a'));
  const { bar, undo, close } = words.play;
  await stage.until(stage.button(words.ending.final.home));
  await stage.tap(bar.undo);
  await expect(page.getByText(undo.needs('Ana'))).toBeVisible();
  await expect(page.getByText(undo.shown)).toHaveCount(0);
  await stage.tap(close);
  await stage.tap(bar.log);
  // Ben’s play alone was a computer player’s.
  const why = page.getByText(words.advice.reason(['']).slice(0, 7));
  await stage.until(why.first());
  await expect(why).toHaveCount(1);
  await stage.tap(close);
  await stage.tap(bar.undo);
  await expect(page.getByText(undo.stands.secrets)).toBeVisible();
});
