import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { ANGLES, turnGlass } from './facing.ts';
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
 * What lies below the fold on every fifth glass, and on every fifth one with large text; on which
 * ones first, and which edge each of them faces, depends on `turn`. Five in a row have had all of
 * them; all of them for everything are for the soak.
 */
async function flawsOn(page: Page, turn: number): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const strict of [true, false]) {
    if (!strict) await doubleText(page);
    for (const [i, size] of SHORT.entries()) {
      if ((i + turn) % 5 !== (strict ? 0 : 2)) continue;
      const angle = ANGLES[(Math.floor(i / 2) + turn) % ANGLES.length]!;
      flaws.push(...(await flawsAt(page, { size, angle }, { strict })));
    }
  }
  return flaws;
}

/** How the glass lies at first: a system that has turned it goes on doing so. */
const UPRIGHT = [1366, 1024] as const;

test('nothing of an open hand lies below the fold', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const [turn, [name, hand]] of Object.entries(HANDS).entries())
    await test.step(name, async () => {
      await turnGlass(page, UPRIGHT, 0);
      await openSuch(stage, hand);
      expect(await flawsOn(page, turn), name).toEqual([]);
    });
});

test('cards and what can be done with them are clear of each other', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  // Found by a soak: the card that what is said names lay on the number of the next one.
  await test.step('what is said has no card cover another', async () => {
    await openSuch(stage, { task: 'endsIt', cards: 6, players: 5 });
    expect(await flawsAt(page, { size: [320, 568], angle: 0 }, { strict: true })).toEqual([]);
  });
  // Found by a soak: what can be done lay on the one card there was.
  await test.step('a single card, with large text', async () => {
    await turnGlass(page, UPRIGHT, 0);
    await openSuch(stage, { task: 'adds', cards: 1, players: 3 });
    await doubleText(page);
    const flaws: string[] = [];
    for (const angle of ANGLES)
      flaws.push(...(await flawsAt(page, { size: [375, 553], angle }, { strict: false })));
    expect(flaws).toEqual([]);
  });
  // Found by a soak: who is asked for more, and may say so in two lines, saw the head cut off.
  await test.step('two rows, and all that can be said in two lines', async () => {
    await turnGlass(page, UPRIGHT, 0);
    await openSuch(stage, { task: 'adds', cards: 10, players: 3 });
    expect(await flawsAt(page, { size: [360, 560], angle: 0 }, { strict: true })).toEqual([]);
  });
  // Found by a soak: what had nothing to tell yet lay over the way to the table.
  await test.step('alone among five, with many cards', async () => {
    await turnGlass(page, UPRIGHT, 0);
    await openSuch(stage, { task: 'adds', cards: 14, players: 5, alone: true });
    const flaws: string[] = [];
    for (const size of [
      [568, 320],
      [768, 1024],
    ] as const)
      flaws.push(...(await flawsAt(page, { size, angle: 0 }, { strict: true })));
    expect(flaws).toEqual([]);
  });
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

test('nothing to press lies below the fold', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const [turn, name] of OTHERS.entries())
    await test.step(name, async () => {
      await turnGlass(page, UPRIGHT, 0);
      await setScreen(stage, name);
      expect(await flawsOn(page, turn), name).toEqual([]);
    });
});

// Found by a soak: on the smallest phones clues lay one below the other, or below the way back.
test('what can be told lies beside hands that face the side of a small phone', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const name of ['hanabi-aside-deduced', 'hanabi-aside-all'])
    await test.step(name, async () => {
      await turnGlass(page, UPRIGHT, 0);
      await setScreen(stage, name);
      const flaws: string[] = [];
      for (const angle of [0, 90] as const)
        flaws.push(...(await flawsAt(page, { size: [360, 560], angle }, { strict: true })));
      expect(flaws).toEqual([]);
    });
});

/** What leads on, and on which glasses it once lay below the fold. */
const LARGE = {
  // Found by a soak: two columns of large text, and the way on below both.
  final: [
    [1024, 768],
    [1180, 820],
  ],
  // Found by a soak: all grew with the text, the way to the table most.
  'cover-nobody': [[1366, 1024]],
} as const;

test('the way on is in sight on a tablet, with large text', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const [name, sizes] of Object.entries(LARGE))
    await test.step(name, async () => {
      await setScreen(stage, name);
      await doubleText(page);
      const flaws: string[] = [];
      for (const size of sizes)
        flaws.push(...(await flawsAt(page, { size, angle: 0 }, { strict: false })));
      expect(flaws, name).toEqual([]);
      await turnGlass(page, UPRIGHT, 0);
    });
});

/** What most hold in their hand. */
const PHONES = [
  [360, 640],
  [390, 844],
] as const;

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('nothing of an open hand lies below the fold', async ({ page, host }) => {
    await openSuch(await Stage.on(page, host.home, 'es'), WORDY);
    expect(await flawsOn(page, 0)).toEqual([]);
  });

  // Found by a soak: the way to the table stood below the way to turn the glass.
  test('all of a cover is on the smallest phone', async ({ page, host }) => {
    await setScreen(await Stage.on(page, host.home, 'es'), 'cover-middle');
    expect(await flawsAt(page, { size: [320, 568], angle: 0 }, { strict: true })).toEqual([]);
  });

  // Found by a soak: who sits opposite saw four numbers in two lines, which pushed out the rest.
  test('a table between two is on the smallest phone on its side', async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'es');
    for (const name of ['table-answering-middle', 'table-taking-middle'])
      await test.step(name, async () => {
        await turnGlass(page, UPRIGHT, 0);
        await setScreen(stage, name);
        const where = { size: [568, 320], angle: 0 } as const;
        expect(await flawsAt(page, where, { strict: true }), name).toEqual([]);
        await doubleText(page);
        expect(await flawsAt(page, where, { strict: false }), name).toEqual([]);
      });
  });

  // Found by a soak: five numbers in play and the feathers left the challenge 20 px.
  test('what is to be beaten is on it, however many numbers are in play', async ({
    page,
    host,
  }) => {
    const stage = await Stage.on(page, host.home, 'es');
    await openSuch(stage, { task: 'answers', cards: 1, players: 4, alone: true });
    const where = { size: [568, 320], angle: 0 } as const;
    expect(await flawsAt(page, where, { strict: true })).toEqual([]);
  });

  // Found by a soak: three lines of what can be done left rows of 20 cards 4 px too little.
  test('20 cards are on the smallest phone on its side', async ({ page, host }) => {
    await openSuch(await Stage.on(page, host.home, 'es'), { task: 'adds', cards: 20, players: 4 });
    const where = { size: [320, 568], angle: 0 } as const;
    expect(await flawsAt(page, where, { strict: true })).toEqual([]);
  });

  // Found by a soak: what was said of the last act had the height of one line too much.
  test('five hands are on a tablet on its side', async ({ page, host }) => {
    await setScreen(await Stage.on(page, host.home, 'es'), 'hanabi-table-five-passed');
    const where = { size: [1024, 768], angle: 0 } as const;
    expect(await flawsAt(page, where, { strict: true })).toEqual([]);
  });

  // Words of one line more made hands, and the pot, larger than the glass: the rest was cut off.
  test('nothing lies below the fold of a phone', async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'es');
    for (const name of [
      'hanabi-view-deduced',
      'hanabi-aside-deduced',
      'hanabi-cover-middle',
      'table-betting-middle',
    ])
      await test.step(name, async () => {
        await setScreen(stage, name);
        const flaws: string[] = [];
        for (const size of PHONES)
          flaws.push(...(await flawsAt(page, { size, angle: 0 }, { strict: true })));
        expect(flaws, name).toEqual([]);
      });
  });
});
