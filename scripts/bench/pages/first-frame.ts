declare global {
  interface Window {
    /** Milliseconds from the start of the navigation. */
    benchFirstFrame?: Promise<number>;
  }
}

/**
 * Runs in a page before anything of its own does: notes when the first frame is there that shows an
 * element of this selector.
 *
 * No function in here has a name: it is handed over as text, and the compiler would have names kept
 * by a helper that the page does not have.
 */
export function noteFirstFrame(selector: string): void {
  window.benchFirstFrame = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
