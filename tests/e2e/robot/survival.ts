import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { openFile, writtenGame, type WrittenGame } from '../saved.ts';
import type { StaticHost } from '../server.ts';
import { blaze } from './blaze/game.ts';
import type { RobotGame } from './game.ts';
import { hanabi } from './hanabi/game.ts';
import { LastMoments } from './last-moments.ts';
import { MortalBrowser } from './mortal.ts';
import { Player } from './player.ts';

/** Written games, each of which goes on from anywhere in the first part of it. */
interface Library {
  readonly game: RobotGame;
  readonly of: WrittenGame;
  readonly names: readonly string[];
  /** Moves that have been made at most. */
  readonly longestStart: number;
}

const namesTo = (last: number): readonly string[] =>
  Array.from({ length: last - 99 }, (_, i) => String(100 + i));

const LIBRARIES: readonly Library[] = [
  { game: blaze, of: 'blaze', names: namesTo(111), longestStart: 120 },
  // Those behind these end by storms, and soon.
  { game: hanabi, of: 'hanabi', names: namesTo(107), longestStart: 30 },
];

/** Kills a game lives through before another is begun. */
const KILLS_A_GAME = 8;
/** Acts before the log is read for the last time, and looks at a screen that is on its way. */
const MOST_BEFORE = 6;
const MOST_LOOKS = 400;
const BREATH = 60;

/** What became of the kills so far. */
export interface Toll {
  /** After something was committed and not yet read in the log. */
  readonly midway: number;
  /** Of those, how often the screen had shown it. */
  readonly shown: number;
  /** Of those that had not been shown, how often it was there all the same. */
  readonly kept: number;
  /** Faces of cards that were met in open hands: what is looked for before a cover can be found. */
  readonly cards: number;
}

const NOTHING: Toll = { midway: 0, shown: 0, kept: 0, cards: 0 };

/**
 * A game that goes on through one death of its browser after the other, in a profile of its own.
 */
export class Survival {
  readonly #host: StaticHost;
  readonly #libraries: readonly Library[];
  readonly #profile = mkdtempSync(join(tmpdir(), 'fireside-kills-'));
  #browser: MortalBrowser | null = null;
  /** Kills the running game is still to live through, what is played, and its id. */
  #left = 0;
  #library: Library;
  #id = '';
  #toll = NOTHING;

  /** @param only the game that is played; each in turn unless said */
  constructor(host: StaticHost, only?: WrittenGame) {
    this.#host = host;
    this.#libraries = LIBRARIES.filter(({ of }) => only === undefined || of === only);
    this.#library = this.#libraries[0]!;
  }

  get toll(): Toll {
    return this.#toll;
  }

  /**
   * Kills the browser once, somewhere in a game, and looks at what is left. Returns what is wrong,
   * or null.
   */
  async trial(seed: number): Promise<string | null> {
    const random = new SeededRandom(seed);
    try {
      const wrong = await this.#killOnce(seed, random);
      return wrong === null ? null : `seed ${seed}: ${wrong}`;
    } catch (error) {
      await this.#browser?.kill();
      this.#browser = null;
      this.#left = 0;
      return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    // A browser that has just ended may still be writing.
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  async #killOnce(seed: number, random: SeededRandom): Promise<string | null> {
    const browser = (this.#browser ??= await MortalBrowser.start(this.#profile));
    const { page } = browser;
    if (this.#left-- === 0) await this.#begin(page, seed, random);
    const life = new LastMoments(browser, random);
    const player = await this.#playerOn(page, seed, () => life.commits());
    const before = await this.#playUntilRead(page, player, random);
    if (before === null) {
      this.#left = 0;
      return this.#killOnce(seed, random);
    }
    await life.end(player);
    this.#browser = await MortalBrowser.start(this.#profile);
    const after = await this.#resume(this.#browser.page, seed);
    if (typeof after === 'string') return after;
    return this.#compare(before, after, life);
  }

  /** Another game, somewhere in its middle: of each kind in turn. */
  async #begin(page: Page, seed: number, random: SeededRandom): Promise<void> {
    this.#left = KILLS_A_GAME - 1;
    const turn = Math.floor(seed / KILLS_A_GAME);
    const { of, names, longestStart } = (this.#library =
      this.#libraries[turn % this.#libraries.length]!);
    const goHome = () => page.goto(this.#host.home);
    // The last sheet's entry may still be on its way out of the history, which ends another visit.
    await goHome().catch(goHome);
    await page.locator('[role="status"].ready').waitFor();
    const text = writtenGame(names[random.below(names.length)]!, random.below(longestStart), of);
    // By people of its own: one that has been played on would be opened as it stands.
    await openFile(page, text.replace('"Ana"', `"Ana ${seed}"`));
    await page.waitForURL(/play\/#[\w-]+$/);
    this.#id = new URL(page.url()).hash.slice(1);
  }

  /**
   * Plays on for a while. Returns the lines of the log as they stand then; null once the game is
   * over.
   */
  async #playUntilRead(page: Page, player: Player, random: SeededRandom) {
    const acts = 1 + random.below(MOST_BEFORE);
    for (let act = 0; act < MOST_LOOKS; act++) {
      if ((await player.act()) === 'game over') return null;
      this.#toll = { ...this.#toll, cards: Math.max(this.#toll.cards, await cardsOn(page)) };
      await page.clock.runFor(BREATH);
      const lines = act < acts ? null : await player.readLog();
      if (lines) return lines;
    }
    throw new Error('The log cannot be read');
  }

  /** Opens the game again from the home page. Returns its log, or what is wrong. */
  async #resume(page: Page, seed: number): Promise<readonly string[] | string> {
    await page.goto(this.#host.home);
    // By its id: the clock of an earlier game may have run ahead of this one's, which puts that
    // game first.
    await page.locator(`a[href$="#${this.#id}"]`).first().click();
    const player = await this.#playerOn(page, seed);
    for (let look = 0; look < MOST_LOOKS; look++) {
      if (await page.evaluate(() => robot.isCovered())) break;
      await page.clock.runFor(BREATH);
    }
    const early = await page.evaluate(() => robot.earlyCards());
    if (early > 0) return 'a card was in the page before anybody had pressed anything';
    if (!(await page.evaluate(() => robot.isCovered())))
      return `the game does not come back covered: ${await page.evaluate(() => robot.text())}`;
    return (await player.readLog()) ?? 'the log cannot be opened';
  }

  #playerOn(page: Page, seed: number, onCommit?: () => Promise<void>): Promise<Player> {
    return Player.at({
      page,
      seed,
      game: this.#library.game,
      language: 'en',
      whims: 5,
      input: seed % 3 === 0 ? 'keyboard' : 'touch',
      ...(onCommit ? { onCommit } : {}),
    });
  }

  #compare(before: readonly string[], after: readonly string[], { committed, shown }: LastMoments) {
    // Lines only ever come at its end, but some are told behind the one before them.
    const [stood, stands] = [before.join(' '), after.join(' ')];
    const grown = stands.length > stood.length;
    const { midway, kept, ...toll } = this.#toll;
    this.#toll = {
      ...toll,
      midway: midway + (committed ? 1 : 0),
      shown: toll.shown + (shown ? 1 : 0),
      kept: kept + (committed && !shown && grown ? 1 : 0),
    };
    if (!stands.startsWith(stood)) return `lost what stood in the log: "${stood}", not "${stands}"`;
    return shown && !grown ? `lost what the screen had shown: ${shown}` : null;
  }
}

const cardsOn = (page: Page): Promise<number> => page.evaluate(() => robot.cards());
