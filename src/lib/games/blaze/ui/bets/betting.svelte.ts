import { ownerOf } from '../../../../core/seats.ts';
import { Saying } from '../../../../ui/hand/saying.svelte.ts';
import type { HandScene } from '../hand/scene.ts';

/** What the owner of a hand does with their coins. */
export class Betting {
  readonly #scene: () => HandScene;
  /** The coin that was asked for, as long as there is one. */
  #asked = $state<0 | 1>(1);
  readonly #saying: Saying;

  constructor(scene: () => HandScene) {
    this.#scene = scene;
    this.#saying = new Saying(() => ({ about: scene().hand.view, words: scene().words }));
  }

  readonly seat = $derived.by(() => ownerOf(this.#scene().hand.view));
  /** How many 1s are left. */
  readonly ones = $derived.by(() => this.#scene().hand.view.own?.ones ?? 0);
  readonly coins = $derived.by<readonly (0 | 1)[]>(() => (this.ones > 0 ? [1, 0] : [0]));
  /** The bet that lies ready. */
  readonly ready = $derived.by(
    () => this.#scene().hand.plan.moves.find((move) => move.do === 'bet') ?? null,
  );
  /** The coin that is laid before whoever is chosen. */
  readonly coin = $derived.by<0 | 1>(
    () => this.ready?.value ?? (this.#asked === 0 || this.ones === 0 ? 0 : 1),
  );
  /** What a computer player would do, once that was asked, until a coin is laid. */
  get advised(): string {
    return this.#saying.text;
  }

  say(text: string): void {
    this.#saying.say(text);
  }

  /** A tap lays the coin in front of somebody, or takes the one that lies there back. */
  choose(on: number): void {
    this.#lay(this.ready?.on === on ? null : on, this.coin);
  }

  /** Another coin: it takes the place of the one that lies ready. */
  take(value: 0 | 1): void {
    const { ready } = this;
    this.#asked = value;
    if (ready && ready.value !== value) this.#lay(ready.on, value);
  }

  #lay(on: number | null, value: 0 | 1): void {
    const { act } = this.#scene();
    this.#asked = value;
    this.#saying.say('');
    if (this.ready) act({ do: 'unstage' });
    if (on !== null) act({ do: 'stage', move: { seat: this.seat, do: 'bet', on, value } });
  }
}
