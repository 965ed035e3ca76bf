/** What a press means something to. */
export interface Control {
  readonly name: string;
  /** It is switched off, and takes nothing anyhow. */
  readonly off: boolean;
}

/** Two taps, hardly apart, as a page took them. */
export interface Pair {
  /** What lay there before the first tap; null where nothing did. */
  readonly first: Control | null;
  /** Where the second tap goes lies what lay there before the first, and says the same. */
  readonly isSame: boolean;
  /** What took the first tap. */
  readonly alone: readonly Control[];
  /** What took the second tap. */
  readonly taken: readonly Control[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    pairs: {
      /** Where the first tap goes, and where the second will slip to. */
      first: (at: Point, then: Point) => void;
      second: () => Pick<Pair, 'first' | 'isSame'>;
      /** What has been pressed or clicked since this was asked last. */
      taken: () => readonly Control[];
    };
  }
}

/**
 * Follows pairs of taps; runs in a page. What comes up to the window has been heard by whatever it
 * was meant for.
 */
export function watchPairs(): void {
  const what = 'button, a[href], input, select, textarea, summary, label, dialog';
  type Lying = { readonly element: Element; readonly name: string } | null;
  let second = { x: 0, y: 0 };
  let first: Lying = null;
  let lay: Lying = null;
  let heard: Control[] = [];
  const nameOf = (element: Element): string =>
    element.matches('dialog')
      ? 'a dialog'
      : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const look = ({ x, y }: Point): Lying => {
    const element = document.elementFromPoint(x, y)?.closest(what);
    return element ? { element, name: nameOf(element) } : null;
  };
  const controlOf = ({ element, name }: { element: Element; name: string }): Control => ({
    name,
    off:
      element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null,
  });
  const hear = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest(what) : null;
    if (element && (event as PointerEvent).detail >= 0)
      heard.push(controlOf({ element, name: nameOf(element) }));
  };
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, hear);
  window.pairs = {
    first: (at, then) => {
      second = then;
      [first, lay] = [look(at), look(then)];
      heard = [];
    },
    second: () => {
      const now = look(second);
      // A card says whether it lies ready, and is put back where it was taken up. What opens a hand
      // makes way for its cover while it is held, and comes back as a new element.
      const isSame =
        lay !== null &&
        now !== null &&
        (now.element === lay.element
          ? now.name === lay.name || lay.element.matches('[data-slot]')
          : now.name === lay.name && now.element.matches('[data-opens]'));
      return { first: first && controlOf(first), isSame };
    },
    taken: () => heard.splice(0),
  };
}
