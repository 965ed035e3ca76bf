import { asDrawn, type ClientPoint } from '../facing/facing.ts';

/** Pixels a finger slides up to leave the hand open when it is lifted. */
const LATCH = 80;

/** A finger on the glass, where it came down. */
interface Finger {
  readonly pointerId: number;
  readonly at: ClientPoint;
  /** Stops listening to what it presses. */
  readonly gone: AbortController;
}

/** Hold to peek: a hand that was opened by a press shows only as long as the press lasts. */
export class Peek {
  /** The finger that came down last while no other was; null once it is lifted. */
  #finger: Finger | null = null;
  #lifted: (() => void) | null = null;
  readonly #turn: () => number;

  /** @param turn by how many degrees the hand is turned, to face its owner */
  constructor(turn: () => number = () => 0) {
    this.#turn = turn;
  }

  /** Follows the fingers on the glass, until what it returns is called. */
  follow(page: EventTarget): () => void {
    const listening = new AbortController();
    const listen = (type: string, act: (event: PointerEvent) => void) =>
      page.addEventListener(type, (event) => act(event as PointerEvent), {
        signal: listening.signal,
        capture: true,
      });
    listen('pointerdown', (event) => this.#down(event));
    listen('pointerup', (event) => this.#up(event, event));
    listen('pointercancel', (event) => this.#up(event, null));
    return () => listening.abort();
  }

  /**
   * Calls `cover` as soon as the finger that is down is lifted, unless it slid up meanwhile.
   * Without a finger on the glass, when the hand was opened by keyboard or switch, nothing happens:
   * it is laid down by its button.
   */
  coverWhenLifted(cover: () => void): void {
    if (this.#finger) this.#lifted = cover;
  }

  #down({ pointerId, clientX, clientY, isPrimary, target }: PointerEvent): void {
    if (!isPrimary) return;
    // Nobody told that the finger before this one was lifted, but it was.
    this.#end(null);
    const gone = new AbortController();
    this.#finger = { pointerId, at: { clientX, clientY }, gone };
    // Where a control is removed while touched, some browsers tell the end of the touch only to it.
    const lift = (event: Event) => this.#end((event as TouchEvent).changedTouches[0] ?? null);
    target?.addEventListener('touchend', lift, { signal: gone.signal });
    target?.addEventListener('touchcancel', () => this.#end(null), { signal: gone.signal });
  }

  #up({ pointerId }: PointerEvent, at: ClientPoint | null): void {
    if (pointerId === this.#finger?.pointerId) this.#end(at);
  }

  /** The finger is off the glass; `at`: where it was lifted, where that is known. */
  #end(at: ClientPoint | null): void {
    const [finger, cover] = [this.#finger, this.#lifted];
    this.#finger = this.#lifted = null;
    finger?.gone.abort();
    const isLatched = finger !== null && at !== null && this.#slidUp(finger.at, at) >= LATCH;
    if (!isLatched) cover?.();
  }

  #slidUp(from: ClientPoint, to: ClientPoint): number {
    const turn = this.#turn();
    return asDrawn(from, turn).clientY - asDrawn(to, turn).clientY;
  }
}
