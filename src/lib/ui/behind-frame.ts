/** What is done behind the next frame, in the order in which that was asked for. */
let waiting = new Set<() => void>();

/**
 * Does something right behind the next frame, so that what has just changed is seen before. A page
 * out of sight draws no frames: there it waits until the page is back.
 *
 * @returns forgets about it
 */
export function behindFrame(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(begin);
  const due = waiting;
  // The same may be asked for twice.
  const once = () => work();
  due.add(once);
  return () => void due.delete(once);
}

/** All by one message: those of several channels would come in any order. */
function begin(): void {
  const due = waiting;
  waiting = new Set();
  // A message is read as soon as the frame has been drawn; a timer may come later.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    // Whatever throws, the others are done.
    for (const work of due) queueMicrotask(() => due.delete(work) && work());
  };
  port2.postMessage(null);
}

/**
 * The same for what nobody waits for, such as ornament: whatever else has waited for the frame is
 * done before.
 *
 * @returns forgets about it
 */
export function wellBehindFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = behindFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    forget();
    clearTimeout(timer);
  };
}
