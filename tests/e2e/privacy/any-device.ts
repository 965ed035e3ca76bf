import type { CDPSession, Locator, Page } from '@playwright/test';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import { isOfNoIcon } from '../app.ts';
import { expect } from '../expect.ts';
import { lay, type Laid as Stored } from '../laid.ts';
import { stopClock, takesTime } from '../patience.ts';
import { animalsDrawn } from '../saved.ts';
import { controlsOn, press } from './controls.ts';
import type { Faces } from './faces.ts';
import { findings, sinksOf, type Sinks } from './sinks.ts';
import { awaitStored, countStoring } from './storing.ts';
import { marksOn, seenOn, watchAll, type Sees } from './watching.ts';

/**
 * Longer than any hold that is asked for, and than the quiet before it; in ms of the page's clock.
 */
const LONG = 700;
export const QUIET = 300;

/** Before the name of whoever must not look, where a hand is shown to all the others. */
const ALL_BUT = 'all but ';

/** The owner of a hand that is shown to all the others; null for one who looks themselves. */
export const turnedAway = (eyes: string): string | null =>
  eyes.startsWith(ALL_BUT) ? eyes.slice(ALL_BUT.length) : null;

/** A game that is brought in, and what of it has to be kept from whom. */
export interface Guarded<Words extends GameWords> {
  readonly page: Page;
  readonly home: string;
  /** The game's file. */
  readonly text: string;
  readonly people: readonly string[];
  /** Those of the page. */
  readonly words: Words;
  /** By name: faces that stand nowhere but in this person's hand; of others, by what they are. */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  /** Whose cards an open hand shows. */
  readonly sees: Sees;
  readonly faces: Faces;
  /** What the table has agreed on. */
  readonly agreed?: Omit<Stored, 'text'>;
  /** The home page was there before: going back leads to it. */
  readonly fromHome?: boolean | undefined;
  /** Before anything is loaded. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
}

/** What of a device is there once a game lies on it. */
export interface Laid<Words extends GameWords> extends Guarded<Words> {
  readonly cdp: CDPSession;
  readonly printed: string[];
}

/** Brings a game in; it is on its way to the glass. */
export async function bringIn<Words extends GameWords>(
  guarded: Guarded<Words>,
): Promise<Laid<Words>> {
  const { page, home, text, people, secrets, sees, faces, agreed, fromHome, prepare } = guarded;
  const printed: string[] = [];
  page.on('console', (message) => {
    // The test's own word, where no worker may keep the app.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (isOfNoIcon(message)) return;
    printed.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => printed.push(`error: ${error.message}`));
  await takesTime(page.context());
  await watchAll(page.context(), { names: people, secrets, sees, faces });
  await countStoring(page.context());
  await prepare?.();
  await page.clock.install();
  const [id] = await lay(page, home, [{ text, ...agreed }]);
  if (fromHome) await page.goto(home);
  await page.goto(`${home}play/#${id}`);
  return { ...guarded, cdp: await page.context().newCDPSession(page), printed };
}

/** Somebody's device with a game on it whose time stands still until it is moved on. */
export abstract class AnyDevice<Words extends GameWords> {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly words: Words;
  readonly people: readonly string[];
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  readonly printed: string[];
  readonly #laid: Laid<Words>;

  constructor(laid: Laid<Words>) {
    this.#laid = laid;
    this.page = laid.page;
    this.cdp = laid.cdp;
    this.words = laid.words;
    this.people = laid.people;
    this.secrets = laid.secrets;
    this.printed = laid.printed;
  }

  /**
   * The name of a control that opens a hand, if there is one in sight. `eyes`: whose it is for, by
   * name, or "all but Ana".
   */
  abstract openerOf(eyes: string): Promise<string | undefined>;

  /** In the open hand of whoever is in turn, makes something ready that gives no secret away. */
  abstract ready(): Promise<void>;

  /** In the open hand, what does the thing that is ready: the device is the next one's then. */
  abstract doer(): Locator;

  /** Waits for the game to be on the glass; from then on time stands still. */
  async arrive(): Promise<void> {
    await expect(
      this.page.getByRole('navigation', { name: this.words.play.bar.label }),
    ).toBeVisible();
    await animalsDrawn(this.page);
    await stopClock(this.page);
    await this.settle();
  }

  /**
   * Takes the focus from the page. Whether it comes to one that was just loaded is up to whether
   * somebody has pressed anything there, and to a browser every question of a test is a press.
   */
  async dropFocus(): Promise<void> {
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  /**
   * Moves time on, and gives the page what takes real time: to store, and to paint. Twice: what is
   * drawn first may be stored only then.
   */
  async settle(times = 2, ms = 100): Promise<void> {
    for (let i = 0; i < times; i++) {
      await awaitStored(this.page);
      await this.page.clock.runFor(ms);
    }
  }

  async has(name: string | RegExp): Promise<boolean> {
    const controls = await controlsOn(this.page);
    return controls.some((control) =>
      typeof name === 'string' ? control.name === name : name.test(control.name),
    );
  }

  async names(): Promise<readonly string[]> {
    return (await controlsOn(this.page)).map(({ name }) => name);
  }

  async tap(name: string): Promise<void> {
    await press(this.page, name, 0);
    await this.settle();
  }

  async hold(name: string): Promise<void> {
    await this.page.clock.runFor(QUIET);
    await press(this.page, name, LONG);
    await this.settle();
  }

  /** To the public table. */
  async toTable(): Promise<void> {
    const { notMe, show } = this.words.table.cover;
    for (const name of [notMe, show]) if (await this.has(name)) await this.tap(name);
  }

  /** From wherever the device is, on to what opens a hand, which it names. */
  async wayIn(eyes: string): Promise<string> {
    let opener = await this.openerOf(eyes);
    if (opener === undefined) await this.toTable();
    opener ??= await this.openerOf(eyes);
    // Where there is little room, a plate comes when its chip is tapped.
    const chip = (await this.names()).find((name) => name.startsWith(`${eyes} `));
    if (opener === undefined && chip !== undefined) {
      await this.tap(chip);
      opener = await this.openerOf(eyes);
    }
    if (opener === undefined)
      throw new Error(`No way in for ${eyes}: ${(await this.names()).join(' | ')}`);
    return opener;
  }

  /** From wherever the device is, a hand is opened. */
  async open(eyes: string): Promise<void> {
    if ((await this.opened()) === eyes) return;
    await this.hold(await this.wayIn(eyes));
    await expect.poll(() => this.opened()).toBe(eyes);
  }

  /** Does what lies ready. */
  async commit(): Promise<void> {
    await this.doer().click();
    await this.settle();
  }

  async cover(): Promise<void> {
    await this.tap(this.words.hand.coverName);
  }

  /** What goes past what is told now; nothing where nothing that must be seen is told. */
  async pastTelling(): Promise<string | undefined> {
    const { next, skip } = this.words.story.telling;
    return (await this.names()).find((name) => name === next || name === skip);
  }

  /** Goes on until nothing is told any more; `between` sees every part of it. */
  async hearOut(between: () => Promise<void> = async () => {}): Promise<void> {
    for (let i = 0; i < 20; i++) {
      let past = await this.pastTelling();
      if (past === undefined) {
        // What is told in passing goes by itself; more may come behind it.
        await this.page.clock.runFor(5000);
        await this.settle();
        past = await this.pastTelling();
      }
      if (past === undefined) return;
      await between();
      await this.tap(past);
    }
  }

  /** Whom a hand lies open for, "Ana" or "all but Ana"; null where none does. */
  async opened(): Promise<string | null> {
    const heads = await this.page.locator('section.hand h1').allTextContents();
    const owner = this.people.find((name) => heads.some((head) => head.includes(name)));
    if (owner === undefined) return null;
    return ((await this.page.locator('main.shown').count()) > 0 ? ALL_BUT : '') + owner;
  }

  /** Faces that whoever has a hand open, or nobody, may see; or all that they may not. */
  faces(opened: string | null, may: boolean): readonly string[] {
    const own = this.#laid.sees === 'own';
    const owner = opened && turnedAway(opened);
    const isShown = (whose: string) =>
      own || owner !== null
        ? whose === (owner ?? opened)
        : opened !== null && whose !== opened && this.people.includes(whose);
    return Object.entries(this.secrets).flatMap(([whose, cards]) =>
      isShown(whose) === may ? cards : [],
    );
  }

  sinks = (): Promise<Sinks> => sinksOf(this.page, this.cdp, this.printed, this.#laid.faces);

  /** Where faces stand that whoever has their hand open, or nobody, may not see. */
  async leaks(opened: string | null = null): Promise<readonly string[]> {
    return findings(await this.sinks(), this.faces(opened, false), this.#laid.faces);
  }

  /** Where faces stand that whoever has a hand open may see. */
  async shown(opened: string): Promise<readonly string[]> {
    return findings(await this.sinks(), this.faces(opened, true), this.#laid.faces);
  }

  /** Where the faces of somebody's hand can be found. */
  async found(person: string): Promise<readonly string[]> {
    return findings(await this.sinks(), this.secrets[person], this.#laid.faces);
  }

  /** Errors the page has thrown. */
  broken = (): readonly string[] => this.printed.filter((line) => line.startsWith('error: '));
  wrong = async (): Promise<readonly string[]> => (await seenOn(this.page)).wrong;
  marks = (): Promise<readonly string[]> => marksOn(this.page);
}
