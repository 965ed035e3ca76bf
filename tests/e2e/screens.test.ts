import { expect } from '@playwright/test';
import { appScreens } from '../../scripts/shots/app-screens.ts';
import { botScreens } from '../../scripts/shots/bot-screens.ts';
import { handScreens } from '../../scripts/shots/hand-screens.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { tableScreens } from '../../scripts/shots/table-screens.ts';
import { keeping, test } from './app.ts';
import { sizes } from './sizes.ts';
import { stumblesOver, type Look } from './stumbles.ts';

/** One screen of every kind, in the language that is longer or in the one that most see first. */
const GROUPS = [
  {
    group: 'round a game',
    language: 'en',
    screens: appScreens,
    names: ['home', 'home-alone', 'home-install', 'settings', 'not-found'],
  },
  {
    group: 'before a game',
    language: 'es',
    screens: appScreens,
    names: ['set-up', 'set-up-bots', 'set-up-rules', 'home-games'],
  },
  {
    group: 'covers and the table',
    language: 'es',
    screens: tableScreens,
    names: [
      ...['cover-passed-on', 'cover-middle', 'table-answering-passed', 'table-asking-middle'],
      ...['table-taking-middle', 'table-betting-middle', 'table-company-middle'],
    ],
  },
  {
    group: 'what lies over the table',
    language: 'en',
    screens: tableScreens,
    names: ['log', 'rules', 'menu', 'undo', 'trouble', 'broken'],
  },
  {
    group: 'what is settled',
    language: 'es',
    screens: tableScreens,
    names: ['told-bets', 'round-over', 'final'],
  },
  {
    group: 'open hands',
    language: 'es',
    screens: handScreens,
    names: ['hand-fire-many', 'hand-ash-ready', 'hand-ember', 'hand-bets-ready'],
  },
  {
    group: 'computer players',
    language: 'en',
    screens: botScreens,
    names: ['alone-many', 'alone-advice', 'alone-table', 'watching'],
  },
] as const;

/**
 * One size after the other, and of every other screen where things come to lie with large text on
 * the smallest glass, at which it fits worst. `npm run soak -- --only screens` has all of them.
 */
const looksAt = (turn: number): readonly Look[] => [
  { size: sizes[turn % sizes.length]! },
  ...(turn % 2 === 1 ? [{ size: sizes[0], largeText: true, placesOnly: true }] : []),
];

for (const { group, language, screens, names } of GROUPS)
  test.describe(`${group}, ${language}`, () => {
    // The home page tells whether the app is kept.
    test.use({ ...((names as readonly string[]).includes('home') && keeping), locale: language });

    test('nothing is in the way on the glass', async ({ page, host }) => {
      const stage = await Stage.on(page, host.home, language);
      const stumbles: string[] = [];
      for (const [turn, name] of names.entries()) {
        const screen = screens.find((each) => each.name === name);
        if (!screen) throw new Error(`There is no screen ${name}`);
        stumbles.push(...(await stumblesOver(stage, screen, looksAt(turn))));
      }
      expect(stumbles).toEqual([]);
    });
  });
