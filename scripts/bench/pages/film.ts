declare global {
  interface Window {
    /** What is to be marked in the timeline: words, and when it was; ms. */
    filmed: [words: string, at: number][];
  }
}

/**
 * Runs in a page before anything of its own does: keeps in `filmed` what sets out on the table,
 * for how long; when places on it were measured, since something was about to (a launch); and what
 * has moved in the layout.
 *
 * No function in here has a name; see first-frame.ts.
 */
export function markFilm(): void {
  window.filmed = [];
  const mark = [
    (kind: string, ms: number): void => {
      window.filmed.push([`film ${kind} ${ms}`, performance.now()]);
    },
  ][0]!;
  const find = document.querySelectorAll.bind(document);
  document.querySelectorAll = (what: string) => {
    if (what === '[data-place]') mark('launch', 0);
    return find(what);
  };
  const kindOf = [
    (element: Element): string | null => {
      if (element.closest('.flights')) {
        const { classList } = element;
        const what = element.querySelector('.thing')?.className.split(' ')[1] ?? '';
        const draw = document.querySelector('[data-place="slot:trump"]') ? 'draws' : 'deal';
        const named: Record<string, string> = {
          throw: 'play',
          gather: 'taken',
          draw,
          slide: what === 'role' ? 'roles' : 'bet',
          float: 'feather',
          turn: 'deal',
          glow: 'burnt',
          cut: 'burnt',
          dusk: 'dusk',
        };
        return Object.entries(named).find(([name]) => classList.contains(name))?.[1] ?? null;
      }
      const place = element.getAttribute('data-place') ?? '';
      if (place.startsWith('plate:')) return 'giveUp';
      if (place.startsWith('lane:')) return 'beat';
      return element.closest('dialog') ? 'bets' : null;
    },
  ][0]!;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const kind = kindOf(this);
    const { duration = 0, delay = 0 } =
      typeof options === 'object' ? options : { duration: options };
    if (kind) mark(kind, Number(duration) + delay);
    return animate.call(this, frames, options);
  };
  addEventListener(
    'animationstart',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('dialog')) mark('bets', 700);
      if (target.closest('.hero')) mark('end', 700);
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.filmed.push([
        `film shift ${(entry as unknown as { value: number }).value} at`,
        entry.startTime,
      ]);
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in such a page once something has been watched: marks it all in its timeline. A mark takes
 * a quarter of a millisecond there, which would be one of what is measured.
 */
export function markFilmed(): void {
  for (const [words, at] of window.filmed.splice(0))
    performance.mark(`${words} ${at}`, { startTime: at });
}

/**
 * Runs in an empty page: as much as ten cards, moved by nothing but the browser. They set out
 * between two frames, in a task of the page's own: what it takes is seen in such a one alone.
 */
export function flyBare(): Promise<void> {
  window.filmed = [];
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const boxes = Array.from({ length: 10 }, () => document.createElement('div'));
        boxes.forEach((box, i) => {
          for (const [name, value] of [
            ['position', 'fixed'],
            ['width', '60px'],
            ['height', '84px'],
            ['background', '#c33'],
          ] as const)
            box.style.setProperty(name, value);
          document.body.append(box);
          window.filmed.push(['film launch 0', performance.now()]);
          window.filmed.push(['film bare 600', performance.now()]);
          box.animate(
            { transform: ['translate(0,0)', `translate(${i * 30}px,400px)`] },
            { duration: 600, delay: i * 20, fill: 'both' },
          );
        });
        setTimeout(() => {
          for (const box of boxes) box.remove();
          resolve();
        }, 1000);
      }),
    );
  });
}
