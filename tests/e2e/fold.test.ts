import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import type { Language } from '../../src/lib/i18n/languages.ts';
import { test } from './app.ts';
import { ANGLES } from './facing.ts';
import { doubleText } from './fits.ts';
import { flawsAt, openSuch, setScreen, SHORT, type Hand } from './fold.ts';

/** One of each kind there is, with few cards and with many. */
const HANDS: Readonly<Record<string, Hand>> = {
  'Fire opens with 5 cards': { task: 'opens', cards: 5, players: 4 },
  'Fire adds with 7 cards, and others are asked': { task: 'adds', cards: 7, players: 5 },
  'Ash has one card left to beat': { task: 'endsIt', cards: 8, players: 5 },
  'Ember helps with 7 cards': { task: 'helps', cards: 7, players: 5 },
  'Ash answers with 20 cards': { task: 'answers', cards: 20, players: 4 },
  'alone with 6 cards': { task: 'answers', cards: 6, players: 5, alone: true },
};

/** The most words there are: names, a question of two lines, and two rows of cards. */
const WORDY: Hand = { task: 'adds', cards: 8, players: 4 };

/**
 * What lies below the fold on every third glass, and on every third one with large text; on which
 * ones first, and which edge each of them faces, depends on `turn`. All of them for everything are
 * for the soak.
 */
async function flawsOn(page: Page, turn: number): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const strict of [true, false]) {
    if (!strict) await doubleText(page);
    for (const [i, size] of SHORT.entries()) {
      if ((i + turn) % 3 !== (strict ? 0 : 1)) continue;
      const angle = ANGLES[(Math.floor(i / 2) + turn) % ANGLES.length]!;
      flaws.push(...(await flawsAt(page, { size, angle }, { strict })));
    }
  }
  return flaws;
}

interface Looked {
  readonly page: Page;
  readonly home: string;
  readonly language: Language;
}

const flawsOf = async ({ page, home, language }: Looked, hand: Hand, turn: number) => {
  await openSuch(await Stage.on(page, home, language), hand);
  return flawsOn(page, turn);
};

for (const [turn, [name, hand]] of Object.entries(HANDS).entries())
  test(`nothing of an open hand lies below the fold: ${name}`, async ({ page, host }) => {
    expect(await flawsOf({ page, home: host.home, language: 'en' }, hand, turn)).toEqual([]);
  });

// Found by a soak: what can be done lay on the one card there was.
test('a single card is clear of what can be done, with large text', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await openSuch(stage, { task: 'adds', cards: 1, players: 3 });
  await doubleText(page);
  const flaws: string[] = [];
  for (const angle of ANGLES)
    flaws.push(...(await flawsAt(page, { size: [375, 553], angle }, { strict: false })));
  expect(flaws).toEqual([]);
});

// Found by a soak: the card that what is said names lay on the number of the next one.
test('what is said of a hand has no card cover another', async ({ page, host }) => {
  await openSuch(await Stage.on(page, host.home, 'en'), { task: 'endsIt', cards: 6, players: 5 });
  expect(await flawsAt(page, { size: [320, 568], angle: 0 }, { strict: true })).toEqual([]);
});

/** Of what lies on the glass besides hands, what is asked of most people at once. */
const OTHERS = [
  'table-asking-middle',
  'table-taking-passed',
  'hand-bets-ready',
  // Found by a soak: keys led to cards that lay below the clue.
  'hanabi-table-word',
  'hanabi-show',
];

for (const [turn, name] of OTHERS.entries())
  test(`nothing to press lies below the fold: ${name}`, async ({ page, host }) => {
    await setScreen(await Stage.on(page, host.home, 'en'), name);
    expect(await flawsOn(page, turn)).toEqual([]);
  });

// Found by a soak: two columns of large text, and the way on below both.
test('the way on from the end is in sight on a tablet, with large text', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'final');
  await doubleText(page);
  const flaws: string[] = [];
  for (const size of [
    [1024, 768],
    [1180, 820],
  ] as const)
    flaws.push(...(await flawsAt(page, { size, angle: 0 }, { strict: false })));
  expect(flaws).toEqual([]);
});

/** What most hold in their hand. */
const PHONES = [
  [360, 640],
  [390, 844],
] as const;

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('nothing of an open hand lies below the fold', async ({ page, host }) => {
    expect(await flawsOf({ page, home: host.home, language: 'es' }, WORDY, 0)).toEqual([]);
  });

  // Found by a soak: the way to the table stood below the way to turn the glass.
  test('all of a cover is on the smallest phone', async ({ page, host }) => {
    await setScreen(await Stage.on(page, host.home, 'es'), 'cover-middle');
    expect(await flawsAt(page, { size: [320, 568], angle: 0 }, { strict: true })).toEqual([]);
  });

  // Words of one line more made hands, and the pot, larger than the glass: the rest was cut off.
  for (const name of ['hanabi-view-deduced', 'hanabi-cover-middle', 'table-betting-middle'])
    test(`nothing lies below the fold of a phone: ${name}`, async ({ page, host }) => {
      await setScreen(await Stage.on(page, host.home, 'es'), name);
      const flaws: string[] = [];
      for (const size of PHONES)
        flaws.push(...(await flawsAt(page, { size, angle: 0 }, { strict: true })));
      expect(flaws).toEqual([]);
    });
});
