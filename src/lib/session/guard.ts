/** What can be covered. */
interface Coverable {
  cover(): void;
}

/** Everything after which somebody else may be looking, or the page may be shown as it was. */
const WINDOW_EVENTS = ['blur', 'pagehide', 'pageshow', 'popstate', 'beforeprint'] as const;

/**
 * Covers the glass, in the same task, whenever the page leaves the foreground, comes back, is left,
 * or is printed. Returns how to stop; does nothing where there is no page.
 *
 * @param spares what of this leaves the page as it was, so that nothing need be covered
 */
export function guardGlass(live: Coverable, spares: (event: Event) => boolean): () => void {
  if (typeof window === 'undefined') return () => {};
  const cover = (event: Event) => {
    if (!spares(event)) live.cover();
  };
  const coverIfHidden = (event: Event) => {
    if (document.visibilityState === 'hidden') cover(event);
  };
  for (const name of WINDOW_EVENTS) window.addEventListener(name, cover);
  document.addEventListener('freeze', cover);
  document.addEventListener('visibilitychange', coverIfHidden);
  return () => {
    for (const name of WINDOW_EVENTS) window.removeEventListener(name, cover);
    document.removeEventListener('freeze', cover);
    document.removeEventListener('visibilitychange', coverIfHidden);
  };
}
