import { behindFrame } from '../../../../../ui/behind-frame.ts';

/**
 * A tap on a card: the card answers the finger in the very next frame, and what its move changes
 * elsewhere comes in the one behind.
 */
export class Tapping {
  /** The slot that was just tapped, and whether it now lies ready. */
  #tapped = $state.raw<{ readonly key: string; readonly ready: boolean } | null>(null);
  /** What follows from it, until it has been done. */
  #follow: (() => void) | null = null;

  /** Whether a slot is to be seen as lying ready, which it does or does not. */
  seems(key: string, ready: boolean): boolean {
    return this.#tapped?.key === key ? this.#tapped.ready : ready;
  }

  begin(key: string, ready: boolean, follow: () => void): void {
    this.#tapped = { key, ready };
    this.#follow = follow;
    behindFrame(() => {
      if (this.#follow === follow) this.settle();
    });
  }

  /**
   * Does what follows from the last tap, if that has not been done yet: it comes before anything
   * else.
   */
  settle(): void {
    const follow = this.#follow;
    this.drop();
    follow?.();
  }

  /** The hand is gone, and with it what would still have followed. */
  drop(): void {
    this.#follow = null;
    this.#tapped = null;
  }
}
