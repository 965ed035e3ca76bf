/**
 * Waits for frames to be drawn. The browser tells of a size it is asked for within the next frame,
 * and reads messages once that is drawn.
 */
export class Frame {
  /** What is to be done once this is heard, which nothing else is doing meanwhile. */
  readonly #asked = new MessageChannel();
  readonly #drawn = new MessageChannel();
  readonly #sizes = new ResizeObserver(() => {
    this.#sizes.disconnect();
    this.#drawn.port2.postMessage(null);
  });

  constructor(drawn: () => void) {
    // Asked for while sizes are told, this one would count as never told: an error of the page's.
    this.#asked.port1.onmessage = () => this.#sizes.observe(document.documentElement);
    this.#drawn.port1.onmessage = drawn;
  }

  wait(): void {
    this.#asked.port2.postMessage(null);
  }

  stop(): void {
    this.#sizes.disconnect();
    this.#asked.port1.close();
    this.#drawn.port1.close();
  }
}
