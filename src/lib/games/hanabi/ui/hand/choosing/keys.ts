/** What a key does in an open view. */
export type KeyAct = 'color' | 'rank' | 'others' | 'play' | 'discard' | 'back';

const ACTS: Readonly<Record<string, KeyAct>> = {
  C: 'color',
  N: 'rank',
  O: 'others',
  P: 'play',
  D: 'discard',
  ESCAPE: 'back',
};

/** The shortcuts of an open view; null for every other key, and for one that is held down. */
export function keyAct(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>,
): KeyAct | null {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null;
  return ACTS[event.key.toUpperCase()] ?? null;
}
