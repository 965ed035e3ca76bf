/**
 * When the page was last pressed. A hand opens only after a moment of quiet, so presses anywhere on
 * the page count, not just those on the control that opens it.
 */

/** Quiet before a press that opens a hand, in ms. */
export const QUIET = 250;

/** When the newest press began or ended; the time on the page's clock, in ms. */
let latest = -Infinity;
/** How long it had been quiet when the newest press began. */
let quiet = 0;
/** A pointer went down whose click is still to come. */
let clickToCome = false;
/** Whether the newest click came of a pointer. */
let byPointer = false;
let watchers = 0;

const CAPTURE = { capture: true } as const;

function began(): void {
  const now = performance.now();
  quiet = now - latest;
  latest = now;
}

function onPointerDown(): void {
  clickToCome = true;
  began();
}

function onPointerEnd(): void {
  latest = performance.now();
}

function onKeyDown(event: Event): void {
  if (!(event as KeyboardEvent).repeat) began();
}

function onClick(event: Event): void {
  byPointer = clickToCome && (event as MouseEvent).detail > 0;
  if (byPointer) clickToCome = false;
  else began();
}

const listeners = [
  ['pointerdown', onPointerDown],
  ['pointerup', onPointerEnd],
  ['pointercancel', onPointerEnd],
  ['keydown', onKeyDown],
  ['click', onClick],
] as const;

/**
 * Counts presses from now on; returns how to stop. Several may watch: the page while a game is on
 * it, and each control by itself. What was pressed while nobody watched is not known, so watching
 * begins as if with a press.
 */
export function watchPresses(target: EventTarget): () => void {
  if (watchers++ === 0) {
    began();
    for (const [type, listener] of listeners) target.addEventListener(type, listener, CAPTURE);
  }
  let watching = true;
  return () => {
    if (!watching) return;
    watching = false;
    if (--watchers > 0) return;
    for (const [type, listener] of listeners) target.removeEventListener(type, listener, CAPTURE);
  };
}

/** Whether it had been quiet long enough when the newest press began. */
export const wasQuiet = (): boolean => quiet >= QUIET;

/** Whether the newest click came of a pointer, rather than of a screen reader or a switch. */
export const clickedByPointer = (): boolean => byPointer;
