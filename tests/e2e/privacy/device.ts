import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import type { Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { game as en } from '../../../src/lib/games/blaze/words/en/index.ts';
import type { BlazeWords } from '../../../src/lib/games/blaze/words/index.ts';
import { stopClock, takesTime } from '../patience.ts';
import { openFile } from '../saved.ts';
import { controlsOn, press } from './controls.ts';
import { findings, sinksOf, type Sinks } from './sinks.ts';
import { fileOf, secretsOf, type Prepared } from './games.ts';
import { awaitStored, countStoring } from './storing.ts';
import { marksOn, seenOn, watchAll } from './watching.ts';

/**
 * Longer than any hold that is asked for, and than the quiet before it; in ms of the page's clock.
 */
const LONG = 700;
const QUIET = 300;

/** How a game is brought in. */
export interface BringIn {
  readonly page: Page;
  readonly home: string;
  readonly prepared: Prepared;
  readonly way?: 'middle' | 'passed';
  /** Those of the page; English unless said. */
  readonly words?: BlazeWords;
  /** Before anything is loaded. */
  readonly prepare?: () => Promise<unknown>;
}

/** Somebody's device with a game on it whose time stands still until it is moved on. */
export class Device {
  readonly secrets: Readonly<Record<string, readonly Card[]>>;

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly prepared: Prepared,
    readonly printed: string[],
    readonly words: BlazeWords,
  ) {
    this.secrets = secretsOf(prepared);
  }

  static async at({
    page,
    home,
    prepared,
    way = 'passed',
    prepare,
    words = en,
  }: BringIn): Promise<Device> {
    const printed: string[] = [];
    page.on('console', (message) => {
      // The test's own word, where no worker may keep the app.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      printed.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => printed.push(`error: ${error.message}`));
    await takesTime(page.context());
    await watchAll(page.context(), prepared.names, secretsOf(prepared));
    await countStoring(page.context());
    await prepare?.();
    await page.clock.install();
    await page.goto(home);
    await openFile(page, fileOf(prepared));
    await expect(page).toHaveURL(/play\/#[\w-]+$/);
    const cdp = await page.context().newCDPSession(page);
    const device = new Device(page, cdp, prepared, printed, words);
    await device.arrive();
    if (way === 'middle') await device.layDown();
    return device;
  }

  /** Waits for the game to be on the glass; from then on time stands still. */
  async arrive(): Promise<void> {
    await expect(
      this.page.getByRole('navigation', { name: this.words.play.bar.label }),
    ).toBeVisible();
    await stopClock(this.page);
    await this.settle();
  }

  /** The device lies in the middle from now on. */
  private async layDown(): Promise<void> {
    const { bar, menu, close } = this.words.play;
    await this.tap(bar.menu);
    await this.page.getByRole('radio', { name: menu.ways.middle }).check();
    await this.settle();
    await this.tap(close);
  }

  /** Moves time on, and gives the page what takes real time: to store, and to paint. */
  async settle(times = 4): Promise<void> {
    for (let i = 0; i < times; i++) {
      await awaitStored(this.page);
      await this.page.clock.runFor(50);
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

  /** The name of a control that opens somebody's hand, if there is one in sight. */
  async openerOf(person: string): Promise<string | undefined> {
    const { cover, passed, plate } = this.words.table;
    const said = [plate.open, plate.add, plate.look, plate.bet, plate.feathers];
    const openers = [
      cover.open(person),
      passed.opens(person),
      passed.adds(person),
      ...said.map((act) => plate.of(person, act)),
    ];
    return (await this.names()).find((name) => openers.includes(name));
  }

  /** To the public table. */
  async toTable(): Promise<void> {
    const { notMe, show } = this.words.table.cover;
    for (const name of [notMe, show]) if (await this.has(name)) await this.tap(name);
  }

  /** From wherever the device is, somebody opens their hand. */
  async open(person: string): Promise<void> {
    if ((await this.opened()) === person) return;
    let opener = await this.openerOf(person);
    if (opener === undefined) await this.toTable();
    opener ??= await this.openerOf(person);
    // Where there is little room, a plate comes when its chip is tapped.
    const chip = (await this.names()).find((name) => name.startsWith(`${person} `));
    if (opener === undefined && chip !== undefined) {
      await this.tap(chip);
      opener = await this.openerOf(person);
    }
    if (opener === undefined)
      throw new Error(`${person} finds no way in: ${(await this.names()).join(' | ')}`);
    await this.hold(opener);
    await expect(this.page.locator('section.hand h1')).toContainText(person);
  }

  async cover(): Promise<void> {
    await this.tap(this.words.hand.coverName);
  }

  /** What goes past what is told now; nothing where nothing that was settled is told. */
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

  /** Whose hand is open; null where none is. */
  async opened(): Promise<string | null> {
    const heads = await this.page.locator('section.hand h1').allTextContents();
    return this.prepared.names.find((name) => heads.some((head) => head.includes(name))) ?? null;
  }

  /** In the open hand, lays a card ready, or takes it back. */
  async lay(card: Card): Promise<void> {
    const name = this.words.cards.card(card);
    const found = (await this.names()).find((each) => each.startsWith(`${name},`));
    await this.tap(found ?? name);
  }

  /** Lays the first card ready that can be played, or a bet; says whether there was any. */
  async layAny(): Promise<boolean> {
    const { card, bets } = this.words.hand;
    const names = await this.names();
    const bet = names.find((name) => this.prepared.names.some((who) => name === bets.put(0, who)));
    const found = names.find((name) => name.includes(`, ${card.playable}`)) ?? bet;
    if (found !== undefined) await this.tap(found);
    return found !== undefined;
  }

  /** Plays what lies ready. */
  async commit(): Promise<void> {
    await this.page.locator('section.hand .primary:enabled').first().click();
    await this.settle();
  }

  /** Nobody who is asked adds anything; said wherever the device asks for it. */
  async nobodyAdds(): Promise<void> {
    const { passed, plate } = this.words.table;
    const silences = [passed.nobodyNames(''), passed.silent('', 1), passed.silent('', 2)];
    const ends = [...silences, plate.of('', plate.done)];
    for (let i = 0; i < 6; i++) {
      const names = await this.names();
      const no = names.find((name) => ends.some((end) => name.endsWith(end)));
      if (no === undefined) return;
      await this.tap(no);
    }
  }

  sinks = (): Promise<Sinks> => sinksOf(this.page, this.cdp, this.printed);

  /** Where faces of hands stand that are not open. */
  async leaks(opened: string | null = null): Promise<readonly string[]> {
    const closed = Object.entries(this.secrets).flatMap(([name, cards]) =>
      name === opened ? [] : cards,
    );
    return findings(await this.sinks(), closed);
  }

  /** Where the faces of an open hand can be found. */
  async found(person: string): Promise<readonly string[]> {
    return findings(await this.sinks(), this.secrets[person]);
  }

  /** Errors the page has thrown. */
  broken = (): readonly string[] => this.printed.filter((line) => line.startsWith('error: '));
  wrong = async (): Promise<readonly string[]> => (await seenOn(this.page)).wrong;
  marks = (): Promise<readonly string[]> => marksOn(this.page);
}
