/**
 * Waits for frames to be drawn. The browser tells of a size it is asked for within the next frame,
 * and reads messages once that is drawn.
 */
export class Frame {
  /** When the newest was drawn that was waited for; null until then, and for whoever resets it. */
  at: number | null = null;
  readonly #channel = new MessageChannel();
  readonly #sizes = new ResizeObserver(() => {
    this.#sizes.disconnect();
    this.at = performance.now();
    this.#channel.port2.postMessage(null);
  });

  constructor(drawn: () => void) {
    this.#channel.port1.onmessage = drawn;
  }

  wait(): void {
    this.at = null;
    this.#sizes.observe(document.documentElement);
  }

  stop(): void {
    this.#sizes.disconnect();
    this.#channel.port1.close();
  }
}
