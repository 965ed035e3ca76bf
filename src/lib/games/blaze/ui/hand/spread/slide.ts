/** What a finger does that goes over several cards. */
export interface SlideActs {
  /** Whether the card at an index lies ready. */
  readonly isReady: (index: number) => boolean;
  /** Makes the card at an index ready, or takes it back. */
  readonly set: (index: number, on: boolean) => void;
}

/**
 * Slide to select: begun on a card that is not ready it makes every card ready that it passes;
 * begun on a ready one it takes them back. A press that stays on its card is no slide, and is left
 * to the card.
 */
export class Slide {
  readonly #acts: SlideActs;
  #from: number | null = null;
  #on = false;
  readonly #passed = new Set<number>();

  constructor(acts: SlideActs) {
    this.#acts = acts;
  }

  /**
   * Whether the last press went over more than one card: the click that ends it is not meant for a
   * card.
   */
  get slid(): boolean {
    return this.#passed.size > 0;
  }

  down(index: number): void {
    this.#from = index;
    this.#passed.clear();
  }

  over(index: number): void {
    if (this.#from === null) return;
    if (this.#passed.size === 0) {
      if (index === this.#from) return;
      this.#on = !this.#acts.isReady(this.#from);
      this.#pass(this.#from);
    }
    this.#pass(index);
  }

  up(): void {
    this.#from = null;
  }

  #pass(index: number): void {
    if (this.#passed.has(index)) return;
    this.#passed.add(index);
    if (this.#acts.isReady(index) !== this.#on) this.#acts.set(index, this.#on);
  }
}
