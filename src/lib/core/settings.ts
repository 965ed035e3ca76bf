/** How fast the table tells what happened; `off` shows the outcome at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** What holds for every game on this device. */
export interface Settings {
  /** A hand opens by a press of 600 ms instead of 350. */
  readonly careful: boolean;
  /** A hand shows only while it is pressed. */
  readonly peek: boolean;
  readonly pace: Pace;
  /** Brightness of the whole screen in per cent, 40 to 100. */
  readonly light: number;
}

/** How hands open while nobody can say how they should: by the choices of the most careful. */
export const STRICTEST: Pick<Settings, 'careful' | 'peek'> = { careful: true, peek: true };

export const DEFAULT_SETTINGS: Settings = {
  careful: false,
  peek: false,
  pace: 'normal',
  light: 100,
};
