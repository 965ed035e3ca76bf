import { expect, type Locator, type Page } from '@playwright/test';
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { game as esGame } from '../../src/lib/games/blaze/words/es/index.ts';
import type { BlazeWords } from '../../src/lib/games/blaze/words/index.ts';
import { walks, type ChallengeWords } from '../../src/lib/games/blaze/words/walks.ts';
import type { Language } from '../../src/lib/i18n/languages.ts';
import type { Words } from '../../src/lib/i18n/words.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { lay, type Laid } from '../../tests/e2e/laid.ts';
import { stopClock, takesTime } from '../../tests/e2e/patience.ts';
import { animalsDrawn } from '../../tests/e2e/saved.ts';
import { momentOf, type MomentName } from './moments.ts';
import { withBots, type Moment } from './playing.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, es };
const GAME: Readonly<Record<Language, BlazeWords>> = { en: enGame, es: esGame };

/**
 * Longer than any press that is asked for, and than the quiet before it; in ms of the page's clock.
 */
const LONG = 700;
const QUIET = 300;
/**
 * The page's clock while something is waited for, in ms: for paint. What has not come after so many
 * steps is at the end of something that lasts for seconds: from then on they are longer.
 */
const STEP = 40;
const SHORT_STEPS = 10;
const LONG_STEP = 160;
/** How long anything may take to come, in ms. */
const PATIENCE = 180_000;

/**
 * Where screens are set: a page whose clock moves only when it is told to, used as people use it.
 */
export class Stage {
  readonly words: Words;
  readonly game: BlazeWords;
  /** Words of the picture on the home page. */
  readonly picture: ChallengeWords;
  /** The address of a table that is left as it came, and what it came as. */
  #stays = { address: '', as: '' };

  private constructor(
    readonly page: Page,
    readonly home: string,
    readonly language: Language,
  ) {
    this.words = WORDS[language];
    this.game = GAME[language];
    this.picture = walks[language];
  }

  /** A stage on a page that nothing has been opened on yet. */
  static async on(page: Page, home: string, language: Language): Promise<Stage> {
    await takesTime(page.context());
    await page.clock.install();
    return new Stage(page, home, language);
  }

  /** Opens an address below home, anew. */
  async visit(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.clock.resume();
    await this.page.goto(this.home + address);
    await this.page.evaluate(() => document.fonts.ready);
  }

  /**
   * Opens a stored game at that moment; its cover asks whether everyone is ready. Tells who is in
   * turn there. `agreed`: what its table has agreed on besides.
   */
  async bringIn(
    moment: MomentName | Moment,
    way: Way = 'passed',
    agreed: Pick<Laid, 'settings' | 'hints'> = {},
  ): Promise<string> {
    const { text, name } = typeof moment === 'string' ? momentOf(moment) : moment;
    await this.#openGame({ text, way, ...agreed });
    return name;
  }

  /** Stores games at these moments, the last one being the newest, and opens none of them. */
  async layIn(moments: readonly MomentName[]): Promise<void> {
    await lay(
      this.page,
      this.home,
      moments.map((moment) => ({ text: momentOf(moment).text })),
    );
  }

  /**
   * The same where everybody but whoever is in turn is a computer player, and hints are allowed:
   * their hand is open.
   */
  async bringAlone(moment: MomentName | Moment): Promise<void> {
    const { text } = withBots(typeof moment === 'string' ? momentOf(moment) : moment, (after) =>
      after === 0 ? null : BOT_LEVELS[after % BOT_LEVELS.length]!,
    );
    await this.#openGame({ text, hints: true });
    await this.until(this.button(this.game.play.bots.tableName));
  }

  async #openGame(game: Laid): Promise<void> {
    const [id] = await lay(this.page, this.home, [game]);
    await this.page.clock.resume();
    await this.page.goto(`${this.home}play/#${id}`);
    await this.page.evaluate(() => document.fonts.ready);
    await this.until(this.button(this.game.play.bar.menu));
    await animalsDrawn(this.page);
    await stopClock(this.page);
  }

  /** The same on the table, or on the cover of whoever is next, as the device goes round. */
  async bringToTable(
    moment: MomentName | Moment,
    way: Way,
    agreed?: Pick<Laid, 'settings' | 'hints'>,
  ): Promise<string> {
    const name = await this.bringIn(moment, way, agreed);
    await this.showTable();
    return name;
  }

  /** The same where the table is as it came before: then it is there already. */
  async stayAt(moment: MomentName, way: Way): Promise<void> {
    const as = `${moment} ${way}`;
    if (this.#stays.as === as && this.#stays.address === this.page.url()) return;
    await this.bringToTable(moment, way);
    this.#stays = { address: this.page.url(), as };
  }

  /** From a cover to the table, where there is a way. */
  async showTable(): Promise<void> {
    const { cover } = this.game.table;
    for (const shows of [cover.show, cover.notMe])
      if (await this.button(shows).isVisible()) await this.tap(shows);
  }

  /** The same with the hand of whoever is in turn open: in the middle, towards their edge. */
  async bringIntoHand(moment: MomentName | Moment, way: Way = 'middle'): Promise<string> {
    const name = await this.bringIn(moment, way);
    const { cover, passed } = this.game.table;
    // Who bets first, as it is passed on, is whoever the device is nearest to.
    const opens = this.page.getByRole('button', { name: cover.open('') });
    if (way === 'middle' || !(await opens.isVisible())) await this.showTable();
    for (const control of [this.button(passed.adds(name)), opens]) {
      // A cover that goes is in sight for a moment still.
      await this.#settles();
      if (await control.isVisible()) await this.hold(control);
    }
    await this.openHand(name);
    return name;
  }

  async openHand(name: string): Promise<void> {
    const { plate } = this.game.table;
    const plates = [plate.open, plate.add, plate.bet].map((control) => plate.of(name, control));
    for (const control of plates)
      if (await this.button(control).isVisible()) await this.hold(this.button(control));
    await this.until(this.button(this.game.hand.coverName));
  }

  /** Says that the device goes round in that way. */
  async goRound(way: Way): Promise<void> {
    const { bar, menu, close } = this.game.play;
    await this.tap(bar.menu);
    await this.#settles();
    await this.page.getByRole('radio', { name: menu.ways[way] }).check({ force: true });
    await this.tap(close);
    await this.until(this.page.locator('main.table'));
  }

  /** What still moves takes no press, and it moves by the browser's own clock. */
  async #settles(): Promise<void> {
    await this.page.evaluate(() => window.drawn());
    await this.page.clock.runFor(QUIET);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async tap(name: string): Promise<void> {
    await this.until(this.button(name));
    await this.page.clock.runFor(QUIET);
    await this.button(name).click();
    await this.page.clock.runFor(STEP);
  }

  /** Taps cards that can be played, so many. */
  async ready(cards: number): Promise<void> {
    const playable = this.page.locator('[data-slot][aria-disabled=false][aria-pressed=false]');
    for (let card = 0; card < cards; card++) {
      await this.until(playable.first());
      // A neighbour may lie over the middle of a card.
      await playable.first().click({ position: { x: 12, y: 30 } });
      await this.page.clock.runFor(STEP);
    }
  }

  /** Presses what opens a hand, or takes cards, for as long as it takes. */
  async hold(control: Locator): Promise<void> {
    await this.page.clock.runFor(QUIET);
    await control.hover();
    await this.page.mouse.down();
    await this.page.clock.runFor(LONG);
    await this.page.mouse.up();
    await this.page.clock.runFor(STEP);
  }

  /** Waits until something is in sight, without letting the page's clock run away. */
  async until(sought: Locator): Promise<void> {
    let steps = 0;
    await expect(async () => {
      await this.page.clock.runFor(steps++ < SHORT_STEPS ? STEP : LONG_STEP);
      // As it is now: time must not go by on the page's clock alone because the machine is slow.
      expect(await sought.isVisible()).toBe(true);
    }).toPass({ timeout: PATIENCE, intervals: [20] });
  }
}
