import { expect, it } from 'vitest';
import { en } from '../../src/lib/i18n/en.ts';
import { setTable } from '../e2e/robot/blaze/evening.ts';
import { playerOf } from '../e2e/robot/blaze/game.ts';
import { saidIn } from '../e2e/robot/blaze/said.ts';
import { exactly, like } from '../e2e/robot/patterns.ts';
import { reload } from '../e2e/robot/play.ts';
import { Sight } from '../e2e/robot/sight.ts';
import { writtenGame } from '../e2e/saved.ts';
import { flawsBehindLink, flawsOfDialog, flawsOfSheets } from './dialogs.ts';
import { lookFor, type Engine, type Size } from './engine.ts';
import { takeIn } from './game-files.ts';
import { walkThroughSecondGame } from './second-walk.ts';
import { focusComes, laneRows } from './measures.ts';
import { errorsIn } from './probed-host.ts';
import { PHONE, Stand } from './stand.ts';
import { anyOf, inputOf, type Name } from './walker.ts';

const said = saidIn('en');
const { story, hand } = said.words;
const { home, setup, install, shelf } = en;

/**
 * Where a row of five fills the board from edge to edge, and so may break by a fraction of a pixel.
 */
const ONE_ROW: readonly Size[] = [
  ...[344, 360, 375, 390, 393, 402, 412, 430, 440].map((width) => ({ width, height: 844 })),
  { width: 600, height: 375 },
];
/** Upright tablets, on which the board is as wide as five of the largest cards and more. */
const ROOMY: readonly Size[] = [
  { width: 800, height: 1180 },
  { width: 834, height: 1180 },
];
/** The dialogs of the other pages, by what opens them. The last page goes on being looked at. */
const PANELS: readonly (readonly [path: string, openers: readonly Name[]])[] = [
  ['new/', [setup.people.look(setup.emblems.bear), setup.explain]],
  ['new/#hanabi', [setup.explain]],
  ['', [home.alone, install.help]],
];

/** A first evening with the app in a browser of its own. */
export function smokeWalk(open: () => Promise<Engine>): void {
  const stand = new Stand(open);
  walkThroughFirstGame(stand);
  walkThroughSecondGame(stand);

  it('has thrown nothing on the way', async () => {
    expect(await errorsIn(stand.page)).toEqual([]);
  });
}

function walkThroughFirstGame(stand: Stand): void {
  const step = stand.walk();

  step('starts without a host, once it has been there', async () => {
    const { host, page, walker } = stand;
    // A first visit still asks the host for what it shows last.
    await page.goto('about:blank');
    await host.stop();
    await page.goto(stand.home);
    await walker.find(home.alone);
    expect(await page.evaluate(() => document.querySelector('h1')?.innerText)).toBe(en.page.name);
  });

  step('deals, whatever a page was reading when it was left', async () => {
    const { page, walker } = stand;
    await page.evaluate(() => sessionStorage.setItem('slow', 'yes'));
    await page.goto(stand.home);
    await walker.find(home.alone);
    await page.evaluate(() => sessionStorage.removeItem('slow'));
    await page.goto(`${stand.home}new/`);
    await walker.tap(setup.deal);
    await page.waitForURL(/\/play\/#/);
    // It is told, unless it has been already.
    expect(await walker.find(anyOf([exactly(story.telling.skip), ...said.openers]))).toBeTruthy();
  });

  step('deals to three people, and opens a hand that is held', async () => {
    const { page, walker } = stand;
    await setTable(page, stand.home, {
      players: 3,
      edition: '2021',
      betting: true,
      way: 'middle',
      size: 'phone',
      languages: ['en', 'en'],
      inputs: [inputOf(page), inputOf(page)],
      seed: 1,
    });
    await walker.pass(story.telling.skip, anyOf(said.openers));
    expect(await page.evaluate(() => robot.cards())).toBeLessThan(5);
    await walker.hold(anyOf(said.openers));
    await walker.find(hand.coverName);
    await focusComes(page);
    expect(await page.evaluate(() => document.querySelectorAll('[data-slot]').length)).toBe(5);
  });

  step('lets no words of a hand be marked', async () => {
    const { page } = stand;
    const marked = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
      const text = String(getSelection());
      getSelection()?.removeAllRanges();
      return text.trim();
    });
    expect(marked).toBe('');
  });

  step('plays a card onto the table', async () => {
    const { page, walker } = stand;
    await walker.tap(said.playable);
    const main = await lookFor('a way to play it', () =>
      page.evaluate(() => robot.look().find(({ golden }) => golden)?.name),
    );
    await walker.tap(main);
    await walker.lose(hand.coverName);
    // What was pressed is gone.
    await focusComes(page);
    await lookFor('the card on the table', async () => (await laneRows(page)).length > 0);
  });

  step('has no sheet higher than what is in it, and closes each by a press beside it', async () => {
    expect(await flawsOfSheets(stand.walker, said.words)).toEqual([]);
  });

  step('comes back covered', async () => {
    const { page, walker } = stand;
    await walker.hold(anyOf([...said.openers, ...said.lookers]));
    await walker.find(hand.coverName);
    await reload(page);
    expect(await page.evaluate(() => robot.cards())).toBe(0);
  });

  step('has no panel higher than what is in it, and closes each by a press beside it', async () => {
    const { page, walker } = stand;
    const flaws: string[] = [];
    for (const [path, openers] of PANELS) {
      await page.goto(`${stand.home}${path}`);
      for (const opener of openers) flaws.push(...(await flawsOfDialog(walker, opener)));
    }
    // Where there are several games, either asks which. It lies below those that are saved.
    await walker.find(like(shelf.more));
    for (const link of [home.learn, home.watch])
      flaws.push(...(await flawsBehindLink(walker, link)));
    // What warns before the file of a running game is written.
    await walker.tap(like(shelf.more));
    flaws.push(...(await flawsOfDialog(walker, shelf.export.button)));
    expect(flaws).toEqual([]);
  });

  step('lays four cards on the table, and the place of the fifth, in one row', async () => {
    const { page, walker } = stand;
    await page.goto(stand.home);
    await walker.find(home.alone);
    await takeIn(page, writtenGame('101', 46));
    await page.waitForURL(/\/play\/#/);
    const { show, notMe } = said.words.table.cover;
    await lookFor('the cards on the table', async () => {
      if ((await laneRows(page)).length > 0) return true;
      const sight = await Sight.of(page);
      for (const name of [show, notMe]) if (sight.has(name)) await walker.tap(name);
      return false;
    });
    const found: string[] = [];
    for (const size of [...ONE_ROW, ...ROOMY]) {
      await page.resize(size);
      found.push(`${size.width} by ${size.height}: ${(await laneRows(page)).join(' + ')}`);
    }
    await page.resize(PHONE);
    expect(found.filter((line) => !line.endsWith(': 5'))).toEqual([]);
  });

  step('has computer players move for who plays alone', async () => {
    const { page, walker } = stand;
    await page.goto(stand.home);
    await walker.tap(home.alone);
    await walker.tap(setup.bots.levels.spark);
    await page.waitForURL(/\/play\/#/);
    const player = await playerOf({
      page,
      language: 'en',
      input: inputOf(page),
      seed: 1,
      whims: 0,
    });
    const bots = Object.values(setup.bots.names);
    const botLines = async () =>
      ((await player.readLog()) ?? []).filter((line) => bots.some((bot) => line.startsWith(bot)));
    const lines = await lookFor('what a computer player has done', async () => {
      if ((await player.act()) === 'nothing to do') return null;
      const found = await botLines();
      return found.length > 0 && found;
    });
    expect(lines).not.toEqual([]);
  });
}
