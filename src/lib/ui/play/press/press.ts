/** What a press needs to know of the pointer that began it. */
export interface PressStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

export interface PressPlan {
  /** The window: the control may be gone before the press is over. */
  readonly page: EventTarget;
  /**
   * The control. Where it is removed while touched, some browsers tell the end of the touch only to
   * it.
   */
  readonly control: EventTarget;
  /** The pointer held down; null where the keyboard has confirmed, and only `ms` are waited. */
  readonly start: PressStart | null;
  /** How long the press lasts, in ms. */
  readonly ms: number;
  onheld(): void;
  /** The press ended too early. */
  onrelease(): void;
}

/** How far a finger may slip while it presses, in CSS pixels. */
const SLIP = 48;

/** What interrupts any press, told on the page. */
const INTERRUPTIONS = ['blur', 'visibilitychange', 'pagehide', 'freeze', 'pointerdown', 'keydown'];
/** What becomes of the pointer, told on the page and on the control. */
const FATES = ['pointerup', 'pointercancel', 'pointermove'];
const TOUCHES = ['touchend', 'touchcancel'];

let running: Press | null = null;

/** The press that is running on this page, if any. */
export const runningPress = (): Press | null => running;

let hears: (lasting: boolean) => void = () => {};

/** Tells a listener, one at a time, of every finger that begins to hold, and that it is over. */
export function hearHolds(listener: (lasting: boolean) => void): () => void {
  hears = listener;
  return () => (hears = () => {});
}

/** Begins a press, and gives it; one that is running ends. */
export function beginPress(plan: PressPlan): Press {
  running?.stop();
  return (running = new Press(plan));
}

/**
 * One uninterrupted press. It lives apart from the control that was pressed, because what it leads
 * to may remove that control: the table makes way for the cover as soon as somebody presses their
 * plate.
 */
export class Press implements EventListenerObject {
  readonly #plan: PressPlan;
  readonly #timer: ReturnType<typeof setTimeout>;
  #over = false;

  constructor(plan: PressPlan) {
    this.#plan = plan;
    this.#timer = setTimeout(() => this.#held(), plan.ms);
    this.#eachSource((target, type) => target.addEventListener(type, this, true));
    if (plan.start) hears(true);
  }

  /** Ends the press before its time. */
  stop(): void {
    if (this.#end()) this.#plan.onrelease();
  }

  handleEvent(event: Event): void {
    // A long press asks for a menu; here it is the way in.
    if (event.type === 'contextmenu') event.preventDefault();
    else if (this.#isEnd(event)) this.stop();
  }

  #held(): void {
    if (this.#end()) this.#plan.onheld();
  }

  /** Ends the press, once. */
  #end(): boolean {
    if (this.#over) return false;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#eachSource((target, type) => target.removeEventListener(type, this, true));
    if (running === this) running = null;
    if (this.#plan.start) {
      hears(false);
      swallowClick(this.#plan);
    }
    return true;
  }

  #eachSource(act: (target: EventTarget, type: string) => void): void {
    const { page, control, start } = this.#plan;
    for (const type of INTERRUPTIONS) act(page, type);
    if (!start) return;
    for (const type of [...FATES, 'contextmenu']) act(page, type);
    for (const type of [...FATES, ...TOUCHES]) act(control, type);
  }

  #isEnd(event: Event): boolean {
    const { page, start } = this.#plan;
    const own = start !== null && (event as PointerEvent).pointerId === start.pointerId;
    switch (event.type) {
      // Focus that moves within the page is no interruption.
      case 'blur':
        return event.target === page;
      case 'keydown':
        return !(event as KeyboardEvent).repeat;
      case 'pointerup':
      case 'pointercancel':
        return own;
      case 'pointermove':
        return own && slip(event as PointerEvent, start) > SLIP;
      default:
        return true;
    }
  }
}

const slip = (now: PointerEvent, start: PressStart): number =>
  Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY);

/**
 * Whatever has come to lie under the finger must not be clicked by letting go: until the next press
 * begins, no click goes through.
 */
function swallowClick({ page, control }: PressPlan): void {
  const next = new AbortController();
  const how = { capture: true, passive: false, signal: next.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', (event) => void (byHand(event) && swallow(event)), how);
  control.addEventListener('touchend', (event) => event.preventDefault(), how);
  page.addEventListener('pointerdown', () => next.abort(), how);
  page.addEventListener('keydown', () => next.abort(), how);
}

/** Clicks of keyboards and screen readers count no clicks. */
const byHand = (click: Event): boolean => (click as MouseEvent).detail > 0;
