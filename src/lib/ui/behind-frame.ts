/**
 * Does something right behind the next frame, so that what has just changed is seen before. A page
 * out of sight draws no frames: there it waits until the page is back.
 *
 * @returns forgets about it
 */
export function behindFrame(work: () => void): () => void {
  let wanted = true;
  requestAnimationFrame(() => {
    // A message is read as soon as the frame has been drawn; a timer may come later.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      if (wanted) work();
    };
    port2.postMessage(null);
  });
  return () => {
    wanted = false;
  };
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
