import { SIGNS_OF_LIFE } from '../core/presence.ts';

/** How long the screen is kept on while nobody does anything: milliseconds. */
const PATIENCE = 5 * 60_000;

/**
 * Keeps the screen on while a game is on it and somebody plays. Returns how to stop. What the
 * browser refuses, it refuses quietly: a screen that dims is no fault.
 */
export function keepAwake(): () => void {
  if (typeof document === 'undefined' || !('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;
  let isUnattended = false;
  let timer: ReturnType<typeof setTimeout>;
  /** One after the other: of two locks that were asked for at once, one would never be let go. */
  let asking = Promise.resolve();
  const listening = new AbortController();
  const { signal } = listening;

  const acquire = async () => {
    const isHeld = lock?.released === false;
    if (isStopped || isUnattended || document.visibilityState !== 'visible' || isHeld) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isStopped || isUnattended) await lock.release();
    } catch {
      lock = null;
    }
  };
  const again = () => {
    asking = asking.then(acquire);
  };
  const letGo = () => void lock?.release().catch(() => {});
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isUnattended = true;
      letGo();
    }, PATIENCE);
    if (isUnattended) {
      isUnattended = false;
      again();
    }
  };
  // The browser lets go whenever the page is hidden.
  document.addEventListener('visibilitychange', again, { signal });
  for (const sign of SIGNS_OF_LIFE)
    document.addEventListener(sign, wait, { signal, capture: true, passive: true });
  wait();
  again();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    listening.abort();
    letGo();
  };
}
