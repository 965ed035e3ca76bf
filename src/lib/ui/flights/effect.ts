/** Something on the overlay that is no flight: drawn anew each frame, or told to the browser. */
export interface Effect {
  /** After so many ms since it began nothing is left of it. */
  readonly ends: number;
  /** What is left to be begun, at `now` ms since it began; at most one small thing a frame. */
  light(now: number): void;
  /** Draws it as it looks at `now` ms since it began. */
  draw(now: number): void;
  /** Takes all of it away, at once. */
  remove(): void;
}

/** Begins an animation as of when it should have begun. */
export type Begin = (animation: Animation, at: number) => void;

/** How long something takes to come, and to go, where nothing may move; ms. */
export const FADE = 120;

/** An element of the overlay with a place and a size of its own. */
export function put(host: Element, name: string, box?: Readonly<Record<'w' | 'h', number>>) {
  const element = document.createElement('div');
  element.className = name;
  if (box) sized(element, box);
  host.append(element);
  return element;
}

/** Gives an element a size, in px. */
export function sized(element: HTMLElement, { w, h }: Readonly<Record<'w' | 'h', number>>): void {
  style(element, { width: `${w.toFixed(2)}px`, height: `${h.toFixed(2)}px` });
}

/** Styles by their names in CSS: what stands in markup the page's rules forbid. */
export function style(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}
