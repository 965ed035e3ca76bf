import { icons } from '../ornament/icons.ts';

/** Two arrows, one behind the other. */
const pace = 'M6 5l7 7-7 7M13 5l7 7-7 7';

/** A clock whose hand is yet to come. */
const dial = 'M12 5a8 8 0 1 0 .1 0M12 13';

/** What stands for a value: how fast it goes, and when a hand is covered, `0` being never. */
export const valueIcons: Readonly<Record<string | number, string | undefined>> = {
  slow: 'M9 5l7 7-7 7',
  normal: pace,
  fast: 'M2 5l7 7-7 7M9 5l7 7-7 7M16 5l7 7-7 7',
  off: 'M13 2L5 14h6l-1 8 8-12h-6z',
  0: icons.eye,
  60: `${dial}V8`,
  90: `${dial}v5`,
};

/** A letter that stands on the lower edge of its box, as large as text can be. */
export const letter = 'M3 22L12 2l9 20M7 15h10';

/** What stands for each setting: the path of a line in a 24 by 24 box. */
export const settingIcons = {
  theme: 'M12 3a9 9 0 1 0 .1 0M12 3v18M12 9h8M12 15h8',
  textSize: 'M2 19L8 5l6 14M4 14h8M15 19l3.5-8L22 19M16 16h5',
  giantRanks: 'M6 4h12q-6 7-7 16',
  /** A left hand: its thumb is on the right. */
  leftHanded: 'M16 12V5a2 2 0 0 0-4 0v6V4a2 2 0 0 0-4 0v8-5a2 2 0 0 0-4 0v7q1 8 7 8t9-8q-2-2-4 2z',
  careful: 'M6 3h12L6 21h12z',
  peek: icons.eye,
  coversAfter: 'M12 6a7.5 7.5 0 1 0 .1 0M12 9v5l3 2M10 2h4',
  tapPlays: 'M12 9a3 3 0 1 0 .1 0M12 15v7M6 17a7.5 7.5 0 1 1 12 0',
  pace,
  /** A key with a letter on it. */
  letterKeys: 'M4 4h16v16H4zM10 8v8h5',
  explains: 'M4 5h16v11h-9l-5 4v-4H4z',
  /** A candle. */
  light: 'M9 11h6v10H9zM12 11V9M12 2q4 4 0 7q-4-3 0-7',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9q2.5 3 0 6M19.5 6q5 6 0 12',
  language: 'M12 3a9 9 0 1 0 .1 0M3 12h18M12 3q-8 9 0 18 8-9 0-18',
} as const;
