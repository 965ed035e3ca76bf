/** Sizes every screen has to be right at: small and usual phone, upright and lying tablet. */
export const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
] as const;

/**
 * Two of them, each with a language. Many pages are looked at in one of the two: all in both are
 * for the soak of screens.
 */
export const SAMPLES = [
  { viewport: sizes[0], locale: 'es-ES' },
  { viewport: sizes[2], locale: 'en-GB' },
] as const;
