/** What a press means something to. */
export interface Control {
  readonly name: string;
  /** It is switched off, and takes nothing anyhow. */
  readonly off: boolean;
}

/** Two taps at one point, as a page took them. */
export interface Pair {
  /** What lay there before the first tap; null where nothing did. */
  readonly first: Control | null;
  /** The same lay there before the second tap, and said the same. */
  readonly isSame: boolean;
  /** What took the first tap. */
  readonly alone: readonly Control[];
  /** What took the second tap. */
  readonly taken: readonly Control[];
}

declare global {
  interface Window {
    pairs: {
      first: (at: { x: number; y: number }) => void;
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
  let point = { x: 0, y: 0 };
  let lay: { element: Element; name: string } | null = null;
  let heard: Control[] = [];
  const nameOf = (element: Element): string =>
    element.matches('dialog')
      ? 'a dialog'
      : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const look = () => {
    const element = document.elementFromPoint(point.x, point.y)?.closest(what);
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
    first: (at) => {
      point = at;
      lay = look();
      heard = [];
    },
    second: () => {
      const now = look();
      // A card says whether it lies ready, and is put back where it was taken up. What opens a hand
      // makes way for its cover while it is held, and comes back as a new element.
      const isSame =
        lay !== null &&
        now !== null &&
        (now.element === lay.element
          ? now.name === lay.name || lay.element.matches('[data-slot]')
          : now.name === lay.name && now.element.matches('[data-opens]'));
      return { first: lay && controlOf(lay), isSame };
    },
    taken: () => heard.splice(0),
  };
}
