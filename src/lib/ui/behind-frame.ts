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
