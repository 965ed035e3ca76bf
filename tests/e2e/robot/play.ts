import type { Page } from '@playwright/test';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { en } from '../../../src/lib/i18n/en.ts';
import { es } from '../../../src/lib/i18n/es.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import type { Words } from '../../../src/lib/i18n/words.ts';
import { titleOf, type Evening } from './evening.ts';
import { fingersOn } from './fingers.ts';
import type { RobotPage } from './page.ts';
import type { RobotGame, Seen } from './game.ts';
import { Player } from './player.ts';
import { Sight } from './sight.ts';

const APP: Readonly<Record<Language, Words>> = { en, es };

/** How often the screen may show nothing to do in a row: it may be storing, or on its way. */
const MOST_IDLE = 300;
/** Milliseconds between two looks at such a screen. */
const REST = 50;
/** More acts than any game takes. */
const MOST_ACTS = 3000;
/** Of so many acts in a row one commits something. */
const MOST_IN_VAIN = 60;
/** Moved on after each act, in ms of the page's clock: paint, and motion. */
const BREATH = 60;
/** How many of a hundred acts are something besides playing. */
const WHIMS = 5;

/** Waits until the app is all there; then the network is gone for good. */
export async function cutOff(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.locator('[role="status"].ready').waitFor();
  await page.context().setOffline(true);
}

/** Presses what has to be on, or off, unless it is so; `fold`: it may be folded away below that. */
export type Choose = (name: string, on?: boolean, fold?: string) => Promise<void>;

/**
 * Opens the app and sets the table; the game is on the glass afterwards, covered or as the table.
 * The page is prepared. `agree`: chooses what the table agrees on, for its game; `title`: of the
 * game, where there is a choice.
 */
export async function setTable(
  page: RobotPage,
  home: string,
  evening: Evening,
  agree: (set: Choose) => Promise<void>,
  title?: string,
): Promise<void> {
  const { setup } = APP[evening.languages[0]];
  await page.goto(`${home}new/`);
  const fingers = await fingersOn(page, evening.inputs[0]);
  const set: Choose = async (name, on = true, fold) => {
    for (let look = 0; look < MOST_IDLE; look++) {
      const { controls } = await Sight.of(page);
      const control = controls.find((each) => each.name === name);
      if (control?.pressed === on) return;
      // Where the game that was chosen comes late, it is laid anew, with all of it folded.
      const shut = fold === undefined ? null : controls.find((each) => each.name.startsWith(fold));
      if (control) await fingers.tap(name);
      else if (shut && !shut.pressed) await fingers.tap(shut.name);
      else await page.waitForTimeout(REST);
    }
    throw new Error(`Cannot set "${name}" for ${titleOf(evening)}: ${await describe(page)}`);
  };
  if (title !== undefined) await set(title);
  await set(String(evening.players));
  await set(setup.way[evening.way], true, setup.way.title);
  await agree(set);
  await fingers.tap(setup.deal);
  await page.waitForURL(/\/play\/#/);
}

/** What is said of a game that does not go on: what can be pressed, and what was pressed last. */
const describe = async (page: RobotPage, history: readonly string[] = []): Promise<string> =>
  [
    `on the screen: ${(await Sight.of(page)).names().join(' | ')}`,
    `last acts: ${history.slice(-12).join(' | ')}`,
  ].join('\n');

/**
 * Plays until what is on the screen is `until`. `between` runs after every act; what it says is
 * enough ends it, too.
 */
export async function playOn(
  page: RobotPage,
  player: Player,
  until: Seen,
  between: (act: number) => Promise<void | 'enough'> = async () => {},
): Promise<void> {
  let idle = 0;
  for (let act = 0; act < MOST_ACTS; act++) {
    const seen = await player.act();
    if (seen === until) return;
    idle = seen === 'nothing to do' ? idle + 1 : 0;
    if (idle > MOST_IDLE || player.idle > MOST_IN_VAIN) throw new Error('It does not go on.');
    if (idle > 5) await page.waitForTimeout(REST);
    await page.clock.runFor(BREATH);
    if ((await between(act)) === 'enough') return;
  }
  throw new Error(`No end after ${MOST_ACTS} acts.`);
}

/** Says of whatever ends a game too early what was played, and pressed last, and what is seen. */
export async function explained(
  page: RobotPage,
  player: Player,
  title: string,
  play: () => Promise<void>,
): Promise<void> {
  try {
    await play();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const scene = await describe(page, player.history).catch(() => 'the page is gone');
    throw new Error(`${why}\n${title}\n${scene}`, { cause: error });
  }
}

/** Runs after every act; what it says is enough ends the game there. */
export type Between = (act: number, player: Player) => Promise<void | 'enough'>;

/**
 * Plays a game of an evening whose table is set, to its end or until `between` says that it was
 * enough, and returns who played it.
 */
export async function playEvening(
  page: RobotPage,
  evening: Evening & { readonly game: RobotGame },
  between: Between = async () => {},
): Promise<Player> {
  const { game, languages, inputs, seed } = evening;
  const player = await Player.at({
    page,
    game,
    seed,
    whims: WHIMS,
    language: languages[0],
    input: inputs[0],
  });
  const random = new SeededRandom(seed + 1_000_000);
  // Early: people who dare too much lose all within thirty acts.
  let waits = languages[0] === languages[1] ? Infinity : 6 + random.below(12);
  let isEnough = false as boolean;
  const live = async (act: number) => {
    if (--waits < 0 && (await player.changeLanguage(languages[1]))) waits = Infinity;
    if (evening.waysChange && random.below(50) === 0) await player.changeWay();
    const word = await between(act, player);
    isEnough = word === 'enough';
    return word;
  };
  await explained(page, player, `${titleOf(evening)}, seed ${seed}`, async () => {
    if (player.played.nextChapter !== null) await playOn(page, player, 'round over', live);
    await player.handOver(inputs[1]);
    if (!isEnough) await playOn(page, player, 'game over', live);
    if (waits !== Infinity) throw new Error('Nobody got to another language.');
  });
  return player;
}

/**
 * Loads the page anew, as after a pause or a crash, and waits for the cover. No card may come
 * before it.
 */
export async function reload(page: RobotPage): Promise<void> {
  // A panel that was just closed is still going back in the history, and would take the reload
  // along.
  await page.waitForTimeout(4 * REST);
  await page.reload();
  for (let look = 0; look < MOST_IDLE; look++) {
    if (await page.evaluate(() => robot.isCovered())) break;
    await page.clock.runFor(BREATH);
    await page.waitForTimeout(REST / 5);
  }
  const { covered, early } = await page.evaluate(() => ({
    covered: robot.isCovered(),
    early: robot.earlyCards(),
  }));
  if (!covered || early > 0)
    throw new Error(`After a reload: covered ${covered}, ${early} times with a card in the page`);
}
