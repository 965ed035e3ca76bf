import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import { fingersOn, type Fingers, type Input } from './fingers.ts';
import type { RobotPage } from './page.ts';
import type { Hands, Played, RobotGame, Seen } from './game.ts';
import { exactly, like } from './patterns.ts';
import { Sight } from './sight.ts';
import { changeLanguage, changeWay, followWhim, inSheet, type Doer } from './whims.ts';

/** Milliseconds in which a page loads something. */
const REST = 50;

export interface PlayerPlan {
  readonly page: RobotPage;
  readonly game: RobotGame;
  readonly language: Language;
  readonly input: Input;
  readonly seed: number;
  /** How many of a hundred acts are something besides playing. */
  readonly whims: number;
  /** What is told is waited for, never skipped, and nobody is hurried. */
  readonly patient?: boolean;
  /** Called immediately before a control is tapped that commits what its name says. */
  readonly onCommit?: () => Promise<void>;
}

/**
 * Plays for everybody at the table, as somebody would who holds the device for them: it knows what
 * is on the screen, what controls are called in its language, and nothing else; not even whose turn
 * it is.
 */
export class Player implements Doer, Hands {
  /** What was pressed, oldest first. */
  readonly history: string[] = [];
  /** How much of it has come to pass since something was last committed. */
  idle = 0;
  readonly #plan: PlayerPlan;
  readonly #random: SeededRandom;
  #played: Played;
  #fingers: Fingers;

  private constructor(plan: PlayerPlan, fingers: Fingers) {
    this.#plan = plan;
    this.#played = plan.game(plan.language);
    this.#random = new SeededRandom(plan.seed);
    this.#fingers = fingers;
  }

  static async at(plan: PlayerPlan): Promise<Player> {
    return new Player(plan, await fingersOn(plan.page, plan.input));
  }

  get played(): Played {
    return this.#played;
  }

  get words(): GameWords {
    return this.#played.words;
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
    // Computer players can be hurried, too, while it is told what they do.
    if (this.#plan.patient && (told !== null || sight.has(play.bots.hurry))) return 'nothing to do';
    if (told !== null) return this.tapped(told);
    if (sight.has(ending.final.again)) return 'game over';
    if (sight.has(play.bar.log) && this.chance(this.#plan.whims) && (await followWhim(this, sight)))
      return 'went on';
    const { nextChapter } = this.#played;
    if (nextChapter !== null && sight.has(nextChapter)) {
      await this.commit(nextChapter);
      return 'round over';
    }
    const inHand = sight.has(hand.coverName) || sight.has(play.bots.tableName);
    return inHand ? this.#played.inHand(this, sight) : this.#actAtTable(sight);
  }

  /** Has the device go round the other way. False while nobody gets to the menu. */
  changeWay = async (): Promise<boolean> =>
    this.#telling(await this.see()) === null && changeWay(this);

  /** Goes on in another language. False while nobody gets to the menu. */
  changeLanguage = async (language: Language): Promise<boolean> =>
    this.#telling(await this.see()) === null &&
    changeLanguage(this, this.#plan.game(language), language, (spoken) => (this.#played = spoken));

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

  reads = (): Promise<string> => this.#plan.page.evaluate(() => robot.text());

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
    // The way home stands alone where a game is gone, and among others at its end.
    const isGone = sight.has(play.home) && !sight.has(ending.final.again);
    if (sight.has(ending.broken.copy) || sight.has(play.trouble.again) || isGone)
      throw new Error(`Something is wrong: ${await this.#plan.page.evaluate(() => robot.text())}`);
  }

  async #actAtTable(sight: Sight): Promise<Seen> {
    const { table, play } = this.words;
    const agreeing = sight.fitting([like(table.undo.agrees)]);
    if (agreeing.length > 0 && this.chance(80)) return this.tapped(this.any(agreeing).name);
    const { keep } = table.undo;
    const keeps = sight.fitting([exactly(keep), like((name) => table.plate.of(name, keep))]);
    if (keeps.length > 0 && this.chance(50)) return this.tapped(this.any(keeps).name);
    const seen = await this.#played.atTable(this, sight);
    if (seen !== 'nothing to do') return seen;
    const others = [
      table.cover.show,
      table.plate.close,
      play.close,
      play.bots.hurry,
      play.bots.hand,
    ];
    const way = others.find((name) => sight.has(name));
    return way === undefined ? 'nothing to do' : this.tapped(way);
  }

  commit = async (name: string): Promise<Seen> => {
    const done = await this.tap(name, this.#plan.onCommit);
    this.idle = 0;
    return done ? 'went on' : 'nothing to do';
  };

  commitHolding = async (name: string): Promise<Seen> => {
    const seen = await this.held(name);
    this.idle = 0;
    return seen;
  };

  tapped = async (name: string): Promise<Seen> =>
    (await this.tap(name)) ? 'went on' : 'nothing to do';

  held = async (name: string): Promise<Seen> =>
    (await this.hold(name)) ? 'went on' : 'nothing to do';
}
