import { SIGNS_OF_LIFE } from '../../../core/presence.ts';

/** How long before a hand covers itself it says so: milliseconds. */
const NOTICE = 15_000;

/** How long a hand may lie open untouched, and what becomes of it then. */
export interface Patience {
  /** More than those of the notice. */
  readonly seconds: number;
  readonly cover: () => void;
}

/** An open hand that nobody touches: everybody who comes by could read it. */
export class Untouched {
  /** It is about to be covered. */
  warns = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Fingers that lie on the glass: as long as one does, somebody holds the hand. */
  #fingers: readonly number[] = [];

  /**
   * Watches an open hand until what it returns is called. `page`: hears everything that is done on
   * it.
   */
  watch(page: EventTarget, { seconds, cover }: Patience): () => void {
    const listening = new AbortController();
    const wait = () => {
      clearTimeout(this.#timer);
      this.warns = false;
      this.#timer = setTimeout(warn, seconds * 1000 - NOTICE);
    };
    const warn = () => {
      if (this.#fingers.length > 0) return wait();
      this.warns = true;
      this.#timer = setTimeout(cover, NOTICE);
    };
    const hear = (event: Event) => {
      this.#follow(event as PointerEvent);
      wait();
    };
    const how = { signal: listening.signal, capture: true, passive: true };
    for (const sign of SIGNS_OF_LIFE) page.addEventListener(sign, hear, how);
    wait();
    return () => {
      listening.abort();
      clearTimeout(this.#timer);
      this.#fingers = [];
      this.warns = false;
    };
  }

  #follow({ type, pointerId, isPrimary }: PointerEvent): void {
    if (type !== 'pointerdown' && type !== 'pointerup' && type !== 'pointercancel') return;
    const others = this.#fingers.filter((finger) => finger !== pointerId);
    if (type !== 'pointerdown') this.#fingers = others;
    // The first finger: nobody told that those before it were lifted.
    else this.#fingers = isPrimary ? [pointerId] : [...others, pointerId];
  }
}
