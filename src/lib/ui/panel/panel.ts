import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { PanelEntry } from './entry.ts';

const entry = new PanelEntry();
/** The newest arrival at an entry of the history that was about a panel and nothing else. */
let ownArrival: Event | null = null;
/** What was pressed last: Safari gives a pressed button no focus. */
let pressed: Element | null = null;

/**
 * From now on an open panel has an entry of its own in the history. Returns how to stop.
 *
 * @param push adds an entry that shows the page as it is
 */
export function keepPanels(push: () => void): () => void {
  const listening = new AbortController();
  const capture = { capture: true, signal: listening.signal };
  entry.use({ push, back: () => history.back(), here: () => JSON.stringify(history.state) });
  // Ahead of everything else that wants to know where the page has come to.
  addEventListener(
    'popstate',
    (event) => void (ownArrival = entry.arrived() ? event : null),
    capture,
  );
  addEventListener(
    'click',
    ({ target }) => void (pressed = target instanceof Element ? target.closest('button, a') : null),
    capture,
  );
  return () => {
    listening.abort();
    entry.use(null);
  };
}

/** Whether this arrival only opened the way out of a panel: the page itself is where it was. */
export const isPanelOnly = (arrival: Event): boolean => arrival === ownArrival;

/**
 * Closes the panel that is open, if any; resolves once the history is as if there had been none.
 */
export const leavePanel = (): Promise<void> => entry.leave();

/**
 * Makes a dialog a panel: it opens as it comes, and Escape, a press beside it or going back close
 * it. Afterwards the focus is where it was. Whoever shows it is told by the dialog's own `close`.
 *
 * @param stays whether it must not be closed just now
 */
export function panel(stays: () => boolean = () => false): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const focused = document.activeElement;
    const opener = focused === document.body ? pressed : focused;
    let began = false;
    dialog.showModal();
    begin(dialog);
    // A page that goes on beneath it is no reason to open it anew.
    const exit = untrack(() => entry.enter(() => dialog.close()));
    const listening = new AbortController();
    // Whoever shows the dialog may take it away at the first word of its being closed.
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => dialog.addEventListener(type, listener, { capture: true, signal: listening.signal });

    listen('pointerdown', (event) => (began = isBeside(dialog, event)));
    listen('click', (event) => {
      // Text that is marked from inside to outside is no press beside it.
      if (began && isBeside(dialog, event) && !stays()) dialog.close();
    });
    listen('cancel', (event) => stays() && event.preventDefault());
    listen('close', () => {
      exit();
      const now = document.activeElement;
      // Safari leaves it on the closed dialog.
      const isLost = now === document.body || dialog.contains(now);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    });
    return () => {
      listening.abort();
      exit();
    };
  };
}

/** A browser goes to the first thing to press: past what is to be read, and what is chosen. */
function begin(dialog: HTMLElement): void {
  if (document.activeElement?.matches('[type=radio]:not(:checked)'))
    dialog.querySelector<HTMLElement>(':checked')?.focus();
  dialog.scrollTop = 0;
}

/** Whether it happened on the ground the dialog lies on. */
function isBeside(dialog: HTMLElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
