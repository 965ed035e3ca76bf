/** What a page hears while somebody is there: it tells that they are, and nothing else. */
export const SIGNS_OF_LIFE = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['keydown', 'wheel', 'scroll', 'input', 'focusin'],
] as const;
