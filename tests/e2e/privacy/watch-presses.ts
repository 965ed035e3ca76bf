/** Keeps every press on a page, with the page's own time; runs in the page. */
export function watchPresses(): void {
  const { presses } = window.seen;
  let latest = -Infinity;
  let pointers = 0;
  const nameOf = (target: EventTarget | null): string => {
    const control = target instanceof Element ? target.closest('button') : null;
    return (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim();
  };
  const breakOff = () => {
    for (const press of presses) press.until ??= performance.now();
  };
  const begin = (kind: 'finger' | 'key' | 'other key', target: EventTarget | null) => {
    const at = performance.now();
    breakOff();
    presses.push({ kind, at, until: null, quiet: at - latest, on: nameOf(target) });
    // What was long ago decides nothing.
    presses.splice(0, presses.length - 12);
    latest = at;
  };
  const end = () => {
    breakOff();
    latest = performance.now();
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  listen('pointerdown', ({ target }) => {
    pointers++;
    begin('finger', target);
  });
  for (const type of ['pointerup', 'pointercancel']) listen(type, end);
  listen('blur', ({ target }) => {
    if (target === window) breakOff();
  });
  for (const type of ['visibilitychange', 'pagehide', 'freeze']) listen(type, breakOff);
  listen('keydown', (event) => {
    const { key, repeat, target } = event as KeyboardEvent;
    if (!repeat) begin(key === 'Enter' || key === ' ' ? 'key' : 'other key', target);
  });
  // A click nobody pressed a pointer for: a switch, or a voice.
  listen('click', (event) => {
    const byPointer = (event as MouseEvent).detail > 0 && pointers > 0;
    if (!byPointer) begin('key', event.target);
    pointers = 0;
  });
}
