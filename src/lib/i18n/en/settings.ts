import type { Pace } from '../../core/settings.ts';

const paces: Readonly<Record<Pace, string>> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  off: 'Instant',
};

/** Words for what holds for every game on this device. */
export const settings = {
  link: 'Settings',
  /** In a row, as short as can be. */
  chapters: { look: 'Looks', hands: 'Hand', people: 'People', table: 'Table', kept: 'Kept' },
  title: 'Settings',
  pageTitle: 'Settings · Fireside',
  home: 'Home',
  hands: 'The open hand',
  table: 'Table and screen',
  careful: {
    name: 'Careful',
    text: 'A hand opens by a longer press.',
  },
  peek: {
    name: 'Hold to peek',
    text: 'A hand shows only while a finger holds it; slid up, it stays open.',
  },
  coversAfter: {
    name: 'Cover a hand nobody touches',
    text: 'It warns you first; what lies ready in it stays.',
    never: 'Never',
    seconds: (seconds: number) => `${seconds} s`,
  },
  pace: {
    name: 'Pace of the table',
    text: 'How fast it tells, and computer players play.',
    paces,
  },
  textSize: {
    name: 'Text size',
    text: 'Here and in games.',
  },
  explains: {
    name: 'Explain new things',
    text: 'Each is told once, in a line below the table.',
  },
  letterKeys: {
    name: 'Letter keys',
    text: 'L: log, ?: rules, U: undo.',
  },
  tapPlays: {
    name: 'Alone, a tap plays',
    text: 'No button asks again; Undo takes it back.',
  },
  sound: {
    name: 'Sound',
    text: 'The table and the hearth; a hand gives nothing away.',
    volume: 'Volume',
  },
  light: {
    name: 'Light',
    percent: (percent: number) =>
      new Intl.NumberFormat('en', { style: 'percent' }).format(percent / 100),
  },
  look: 'How it looks',
  theme: {
    name: 'Colours',
    text: 'Daylight for terraces, high contrast with plain cards.',
    themes: { night: 'Night', day: 'Daylight', contrast: 'Contrast' },
  },
  giantRanks: {
    name: 'Giant numbers',
    text: 'They fill the cards; nothing else is painted.',
  },
  leftHanded: {
    name: 'Left-handed',
    text: 'Main buttons lie under the left thumb.',
  },
  language: { name: 'Language' },
  storage: {
    name: 'What is kept on this device',
    asking: 'Asking the browser…',
    lasting:
      'Your games are kept until you delete them: the browser has promised not to clear them away.',
    passing:
      'Your games are kept, but the browser may clear them away when the device runs short of room or Fireside has not been used for a long time.',
    unknown:
      'Your games are kept on this device. This browser does not say for how long, so save those you care about as files.',
    ask: 'Ask the browser to keep them',
    refused:
      'The browser makes no promise yet. Installing Fireside often persuades it; a game saved as a file is safe in any case.',
    saveAll: (count: number) =>
      count === 1 ? 'Save your one game as a file' : `Save all ${count} games as one file`,
    running: 'At least one is still being played',
    leftOut: (names: readonly string[]) =>
      `Left out, as it cannot be read any more: ${names.map((name) => `“${name}”`).join(', ')}.`,
    nothing: 'There is no game yet to save as a file.',
  },
  people: {
    name: 'People who played here',
    text: 'Remembered to set the table faster. Forgetting somebody changes no game.',
    nobody: 'Nobody yet: whoever sits down for a game is remembered here.',
    forget: (name: string) => `Forget ${name}`,
    forgetShort: 'Forget',
    forgotten: (name: string) => `${name} is forgotten.`,
  },
  about: { name: 'About' },
  notRead: 'Your settings could not be read',
  notKept: 'This choice holds until the page is left; it could not be kept.',
};
