/**
 * Calls that whenever the page comes back into sight, until what it returns is called: another
 * window may have changed what is kept meanwhile.
 */
export function onReturn(look: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}
