import { Frame } from './frame.ts';
import { Whereabouts, type Lying, type Point } from './whereabouts.ts';

/** How long a control has been seen where it lies before it takes a press there; ms. */
const SETTLING = 400;
/** How long after a press no other control takes one at the same point; ms. */
const PAIR = 600;
/** Presses no further apart are at the same point; CSS pixels. */
const NEAR = 48;
/** Two presses no further apart are a double tap of one finger; CSS pixels. */
const SLIP = 12;
/** How long it is seen that a press was refused; ms. */
const SEEN = 350;
/**
 * Whatever a press means something to. Beside what lies in it, a dialog itself takes presses: they
 * go on, or close it.
 */
const CONTROLS = 'button, a[href], input, select, textarea, summary, label, dialog';

/** No tap does anything to it: it names whom it opens a hand for, and wants to be held. */
const OPENS = '[data-opens]';

/** What may move a control without any change to the document. */
const MOVERS = ['resize', 'change', 'transitionend', 'animationend'];

interface Press {
  readonly id: number;
  readonly point: Point;
  /** What took it, or would have, and what that said. */
  readonly control: Element | null;
  readonly name: string;
  readonly from: number;
  until: number;
}

/**
 * Refuses presses meant for what was there before: on a control that has only just come to lie
 * under the finger, or that came there, or came to mean something else, behind the last press at
 * that point. Keys and screen readers name what they mean. Returns how to stop.
 */
export function refuseHasty(): () => void {
  const guard = new Guard();
  return () => guard.stop();
}

class Guard {
  readonly #whereabouts = new Whereabouts<Element>();
  readonly #listening = new AbortController();
  readonly #changes = new MutationObserver(() => this.#change());
  readonly #frame = new Frame(() => this.#isStale && this.#look());
  /** The screen may look otherwise than when it was last looked at. */
  #isStale = false;
  /** It was only scrolled since. */
  #isRolled = true;
  /** How far the page was scrolled when it was last looked at. */
  #scrolled = scrolledNow();
  #presses: Press[] = [];
  /** What the newest press is refused by, until its click has been. */
  #refused = false;
  /** The newest press, until its click has been. */
  #newest: Press | null = null;

  constructor() {
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    this.#changes.observe(document, everything);
    const listen = <E extends Event>(target: EventTarget, type: string, act: (event: E) => void) =>
      target.addEventListener(type, (event) => act(event as E), {
        capture: true,
        passive: false,
        signal: this.#listening.signal,
      });
    for (const type of MOVERS) listen(window, type, () => this.#change());
    listen(window, 'scroll', () => this.#lookSoon());
    // On the document, behind those on the window: whoever counts presses counts these, too.
    listen<PointerEvent>(document, 'pointerdown', (event) => this.#down(event));
    listen<PointerEvent>(document, 'pointerup', (event) => this.#up(event));
    listen<PointerEvent>(document, 'pointercancel', (event) => this.#cancel(event));
    listen(document, 'mousedown', (event) => this.#refused && swallow(event));
    listen<MouseEvent>(document, 'click', (event) => this.#click(event));
    listen(document, 'keydown', () => (this.#refused = false));
    this.#look();
  }

  stop(): void {
    this.#listening.abort();
    this.#changes.disconnect();
    this.#frame.stop();
  }

  #change(): void {
    this.#isRolled = false;
    this.#lookSoon();
  }

  #lookSoon(): void {
    this.#isStale = true;
    this.#frame.wait();
  }

  #look(): void {
    const { x, y } = this.#scrolled;
    this.#scrolled = scrolledNow();
    const by = { x: this.#scrolled.x - x, y: this.#scrolled.y - y };
    // A page too busy to look at once may have been looked at for long.
    const at = this.#frame.at ?? performance.now();
    this.#whereabouts.note(lyingNow(), at, { only: this.#isRolled, by });
    this.#frame.at = null;
    this.#isStale = false;
    this.#isRolled = true;
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const [at, point] = [timeOf(event), { x: event.clientX, y: event.clientY }];
    const near = this.#presses.filter(
      (press) => at - press.until < PAIR && distance(press.point, point) <= NEAR,
    );
    this.#presses = this.#presses.filter(({ until }) => at - until < PAIR);
    const control = controlOf(event);
    const name = control ? nameOf(control) : '';
    const press = { id: event.pointerId, point, control, name, from: at, until: at };
    this.#presses.push(press);
    this.#newest = press;
    this.#refused = control !== null && this.#isHasty(control, press, near);
    if (control && this.#refused) refuse(event, control);
  }

  #isHasty(control: Element, { name, point, from }: Press, near: readonly Press[]): boolean {
    // Whoever lets go of a plate too soon presses it again at once. Its cover has come and gone in
    // between, so that the plate seems new; but it is what they mean to press.
    if (control.matches(OPENS) && near.at(-1)?.name === name) return false;
    if (this.#isStale || this.#whereabouts.isElsewhere(control, boxOf(control))) this.#look();
    const seen = this.#whereabouts.coversSince(control, point, { rolling: true });
    if (from - seen < SETTLING) return true;
    const there = this.#whereabouts.coversSince(control, point);
    const same = Math.max(there, this.#whereabouts.namedSince(control));
    return near.some((press) => same >= press.from || wasAbove(press, control, point));
  }

  #up({ pointerId }: PointerEvent): void {
    const press = this.#presses.findLast(({ id }) => id === pointerId);
    if (press) press.until = performance.now();
  }

  /** It was no press: the browser scrolls by it. */
  #cancel({ pointerId }: PointerEvent): void {
    this.#presses = this.#presses.filter(({ id }) => id !== pointerId);
  }

  #click(event: MouseEvent): void {
    // Those that nobody has pressed a pointer for count no clicks.
    if (event.detail === 0) return;
    const control = controlOf(event);
    const { control: meant, name } = this.#newest ?? {};
    this.#newest = null;
    if (this.#refused) swallow(event);
    else if (control && control === meant && nameOf(control) !== name) refuse(event, control);
    this.#refused = false;
  }
}

/** Whether a press was taken by something else that lay over this control, and is gone. */
const wasAbove = ({ control: other, point: before }: Press, control: Element, point: Point) =>
  other !== null &&
  !other.contains(control) &&
  !control.contains(other) &&
  distance(before, point) <= SLIP;

const scrolledNow = (): Point => ({ x: scrollX, y: scrollY });

/**
 * Where a dialog lies over the page nothing else can be pressed, and it can be pressed everywhere.
 */
function lyingNow(): readonly Lying<Element>[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const inside = [...(dialog ?? document).querySelectorAll(CONTROLS)];
  return [...(dialog ? [dialog] : []), ...inside].flatMap((control) => {
    const box = boxOf(control);
    const isThere = box.right > box.left && box.bottom > box.top;
    return isThere ? [{ control, box, name: nameOf(control) }] : [];
  });
}

const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const boxOf = (control: Element) =>
  control.matches('dialog') ? EVERYWHERE : control.getBoundingClientRect();

/**
 * What a control says it does. What is pressed again to take it back says the same all the time. A
 * dialog is closed by a press beside it, so what a press on it means changes with its edges.
 */
function nameOf(control: Element): string {
  if (control.matches('input, select, textarea, [data-again]')) return '';
  return control instanceof HTMLDialogElement
    ? edgesOf(control)
    : (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
}

/** Where it lies once it has come in. */
const edgesOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): string =>
  [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ');

const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/**
 * When the pointer went down: the page may have been too busy to be told, and paint what nobody
 * pressed meanwhile.
 */
const timeOf = (event: Event): number =>
  performance.now() - Math.max(0, new Event('now').timeStamp - event.timeStamp);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Nothing comes of it, and it is seen that nothing does. */
function refuse(event: Event, control: Element): void {
  swallow(event);
  const seen = control.closest('label') ?? control;
  seen.setAttribute('data-refused', '');
  setTimeout(() => seen.removeAttribute('data-refused'), SEEN);
}
