import { expect } from '@playwright/test';
import { game as blazeWords } from '../../src/lib/games/blaze/words/en/index.ts';
import { game as hanabiWords } from '../../src/lib/games/hanabi/words/en/index.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, keeping, moving, test } from './app.ts';
import { playEvening, setTable, titleOf, type Evening } from './robot/blaze/evening.ts';
import { playerOf } from './robot/blaze/game.ts';
import { findDisagreement } from './robot/blaze/outcome.ts';
import { pageOptions } from './robot/evening.ts';
import * as hanabi from './robot/hanabi/evening.ts';
import { findDisagreement as inHanabi } from './robot/hanabi/outcome.ts';
import { cutOff, playOn, reload } from './robot/play.ts';
import { prepare } from './robot/sight.ts';
import { openFile, writtenGame } from './saved.ts';
import { builtCodeWith } from './server.ts';

/** What is written in the code of one game alone: of its rules, its words and its screens. */
const CODE = {
  blaze: ['ashDoesNotAttack', blazeWords.rules.chart.ash[1]!, 'data-rank'],
  hanabi: ['clueToSelf', hanabiWords.table.plate.pick, 'slot:stack-'],
} as const;

/** What of a game was asked for since `asked` was emptied, by what is written in it. */
const loadedOf = (game: keyof typeof CODE, asked: readonly string[]): readonly string[] =>
  CODE[game].filter((text) =>
    builtCodeWith(text).some((chunk) => asked.some((path) => path.endsWith(chunk.slice(2)))),
  );

/**
 * A table at which as much changes as can: whole games at tables of every kind are for the soak.
 */
const EVENING: Evening = {
  players: 3,
  edition: '2021',
  betting: true,
  way: 'middle',
  waysChange: true,
  size: 'phone',
  languages: ['es', 'en'],
  inputs: ['touch', 'touch'],
  seed: 1,
};
/** Acts from one reload to the next, and with how many of them it is enough. */
const BETWEEN = 8;
const RELOADS = 2;

test.describe(titleOf(EVENING), () => {
  test.use({ ...pageOptions(EVENING), ...moving, ...keeping });

  test('a table is set, and played at without a network', async ({ page, host }) => {
    const errors = errorsOf(page);
    const { home } = host;
    await prepare(page);
    await cutOff(page, home);
    await host.stop();
    await setTable(page, home, EVENING);
    let [acts, reloads] = [0, 0];
    const player = await playEvening(page, EVENING, async () => {
      if (++acts % BETWEEN > 0) return;
      await reload(page);
      return ++reloads === RELOADS ? 'enough' : undefined;
    });
    expect(player.history.length).toBeGreaterThan(BETWEEN);
    expect(errors).toEqual([]);
  });
});

test.describe('five on a tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });

  test('a game that came as a file is played to its end, and its record kept', async ({
    page,
    host,
  }) => {
    const errors = errorsOf(page);
    host.lasting = false;
    await prepare(page);
    await page.goto(host.home);
    await openFile(page, writtenGame('101', 341));
    await page.waitForURL(/play\/#/);
    const player = await playerOf({ page, seed: 5, whims: 5, language: 'en', input: 'keyboard' });
    host.asked.splice(0);
    await reload(page);
    await playOn(page, player, 'game over');
    expect(loadedOf('blaze', host.asked)).toEqual(CODE.blaze);
    expect(loadedOf('hanabi', host.asked)).toEqual([]);
    expect(await findDisagreement(page, player)).toBeNull();
    expect(errors).toEqual([]);
  });
});

/** Whole, and soon over: people who dare too much, by hand at first, then by keyboard alone. */
const DARING: hanabi.Evening = {
  players: 2,
  way: 'passed',
  size: 'phone',
  waysChange: true,
  seed: 3,
  hasty: true,
  languages: ['en', 'es'],
  inputs: ['touch', 'keyboard'],
  emptyClues: true,
  stormScore: 'stacks',
  memory: 'marks',
  bots: 0,
};

test.describe(hanabi.titleOf(DARING), () => {
  test.use(pageOptions(DARING));

  test('a game of Hanabi is set up, played and kept, and loads nothing of another', async ({
    page,
    host,
  }) => {
    const errors = errorsOf(page);
    host.lasting = false;
    await prepare(page);
    await hanabi.setTable(page, host.home, DARING);
    const player = await hanabi.playEvening(page, DARING, async (act) => {
      if (act !== 12) return;
      host.asked.splice(0);
      await reload(page);
    });
    expect(loadedOf('hanabi', host.asked)).toEqual(CODE.hanabi);
    expect(loadedOf('blaze', host.asked)).toEqual([]);
    expect(await inHanabi(page, player)).toBeNull();
    expect(errors).toEqual([]);
  });
});

/** Two people and a computer player, at a table that thinks along. */
const MIXED: hanabi.Evening = {
  ...DARING,
  players: 3,
  bots: 1,
  way: 'middle',
  memory: 'deductions',
  size: 'tablet',
  languages: ['en', 'en'],
  inputs: ['touch', 'touch'],
  seed: 5,
  hasty: false,
};
/** Acts after which the computer player has soon come to its turn. */
const SOME = 8;

test.describe(hanabi.titleOf(MIXED), () => {
  test.use(pageOptions(MIXED));

  test('a computer player that was seated in set-up plays along', async ({ page, host }) => {
    const errors = errorsOf(page);
    await prepare(page);
    await hanabi.setTable(page, host.home, MIXED);
    const bot = en.setup.bots.names.owl;
    let turns = 0;
    await hanabi.playEvening(page, MIXED, async (act, player) => {
      if (act < SOME) return;
      const log = await player.readLog();
      turns = log?.filter((line) => line.startsWith(`${bot} `)).length ?? 0;
      return turns > 0 ? 'enough' : undefined;
    });
    expect(turns).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
