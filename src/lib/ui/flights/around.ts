/** What an overlay needs of the page it lies over. */
export interface Around<Thing> {
  readonly host: HTMLElement;
  /** Where places are looked for. */
  readonly page: Document;
  /** A picture of something, made anew. */
  draw(thing: Thing): Element;
  /** Nothing may move. */
  isStill(): boolean;
  /** A colour of the app by the name of its token, as red, green and blue. */
  colour(token: string): string;
  /** ms on a clock of its own. */
  now(): number;
}

/** When a passage has begun, and how much slower than usual it is. */
export interface Timing {
  readonly now: number;
  readonly stretch: number;
}

/** Has an animation begin as of `at`, on the overlay's clock; the browser has one of its own. */
export function beginAt<Thing>({ page, now }: Around<Thing>, animation: Animation, at: number) {
  const { currentTime } = page.timeline;
  if (typeof currentTime === 'number') animation.startTime = currentTime + at - now();
}
