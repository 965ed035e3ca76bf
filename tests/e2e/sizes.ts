/** Sizes every screen has to be right at: small and usual phone, upright and lying tablet. */
export const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
] as const;
