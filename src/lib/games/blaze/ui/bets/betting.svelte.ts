import { Saying } from '../hand/saying.svelte.ts';
import type { HandScene } from '../hand/scene.ts';

/** What the owner of a hand does with their coins. */
export class Betting {
  readonly #scene: () => HandScene;
  /** Which of one's coins has been picked up; null: none. */
  #picked = $state<number | null>(null);
  readonly #saying: Saying;

  constructor(scene: () => HandScene) {
    this.#scene = scene;
    this.#saying = new Saying(scene);
  }

  readonly #ones = $derived.by(() => this.#scene().hand.view.own?.ones ?? 0);
  readonly seat = $derived.by(() => this.#scene().hand.view.viewer ?? 0);
  readonly coins = $derived.by<readonly (0 | 1)[]>(() => [
    ...Array.from({ length: this.#ones }, () => 1 as const),
    0,
  ]);
  /** The bet that lies ready. */
  readonly ready = $derived.by(
    () => this.#scene().hand.plan.moves.find((move) => move.do === 'bet') ?? null,
  );
  readonly hasOnes = $derived.by(() => this.#ones > 0);
  /** What can be laid before somebody: the coin that is picked up, or any. */
  readonly offered = $derived.by<readonly (0 | 1)[]>(() => {
    const values: readonly (0 | 1)[] = this.hasOnes ? [1, 0] : [0];
    return values.filter((one) => this.#picked === null || one === this.coins[this.#picked]);
  });
  /** What a computer player would do, once that was asked, until a coin is laid. */
  get advised(): string {
    return this.#saying.text;
  }

  isPicked(index: number): boolean {
    return this.#picked === index;
  }

  say(text: string): void {
    this.#saying.say(text);
  }

  /**
   * A tap lays a coin in front of somebody instead of the one that lies ready, or takes that one
   * back.
   */
  put(on: number, value: 0 | 1): void {
    const { act } = this.#scene();
    const { ready, seat } = this;
    this.#saying.say('');
    const same = ready?.on === on && ready.value === value;
    if (ready) act({ do: 'unstage' });
    if (!same) act({ do: 'stage', move: { seat, do: 'bet', on, value } });
  }

  /**
   * A tap on one's own coin picks it up, to be laid before somebody; or it takes the place of the
   * one that lies ready.
   */
  pick(index: number): void {
    this.#picked = this.#picked === index ? null : index;
    const value = this.coins[index]!;
    const { ready } = this;
    if (this.#picked !== null && ready && ready.value !== value) this.put(ready.on, value);
  }
}
