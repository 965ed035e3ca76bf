import { game as en } from '../../src/lib/games/hanabi/words/en/index.ts';
import { game as es } from '../../src/lib/games/hanabi/words/es/index.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { hanabiMoment, type HanabiMoment } from './hanabi-moments.ts';
import type { Screen } from './screens.ts';
import type { Stage } from './stage.ts';

const wordsOf = ({ language }: Stage) => ({ en, es })[language];
const nameOf = (moment: HanabiMoment): string => hanabiMoment(moment).name;

/** Brings the table there, as the device goes round, once it has agreed on what it remembers. */
async function lay(stage: Stage, moment: HanabiMoment, way: Way, memory = 'marks'): Promise<void> {
  await stage.bringIn(hanabiMoment(moment), way, { settings: { memory } });
  await stage.showTable();
  await stage.until(stage.page.locator('main.table'));
}

/** The card of whoever is in turn is tapped. */
async function tapBack(stage: Stage, moment: HanabiMoment, slot: number): Promise<void> {
  const { page } = stage;
  const hand = page.getByRole('group', { name: wordsOf(stage).table.hand(nameOf(moment)) });
  await page.clock.runFor(700);
  await hand.getByRole('button').nth(slot).click();
  await page.clock.runFor(40);
}

/** Whoever is in turn sees the others. */
async function look(stage: Stage, moment: HanabiMoment, memory?: string, way: Way = 'passed') {
  await lay(stage, moment, way, memory);
  await stage.hold(stage.button(wordsOf(stage).table.plate.sees(nameOf(moment))));
  await stage.until(stage.button(wordsOf(stage).hand.coverName));
}

/** In the view, the so-manieth card of the others is tapped. */
async function pick(stage: Stage, at: number): Promise<void> {
  const cards = stage.page.locator('.hand .one:not(.own) [data-slot]');
  await stage.page.clock.runFor(300);
  await cards.nth(at).click();
  await stage.page.clock.runFor(40);
}

const showing = (stage: Stage) => wordsOf(stage).table.cover.showing;

/** The hand of whoever is in turn is to be shown to all the others. */
async function askToShow(stage: Stage): Promise<void> {
  await lay(stage, 'three', 'passed');
  await stage.tap(wordsOf(stage).table.plate.shows(nameOf('three')));
}

const table = (moment: HanabiMoment, way: Way, memory?: string): Screen => ({
  name: `hanabi-table-${moment}-${way}`,
  set: (stage) => lay(stage, moment, way, memory),
});

/** A clue is to be given by word: of two there is nobody to choose. */
const byWord = (name: string, moment: HanabiMoment, way: Way): Screen => ({
  name: `hanabi-table-${name}`,
  set: async (stage) => {
    const { plate } = wordsOf(stage).table;
    await lay(stage, moment, way);
    await stage.tap(plate.tell);
    await stage.until(stage.page.getByRole('group', { name: plate.tell }));
  },
});

/** What somebody looks at and does there, as the device goes round: upright. */
interface View {
  readonly name: string;
  readonly moment: HanabiMoment;
  readonly memory?: string;
  readonly then?: (stage: Stage) => Promise<void>;
}

const VIEWS: readonly View[] = [
  { name: 'two', moment: 'two' },
  { name: 'three', moment: 'three' },
  { name: 'four', moment: 'four', memory: 'deductions' },
  { name: 'five', moment: 'five' },
  { name: 'picked', moment: 'three', then: (stage) => pick(stage, 1) },
  { name: 'deduced', moment: 'four', memory: 'deductions', then: (stage) => pick(stage, 2) },
  { name: 'all', moment: 'three', then: (stage) => stage.tap(wordsOf(stage).hand.clue.give) },
];

/** Those that are looked at where the glass lies in the middle, too: from the edge one sits at. */
const ASIDE: readonly string[] = ['three', 'picked', 'deduced', 'all'];

const view = ({ name, moment, memory, then }: View, way: Way = 'passed'): Screen => ({
  name: way === 'passed' ? `hanabi-view-${name}` : `hanabi-aside-${name}`,
  set: async (stage) => {
    await look(stage, moment, memory, way);
    await then?.(stage);
  },
});

/** A sheet over the table. */
const sheet = (name: 'log' | 'rules' | 'menu' | 'undo'): Screen => ({
  name: `hanabi-${name}`,
  set: async (stage) => {
    await lay(stage, 'four', 'passed');
    await stage.tap(stage.game.play.bar[name]);
    await stage.until(stage.page.getByRole('dialog'));
  },
});

const ending = (moment: HanabiMoment): Screen => ({
  name: `hanabi-ending-${moment}`,
  set: async (stage) => {
    await stage.bringIn(hanabiMoment(moment));
    await stage.showTable();
    await stage.until(stage.button(stage.game.ending.final.again));
  },
});

/** Screens of a game of Hanabi that have to lie within the glass. */
export const hanabiGlass: readonly Screen[] = [
  {
    name: 'hanabi-cover-middle',
    set: async (stage) => {
      await lay(stage, 'three', 'middle');
      await stage.page.clock.runFor(300);
      await stage.button(wordsOf(stage).table.plate.sees(nameOf('three'))).hover();
      await stage.page.mouse.down();
      await stage.until(stage.page.locator('main.cover'));
    },
    clear: async ({ page }) => page.mouse.up(),
  },
  { name: 'hanabi-cover', set: async (stage) => void (await stage.bringIn(hanabiMoment('five'))) },
  table('two', 'passed'),
  table('three', 'passed'),
  table('four', 'middle'),
  table('five', 'passed', 'deductions'),
  table('five', 'middle', 'deductions'),
  table('lap', 'middle'),
  {
    name: 'hanabi-table-tapped',
    set: async (stage) => {
      await lay(stage, 'three', 'passed');
      await tapBack(stage, 'three', 1);
    },
  },
  {
    name: 'hanabi-table-deduced',
    set: async (stage) => {
      await lay(stage, 'four', 'middle', 'deductions');
      await tapBack(stage, 'four', 2);
    },
  },
  byWord('word', 'two', 'passed'),
  byWord('whom', 'five', 'passed'),
  ...VIEWS.map((one) => view(one)),
  ...VIEWS.filter(({ name }) => ASIDE.includes(name)).map((one) => view(one, 'middle')),
  {
    name: 'hanabi-show-cover',
    set: async (stage) => {
      await askToShow(stage);
      await stage.until(stage.button(showing(stage).open(nameOf('three'))));
    },
  },
  {
    name: 'hanabi-show',
    set: async (stage) => {
      await askToShow(stage);
      await stage.hold(stage.button(showing(stage).open(nameOf('three'))));
      await stage.until(stage.page.locator('main.shown'));
    },
  },
  ending('over'),
  ending('stormed'),
];

/** Every screen of Hanabi. */
export const hanabiScreens: readonly Screen[] = [
  {
    name: 'hanabi-set-up',
    long: true,
    set: async (stage) => {
      await stage.visit('new/');
      await stage.page.getByRole('radio', { name: 'Hanabi', exact: true }).check({ force: true });
      await stage.until(stage.button(stage.words.setup.deal));
      // What is drawn on the tiles comes last.
      await stage.until(stage.page.locator('.poster img').last());
    },
  },
  ...hanabiGlass,
  sheet('log'),
  sheet('rules'),
  sheet('menu'),
  sheet('undo'),
  {
    name: 'hanabi-discards',
    set: async (stage) => {
      await lay(stage, 'lap', 'passed');
      await stage.page.locator('[data-place="discards"]').click();
      await stage.until(stage.page.getByRole('dialog'));
    },
  },
  {
    name: 'hanabi-alone-advice',
    set: async (stage) => {
      await stage.bringAlone(hanabiMoment('three'));
      await stage.tap(wordsOf(stage).advice.ask);
      await stage.until(stage.page.locator('[role=status]').filter({ hasText: /[.:]/ }).first());
    },
  },
  {
    name: 'hanabi-lessons',
    long: true,
    set: async (stage) => {
      await stage.visit('learn/#hanabi');
      await stage.until(stage.page.locator('.lessons .telling'));
    },
  },
];
