declare global {
  interface Window {
    /** Of every tap so far: milliseconds from the finger's leaving the glass to the next frame. */
    benchTaps?: number[];
  }
}

/**
 * Runs in a page: from now on times every tap until the frame that follows it has been drawn. No
 * function in here has a name; see first-frame.ts.
 */
export function timeTaps(): void {
  const taps: number[] = (window.benchTaps = []);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
