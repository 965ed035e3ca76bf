/** How fast the table tells what happened; `off` shows the outcome at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds after which an open hand that nobody touches covers itself; 0: never. */
export const COVERS_AFTER = [0, 60, 90] as const;
export type CoversAfter = (typeof COVERS_AFTER)[number];

/** How large the text is, in per cent of what the browser has. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How everything is coloured. */
export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What holds for every game on this device. */
export interface Settings {
  /** A hand opens by a press of 600 ms instead of 350. */
  readonly careful: boolean;
  /** A hand shows only while it is pressed. */
  readonly peek: boolean;
  readonly coversAfter: CoversAfter;
  readonly pace: Pace;
  /** A card is played as soon as it is tapped, by somebody who plays alone. */
  readonly tapPlays: boolean;
  readonly textSize: TextSize;
  /** Whether the table is heard; null until somebody has chosen. */
  readonly sound: boolean | null;
  /** In per cent. */
  readonly volume: number;
  /** Brightness of the whole screen in per cent, 40 to 100. */
  readonly light: number;
  readonly theme: Theme;
  /** The numbers on cards are as large as a card lets them. */
  readonly giantRanks: boolean;
  /** Something new explains itself where it first happens. */
  readonly explains: boolean;
  /** What has been explained already, by game and name. */
  readonly told: readonly string[];
  /** A letter opens what lies within reach, wherever the focus is. */
  readonly letterKeys: boolean;
  /** What moves the game on lies to the left. */
  readonly leftHanded: boolean;
}

/**
 * How hands open and close while nobody can say how they should: by the choices of the most
 * careful.
 */
export const STRICTEST: Pick<Settings, 'careful' | 'peek' | 'coversAfter'> = {
  careful: true,
  peek: true,
  coversAfter: 60,
};

export const DEFAULT_SETTINGS: Settings = {
  careful: false,
  peek: false,
  coversAfter: 90,
  pace: 'normal',
  tapPlays: true,
  sound: null,
  volume: 60,
  textSize: 100,
  light: 100,
  theme: 'night',
  giantRanks: false,
  explains: true,
  told: [],
  letterKeys: true,
  leftHanded: false,
};
