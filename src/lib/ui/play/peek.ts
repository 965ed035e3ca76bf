/** Pixels a finger slides up to leave the hand open when it is lifted. */
const LATCH = 80;

/** Hold to peek: a hand that was opened by a press shows only as long as the press lasts. */
export class Peek {
  /** The first finger on the glass, where it came down; null while there is none. */
  #press: { readonly pointerId: number; readonly y: number } | null = null;
  #lifted: (() => void) | null = null;

  /** Follows the fingers on the glass, until what it returns is called. */
  follow(): () => void {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    addEventListener('pointerdown', (event) => this.#down(event), options);
    addEventListener('pointerup', (event) => this.#up(event), options);
    addEventListener('pointercancel', (event) => this.#up(event), options);
    return () => listening.abort();
  }

  /**
   * Calls `cover` as soon as the finger that is down is lifted, unless it slid up meanwhile. Without a finger on the glass, when the hand was opened by keyboard or
   * switch, nothing happens: it is laid down by its button.
   */
  coverWhenLifted(cover: () => void): void {
    if (this.#press) this.#lifted = cover;
  }

  #down({ pointerId, clientY }: PointerEvent): void {
    this.#press ??= { pointerId, y: clientY };
  }

  #up({ pointerId, clientY, type }: PointerEvent): void {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    const [cover, latched] = [this.#lifted, press.y - clientY >= LATCH && type === 'pointerup'];
    this.#press = this.#lifted = null;
    if (!latched) cover?.();
  }
}
