/** Keeps the screen on while a game is on it. Returns how to stop. What the browser refuses, it refuses quietly: a screen that dims is no fault. */
export function keepAwake(): () => void {
  if (typeof document === 'undefined' || !('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;
  /** One after the other: of two locks that were asked for at once, one would never be let go. */
  let asking = Promise.resolve();

  const acquire = async () => {
    if (isStopped || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isStopped) await lock.release();
    } catch {
      lock = null;
    }
  };
  // The browser lets go whenever the page is hidden.
  const again = () => {
    asking = asking.then(acquire);
  };
  document.addEventListener('visibilitychange', again);
  again();

  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', again);
    lock?.release().catch(() => {});
  };
}
