/** Pages that are not on the glass have no frames: then nobody waits longer than this, in milliseconds. */
const LONGEST_FRAMES = 200;

/**
 * Resolves once what the page shows now has been painted: the first frame from now on may still be under way, the second comes after it. A page in the
 * background paints nothing, and does not keep the game waiting.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FRAMES);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
