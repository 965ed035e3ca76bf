/** A point on the glass, in px. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** From here on, in px, a finger draws a card out of the hand, and does not only press it. */
const BEGINS = 10;
/** So far it has to go, in px. */
const PLAYS = 56;

/**
 * Drag up to play: a press that goes upwards takes its card along, and plays it when it is let go
 * high enough. One that goes sideways is none, and is left to the slide over several cards.
 */
export class Lift {
  #from: { readonly index: number; readonly at: Point } | null = null;
  #by = 0;
  #lifted = false;

  /** Whether the last press drew a card: the click that ends it is not meant for a card. */
  get lifted(): boolean {
    return this.#lifted;
  }

  down(index: number, { clientX, clientY }: Point): void {
    this.#from = { index, at: { clientX, clientY } };
    this.#by = 0;
    this.#lifted = false;
  }

  /** Which card is drawn, and how far up, in px; null as long as none is. */
  move({ clientX, clientY }: Point): { readonly index: number; readonly by: number } | null {
    if (!this.#from) return null;
    const up = this.#from.at.clientY - clientY;
    const aside = Math.abs(this.#from.at.clientX - clientX);
    if (!this.#lifted && aside > Math.max(BEGINS, up)) this.#from = null;
    else if (up > BEGINS) this.#lifted = true;
    if (!this.#from || !this.#lifted) return null;
    this.#by = Math.max(0, up);
    return { index: this.#from.index, by: this.#by };
  }

  /** The finger is gone: the card that is played by that, or null. */
  up(): number | null {
    const plays = this.#lifted && this.#by >= PLAYS ? (this.#from?.index ?? null) : null;
    this.drop();
    return plays;
  }

  /** The press was taken away: nothing is played. */
  drop(): void {
    this.#from = null;
  }
}
