import { QUIET } from './presses.ts';

/** What an activation by keyboard, switch or screen reader leads to. */
export type Activation = 'ask' | 'go' | 'nothing';

/**
 * The way in for those who cannot hold: activate, then confirm. The second activation is one of its
 * own: the key has come up in between, and some time has passed. Times in ms.
 */
export class Confirmation {
  #asked: number | null = null;
  #keyDown = false;

  get asking(): boolean {
    return this.#asked !== null;
  }

  /** A key went down on the control. */
  keyDown({ at, repeat }: { readonly at: number; readonly repeat: boolean }): Activation {
    if (repeat || this.#keyDown) return 'nothing';
    this.#keyDown = true;
    return this.activate(at);
  }

  keyUp(): void {
    this.#keyDown = false;
  }

  /** A click without pointer or key, or a key that went down anew. */
  activate(at: number): Activation {
    const before = this.#asked;
    this.#asked = at;
    if (before === null) return 'ask';
    if (at - before < QUIET) return 'nothing';
    this.#asked = null;
    return 'go';
  }

  /** The focus has left, or Escape was pressed. */
  forget(): void {
    this.#asked = null;
    this.#keyDown = false;
  }
}
