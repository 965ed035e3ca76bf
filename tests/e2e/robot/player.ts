import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { BlazeWords } from '../../../src/lib/games/blaze/words/index.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import { fingersOn, type Fingers, type Input } from './fingers.ts';
import type { RobotPage } from './page.ts';
import { saidIn, type Said } from './said.ts';
import { Sight, type Control } from './sight.ts';
import { changeLanguage, changeWay, followWhim, inSheet, type Doer } from './whims.ts';

/** What one look at the screen led to. */
export type Seen = 'went on' | 'round over' | 'game over' | 'nothing to do';

/** Milliseconds in which a page loads something. */
const REST = 50;

export interface PlayerPlan {
  readonly page: RobotPage;
  readonly language: Language;
  readonly input: Input;
  readonly seed: number;
  /** How many of a hundred acts are something besides playing. */
  readonly whims: number;
  /** Called immediately before a control is tapped that commits what its name says. */
  readonly onCommit?: () => Promise<void>;
}

/**
 * Plays for everybody at the table, as somebody would who holds the device for them: it knows what
 * is on the screen, what controls are called in its language, and nothing else; not even whose turn
 * it is.
 */
export class Player implements Doer {
  /** What was pressed, oldest first. */
  readonly history: string[] = [];
  /** How much of it has come to pass since something was last committed. */
  idle = 0;
  readonly #plan: PlayerPlan;
  readonly #random: SeededRandom;
  #said: Said;
  #fingers: Fingers;

  private constructor(plan: PlayerPlan, fingers: Fingers) {
    this.#plan = plan;
    this.#said = saidIn(plan.language);
    this.#random = new SeededRandom(plan.seed);
    this.#fingers = fingers;
  }

  static async at(plan: PlayerPlan): Promise<Player> {
    return new Player(plan, await fingersOn(plan.page, plan.input));
  }

  get said(): Said {
    return this.#said;
  }

  get words(): BlazeWords {
    return this.#said.words;
  }

  /** From now on somebody with other fingers plays. */
  async handOver(input: Input): Promise<void> {
    this.#fingers = await fingersOn(this.#plan.page, input);
  }

  /** Looks at the screen and does one thing. */
  async act(): Promise<Seen> {
    const sight = await this.see();
    const { ending, play, hand } = this.words;
    await this.#failIfBroken(sight);
    const told = this.#telling(sight);
    if (told !== null) return this.#tapped(told);
    if (sight.has(ending.final.again)) return 'game over';
    if (sight.has(play.bar.log) && this.chance(this.#plan.whims) && (await followWhim(this, sight)))
      return 'went on';
    if (sight.has(ending.round.deal)) {
      await this.#commit(ending.round.deal);
      return 'round over';
    }
    const inHand = sight.has(hand.coverName) || sight.has(play.bots.tableName);
    return inHand ? this.#actInHand(sight) : this.#actAtTable(sight);
  }

  /** Has the device go round the other way. False while nobody gets to the menu. */
  changeWay = async (): Promise<boolean> =>
    this.#telling(await this.see()) === null && changeWay(this);

  /** Goes on in another language. False while nobody gets to the menu. */
  changeLanguage = async (language: Language): Promise<boolean> =>
    this.#telling(await this.see()) === null &&
    changeLanguage(this, language, () => (this.#said = saidIn(language)));

  /** The lines of the log, read from its sheet; null while nobody gets to it. */
  readLog = async (): Promise<readonly string[] | null> => {
    if (this.#telling(await this.see()) !== null) return null;
    let lines: readonly string[] = [];
    const read = async () => {
      lines = await this.#plan.page.evaluate(() => robot.log());
    };
    return (await inSheet(this, 'log', read)) ? lines : null;
  };

  see = (): Promise<Sight> => Sight.of(this.#plan.page);

  rest = (): Promise<void> => this.#plan.page.waitForTimeout(REST);

  any = <T>(things: readonly T[]): T => things[this.#random.below(things.length)]!;

  chance = (percent: number): boolean => this.#random.below(100) < percent;

  async tap(name: string, before?: () => Promise<void>): Promise<boolean> {
    this.#note(`tap ${name}`);
    return this.#fingers.tap(name, before);
  }

  async hold(name: string): Promise<boolean> {
    this.#note(`hold ${name}`);
    return this.#fingers.hold(name);
  }

  #note(act: string): void {
    this.history.push(act);
    this.idle++;
  }

  #telling(sight: Sight): string | null {
    const { skip, next } = this.words.story.telling;
    return [skip, next].find((name) => sight.has(name)) ?? null;
  }

  async #failIfBroken(sight: Sight): Promise<void> {
    const { ending, play } = this.words;
    if (sight.has(ending.broken.copy) || sight.has(play.trouble.again) || sight.has(play.home))
      throw new Error(`Something is wrong: ${await this.#plan.page.evaluate(() => robot.text())}`);
  }

  async #actAtTable(sight: Sight): Promise<Seen> {
    const { openers, adders, decliners, giversUp, agree, words } = this.#said;
    const agreeing = sight.fitting(agree);
    if (agreeing.length > 0 && this.chance(80)) return this.#tapped(this.any(agreeing).name);
    if (agreeing.length > 0 && this.chance(50)) return this.#tapped(words.table.undo.keep);
    const givers = sight.fitting(giversUp);
    if (givers.length > 0 && this.chance(8)) return this.#commitHolding(this.any(givers).name);
    const opening = sight.fitting(openers);
    if (opening.length > 0) return this.#held(this.any(opening).name);
    const adding = sight.fitting(adders);
    const declining = sight.fitting(decliners);
    if (adding.length > 0 && (declining.length === 0 || this.chance(25)))
      return this.#held(this.any(adding).name);
    if (declining.length > 0) return this.#commit(this.any(declining).name);
    const { bots, close } = words.play;
    const others = [words.table.cover.show, words.table.plate.close, close, bots.hurry, bots.hand];
    const way = others.find((name) => sight.has(name));
    return way === undefined ? 'nothing to do' : this.#tapped(way);
  }

  async #actInHand(sight: Sight): Promise<Seen> {
    const { takers, coins, picks, playable, words } = this.#said;
    const laid = sight.fitting(coins);
    if (laid.length > 0 && !laid.some(({ pressed }) => pressed))
      return this.#tapped(this.any(laid).name);
    const main = sight.controls.find(({ golden }) => golden)?.name;
    const taker = sight.fitting(takers)[0]?.name;
    const cards = sight.fitting([playable]).filter(({ pressed }) => !pressed);
    // Ash answers as long as something it holds beats what lies there; the others add a second card
    // now and then.
    if (cards.length > 0 && (main === undefined || taker !== undefined || this.chance(30)))
      return this.#tapped(this.any<Control>(cards).name);
    const open = sight.fitting(picks);
    if (cards.length === 0 && taker !== undefined && open.length > 1 && this.chance(60))
      return this.#tapped(this.any(open).name);
    if (main !== undefined && (taker === undefined || open.length === 0 || this.chance(30)))
      return this.#commit(main);
    // With everything beaten there is nothing to take for: the others are asked at the table.
    if (taker !== undefined && open.length > 0) return this.#commitHolding(taker);
    const { done } = words.hand.act;
    if (sight.has(done)) return this.#commit(done);
    const ways = [words.play.bots.hurry, words.hand.coverName].filter((name) => sight.has(name));
    return ways[0] === undefined ? 'nothing to do' : this.#tapped(ways[0]);
  }

  async #commit(name: string): Promise<Seen> {
    const done = await this.tap(name, this.#plan.onCommit);
    this.idle = 0;
    return done ? 'went on' : 'nothing to do';
  }

  async #commitHolding(name: string): Promise<Seen> {
    const seen = await this.#held(name);
    this.idle = 0;
    return seen;
  }

  #tapped = async (name: string): Promise<Seen> =>
    (await this.tap(name)) ? 'went on' : 'nothing to do';

  #held = async (name: string): Promise<Seen> =>
    (await this.hold(name)) ? 'went on' : 'nothing to do';
}
