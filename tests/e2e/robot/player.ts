import type { Page } from '@playwright/test';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import { fingersOn, type Fingers, type Way } from './fingers.ts';
import { saidIn, type Said } from './said.ts';
import { controlsOn, type Control } from './sight.ts';

/** What one look at the screen led to. */
export type Seen = 'went on' | 'round over' | 'game over' | 'nothing to do';

export interface PlayerPlan {
  readonly page: Page;
  readonly words: GameWords;
  readonly way: Way;
  readonly seed: number;
}

/**
 * Plays for everybody at the table, as somebody would who holds the device for them: it knows what is on the screen, what controls are called in its
 * language, and nothing else; not even whose turn it is.
 */
export class Player {
  readonly #page: Page;
  readonly #said: Said;
  readonly #random: SeededRandom;
  readonly #fingers: Fingers;

  private constructor({ page, words, seed }: PlayerPlan, fingers: Fingers) {
    this.#page = page;
    this.#said = saidIn(words);
    this.#random = new SeededRandom(seed);
    this.#fingers = fingers;
  }

  static async at(plan: PlayerPlan): Promise<Player> {
    return new Player(plan, await fingersOn(plan.page, plan.way));
  }

  /** Looks at the screen and does one thing. */
  async act(): Promise<Seen> {
    const controls = await controlsOn(this.#page);
    const { words } = this.#said;
    const has = (name: string) => controls.some((control) => control.name === name);
    if (has(words.story.telling.skip)) return this.#tap(words.story.telling.skip);
    if (has(words.story.telling.next)) return this.#tap(words.story.telling.next);
    if (has(words.ending.final.again)) return 'game over';
    if (has(words.ending.round.deal)) {
      await this.#tap(words.ending.round.deal);
      return 'round over';
    }
    if (has(words.hand.coverName)) return this.#actInHand(controls);
    return this.#actAtTable(controls);
  }

  async #actAtTable(controls: readonly Control[]): Promise<Seen> {
    const { openers, adders, decliners, nobody, agree, words } = this.#said;
    const opener = this.#one(controls, openers);
    if (opener) return this.#hold(opener);
    const adder = this.#one(controls, adders);
    const declines = this.#one(controls, [...decliners, nobody, agree]);
    if (adder && (!declines || this.#chance(25))) return this.#hold(adder);
    if (declines) return this.#tap(declines);
    const show = controls.find(({ name }) => name === words.table.cover.show);
    return show ? this.#tap(show.name) : 'nothing to do';
  }

  async #actInHand(controls: readonly Control[]): Promise<Seen> {
    const { words, takers } = this.#said;
    const { act, lane } = words.hand;
    const coins = controls.filter(({ name }) => this.#isCoin(name));
    if (coins.length > 0 && !coins.some(({ pressed }) => pressed))
      return this.#tap(this.#any(coins).name);
    const main = this.#mainAct(controls);
    const taker = this.#one(controls, takers);
    const card = this.#playable(controls);
    // Ash answers as long as something it holds beats what lies there; the others add a second card now and then.
    if (card && (!main || taker || this.#chance(30))) return this.#tap(card.name);
    const open = controls.filter(({ name }) => this.#isLike(name, lane.pick));
    if (!card && taker && open.length > 1 && this.#chance(60))
      return this.#tap(this.#any(open).name);
    if (main && (!taker || open.length === 0 || this.#chance(30))) return this.#tap(main);
    // With everything beaten there is nothing to take for: the others are asked at the table.
    if (taker && open.length > 0) return this.#hold(taker);
    const done = controls.find(({ name }) => name === act.done);
    return this.#tap(done?.name ?? words.hand.coverName);
  }

  /** A card that can be played, or a pile with one. */
  #playable(controls: readonly Control[]): Control | undefined {
    const { playable } = this.#said;
    const cards = controls.filter(
      ({ name, pressed }) => name.includes(`, ${playable}`) && !pressed,
    );
    return cards.length === 0 ? undefined : this.#any(cards);
  }

  /** The golden button, while it does something. */
  #mainAct = (controls: readonly Control[]): string | undefined =>
    controls.find(({ golden }) => golden)?.name;

  #isCoin(name: string): boolean {
    const { put } = this.#said.words.hand.bets;
    return this.#isLike(name, (who) => put(1, who)) || this.#isLike(name, (who) => put(0, who));
  }

  #isLike = (name: string, message: (blank: string) => string): boolean => {
    const [before = '', after = ''] = message('\u0001').split('\u0001');
    return (
      name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
    );
  };

  #one(controls: readonly Control[], names: readonly RegExp[]): string | undefined {
    const fitting = controls.filter(({ name }) => names.some((pattern) => pattern.test(name)));
    return fitting.length === 0 ? undefined : this.#any(fitting).name;
  }

  #any = (controls: readonly Control[]): Control => controls[this.#random.below(controls.length)]!;

  #chance = (percent: number): boolean => this.#random.below(100) < percent;

  async #tap(name: string): Promise<Seen> {
    return (await this.#fingers.tap(name)) ? 'went on' : 'nothing to do';
  }

  async #hold(name: string): Promise<Seen> {
    return (await this.#fingers.hold(name)) ? 'went on' : 'nothing to do';
  }
}
