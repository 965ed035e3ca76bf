/** Marks where reading and keys begin on a screen, or go on in a part of it; it can be focused. */
const LANDING = '[data-landing]';

/**
 * Keeps the focus of a page where somebody can go on from: on what they chose; where that has gone,
 * on the nearest landing place; and on a screen that is new, on its first. Returns how to stop.
 *
 * Only what is gone is replaced: whoever reads with a screen reader, the focus being nowhere, is
 * left alone.
 */
export function keepFocus(page: Document): () => void {
  /** What has the focus, and all that it lies in, innermost first; empty where nothing has. */
  let trail = trailTo(page.activeElement);
  let screen: HTMLElement | null = null;

  const follow = ({ target }: Event) => {
    trail = trailTo(target);
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    // Where it goes counts at once: what it came from may be gone before it has got there.
    if (next) trail = trailTo(next);
    // Left on purpose, it is still there a moment later.
    queueMicrotask(() => {
      if (page.activeElement === page.body && trail[0] && isUsable(trail[0])) trail = [];
    });
  };
  const look = () => {
    const first = firstOn(page);
    const isNew = first !== screen;
    screen = first;
    const [focused] = trail;
    // On a page that was just loaded, browsers and screen readers begin where people expect.
    if (isNew && first && navigator.userActivation.hasBeenActive) land(first);
    else if (focused && !isUsable(focused)) land(nearest(trail) ?? first);
  };

  const observer = new MutationObserver(look);
  page.addEventListener('focusin', follow);
  page.addEventListener('focusout', leave);
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['inert', 'disabled', 'open'],
  });
  look();
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', follow);
    page.removeEventListener('focusout', leave);
  };
}

const land = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

/** What leads to what has the focus; the page itself is nothing that anybody chose. */
const trailTo = (focused: EventTarget | null): readonly Element[] =>
  focused instanceof Element && focused !== focused.ownerDocument.body
    ? withAncestors(focused)
    : [];

function withAncestors(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...withAncestors(parentElement)] : [element];
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *, dialog:not([open]) *');

/** Where a screen begins: what lies under something else is none of it for as long. */
const firstOn = (page: Document): HTMLElement | null =>
  [...page.querySelectorAll<HTMLElement>(LANDING)].find(isUsable) ?? null;

/** The landing place closest to where the focus was. */
function nearest(trail: readonly Element[]): HTMLElement | null {
  for (const around of trail.filter(({ isConnected }) => isConnected)) {
    const places = [...around.querySelectorAll<HTMLElement>(LANDING)];
    const place = places.find(isUsable);
    if (place) return place;
  }
  return null;
}
