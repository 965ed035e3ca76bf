/** Keeps every press on a page, with the page's own time; runs in the page. */
export function watchPresses(): void {
  const { presses, used } = window.seen;
  let latest = -Infinity;
  let pointers = 0;
  const nameOf = (target: EventTarget | null): string => {
    const control = target instanceof Element ? target.closest('button') : null;
    return (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim();
  };
  const breakOff = () => {
    for (const press of presses) press.until ??= performance.now();
  };
  const begin = (kind: 'finger' | 'key' | 'other key' | 'away', target: EventTarget | null) => {
    const at = performance.now();
    breakOff();
    const quiet = at - latest;
    presses.push({ kind, at, until: null, quiet, on: nameOf(target), heard: false });
    // What was long ago decides nothing.
    presses.splice(0, presses.length - 12);
    if (kind !== 'away') latest = at;
  };
  /** On a table, whose plate it is on: what can be done there is done for them. */
  const plateOf = (target: EventTarget | null): string =>
    (target instanceof Element ? target.closest('main.table section[aria-label]') : null)
      ?.ariaLabel ?? '';
  const ownerNow = () => document.querySelector('section.hand h1')?.textContent ?? '';
  const use = (name: string, plate = '') =>
    void used.push({ name: `${plate} ${name}`.trim(), owner: ownerNow() });
  const end = () => {
    const last = presses.at(-1);
    // Whatever is held is done before it is let go.
    if (last?.until === null && performance.now() - last.at >= 350) use(last.on);
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
  const leave = () => begin('away', null);
  listen('blur', ({ target }) => {
    if (target === window) leave();
  });
  for (const type of ['visibilitychange', 'pagehide', 'freeze', 'pageshow', 'beforeprint'])
    listen(type, leave);
  listen('keydown', (event) => {
    const { key, repeat, target } = event as KeyboardEvent;
    use(nameOf(target), plateOf(target));
    if (!repeat) begin(key === 'Enter' || key === ' ' ? 'key' : 'other key', target);
  });
  // A click nobody pressed a pointer for: a switch, or a voice.
  listen('click', (event) => {
    const byPointer = (event as MouseEvent).detail > 0 && pointers > 0;
    if (!byPointer) begin('key', event.target);
    pointers = 0;
  });
  // What comes up to the window has been heard by whatever it was meant for.
  window.addEventListener('click', ({ target }) => {
    const last = presses.at(-1);
    if (last) last.heard = true;
    use(nameOf(target), plateOf(target));
  });
}
