import { icons } from '../ornament/icons.ts';

/** Two arrows, one behind the other. */
const pace = 'M6 5l7 7-7 7M13 5l7 7-7 7';

/** What stands for a value: how fast it goes, and when a hand is covered, `0` being never. */
export const valueIcons: Readonly<Record<string | number, string | undefined>> = {
  slow: 'M9 5l7 7-7 7',
  normal: pace,
  fast: 'M2 5l7 7-7 7M9 5l7 7-7 7M16 5l7 7-7 7',
  off: 'M13 2L5 14h6l-1 8 8-12h-6z',
  0: icons.eye,
  60: icons.closedEye,
  90: icons.closedEye,
};

/** A letter that stands on the lower edge of its box, as large as text can be. */
export const letter = 'M3 22L12 2l9 20M7 15h10';

/** What stands for each setting: the path of a line in a 24 by 24 box. */
export const settingIcons = {
  theme: 'M12 3a9 9 0 1 0 .1 0M12 3v18M12 9h8M12 15h8',
  textSize: 'M2 19L8 5l6 14M4 14h8M15 19l3.5-8L22 19M16 16h5',
  giantRanks: 'M6 4h12q-6 7-7 16',
  leftHanded: 'M9 6l-6 6 6 6M3 12h11q7 0 7 7',
  careful: 'M6 3h12L6 21h12z',
  peek: icons.eye,
  coversAfter: 'M12 6a7.5 7.5 0 1 0 .1 0M12 9v5l3 2M10 2h4',
  tapPlays: 'M12 9a3 3 0 1 0 .1 0M12 15v7M6 17a7.5 7.5 0 1 1 12 0',
  pace,
  explains: 'M4 5h16v11h-9l-5 4v-4H4z',
  /** A candle. */
  light: 'M9 11h6v10H9zM12 11V9M12 2q4 4 0 7q-4-3 0-7',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9q2.5 3 0 6M19.5 6q5 6 0 12',
  language: 'M12 3a9 9 0 1 0 .1 0M3 12h18M12 3q-8 9 0 18 8-9 0-18',
} as const;
