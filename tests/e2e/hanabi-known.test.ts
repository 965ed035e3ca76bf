import { expect } from '@playwright/test';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { dealt, type Played } from './hanabi.ts';
import { backsOf, lay, tapCard, TWO } from './hanabi-laid.ts';

const { table, cards } = words;

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

// Ten signs, eight of them grey, stood for a card that all knew, and its owner's name was gone.
test('of a card that can be but one it is said which, below the name of its owner', async ({
  page,
  host,
}) => {
  const told: Played['moves'] = [
    { seat: 0, do: 'clue', to: 1, color: 'b' },
    { seat: 1, do: 'clue', to: 0, color: 'g' },
    { seat: 0, do: 'clue', to: 1, rank: 1 },
    { seat: 1, do: 'clue', to: 0, rank: 2 },
    { seat: 0, do: 'clue', to: 1, rank: 2 },
  ];
  const stage = await lay(page, host.home, dealt(TWO, told));
  await tapCard(stage, 'Ben', 3);
  await expect(page.getByRole('complementary')).toContainText(table.known.canBe('d'));
  const one = page.locator('[aria-label=Ben] .backs button:has(.disc):has(.tag)').first();
  await one.click();
  const note = page.getByRole('complementary');
  await expect(note).toContainText(/^. is:\s*\d\s*$/);
  await expect(note.getByRole('img', { name: /\w+ \d/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ben' }).locator('strong')).toBeVisible();
});

test('a table that deduces tells all a card can still be', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, RULED), { memory: 'deductions' });
  await tapCard(stage, 'Ben', 0);
  const note = page.getByRole('complementary', { name: table.known.title('Ben', 'a') });
  await expect(note.getByRole('img')).toHaveAccessibleName(
    table.known.could(['b1', 'b2', 'b3', 'b4', 'b5']),
  );
});

test('a table that remembers nothing shows the last clue alone', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, RULED), { memory: 'none' });
  await expect(backsOf(page, 'Ben').first()).toHaveAccessibleName('card a');
  await expect(backsOf(page, 'Ana').first()).toHaveAccessibleName(
    `card a, pointed at as a 1, ${table.held.lit}`,
  );
  await tapCard(stage, 'Ben', 0);
  await expect(
    page.getByRole('complementary', { name: table.known.title('Ben', 'a') }),
  ).toHaveCount(0);
  await stage.tap(words.play.bar.log);
  const told = page.getByRole('dialog').getByRole('listitem').filter({ hasText: ' tells ' });
  await expect(told).toHaveText([/Ben tells Ana: /]);
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
