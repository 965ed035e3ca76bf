/** A finger that rests so long on a card asks what it is; ms. */
const RESTS = 550;
/** As far as it may stray meanwhile, in px. */
const STRAYS = 8;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** A press that rests where it began. */
export class LongPress {
  #timer = 0;
  #from: Point | null = null;
  #rested = false;

  /** Whether the last press rested: the click that ends it is not meant for a card. */
  get rested(): boolean {
    return this.#rested;
  }

  down({ clientX, clientY }: Point, rests: () => void): void {
    this.drop();
    this.#from = { clientX, clientY };
    this.#rested = false;
    this.#timer = window.setTimeout(() => {
      this.#rested = true;
      rests();
    }, RESTS);
  }

  move({ clientX, clientY }: Point): void {
    const from = this.#from;
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STRAYS) this.drop();
  }

  /** The press is over, or has become something else. */
  drop = (): void => {
    clearTimeout(this.#timer);
    this.#from = null;
  };
}
