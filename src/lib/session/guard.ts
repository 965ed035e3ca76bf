/** What can be covered. */
interface Coverable {
  cover(): void;
}

/** Everything after which somebody else may be looking, or the page may be shown as it was. */
const WINDOW_EVENTS = ['blur', 'pagehide', 'pageshow', 'popstate', 'beforeprint'] as const;

/**
 * Covers the glass, in the same task, whenever the page leaves the foreground, comes back, is left, or is printed. Returns how to stop; does nothing
 * where there is no page.
 */
export function guardGlass(live: Coverable): () => void {
  if (typeof window === 'undefined') return () => {};
  const cover = () => live.cover();
  const coverIfHidden = () => {
    if (document.visibilityState === 'hidden') cover();
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
