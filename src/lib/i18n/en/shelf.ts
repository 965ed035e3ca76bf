import type { StorageProblem } from '../../storage/problem.ts';
import { whenIn } from '../when.ts';
import { list } from './list.ts';

/** Why something could not be read or stored, and what can be done about it. */
const problems: Readonly<Record<StorageProblem['code'], string>> = {
  unavailable:
    'This browser gives no storage here, as some do in private windows. Open Fireside in an ordinary window to keep games.',
  quota: 'No room left on this device: free some space.',
  blocked:
    'Another tab with an older Fireside holds the storage. Close the other tabs, then try again.',
  silent: 'The browser does not open its storage. Close it, open it again, then try again.',
  unwritable:
    'The browser cannot open its storage. Usually there is no room left on this device: free some space, then try again.',
  newer: 'A newer Fireside has kept the games here. Update this one to read them.',
  taken: 'Another tab has gone on with this game. Go on there, or open it again here.',
  missing: 'There is no such game on this device.',
  damaged: 'What was kept cannot be understood any more.',
  failed: 'The browser could not do it.',
};

/** Words for the games that are kept. */
export const shelf = {
  title: 'Your games',
  continue: 'Continue',
  saved: 'Saved games',
  finished: 'Finished',
  /** "Ana, Ben and Mira" */
  names: list,
  winner: (name: string) => `${name} won`,
  winners: (names: string) => `${names} won`,
  /** What all have reached together. */
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  /** After the name of one. */
  bot: '(computer player)',
  bots: (count: number) => (count === 1 ? '1 computer player' : `${count} computer players`),
  when: whenIn('en'),
  /** So many at once, of so many that are not shown. */
  showMore: (count: number, left: number) =>
    count === left ? `Show ${left} more` : `Show ${count} of ${left} more`,
  resume: 'Resume',
  newGame: 'New game',
  sameTable: 'Same table again',
  sameDeal: 'Same deal again',
  end: 'End it unfinished',
  goOn: 'Go on with it after all',
  endedEarly: 'ended unfinished',
  open: (name: string) => `Open “${name}”`,
  more: (name: string) => `More for “${name}”`,
  rename: {
    button: 'Rename',
    label: 'What this game is called',
    hint: (limit: number) =>
      `Up to ${limit} characters. Left empty, the players’ names stand for it.`,
    tooLong: (length: number, limit: number) =>
      `This has ${length} characters, and at most ${limit} are allowed.`,
    keep: 'Keep this name',
    cancel: 'Leave as it was',
  },
  remove: {
    button: 'Delete',
    removed: (name: string) => `“${name}” is deleted.`,
    back: 'Bring it back',
    dismiss: 'Dismiss',
    broughtBack: (name: string) => `“${name}” is back.`,
  },
  damaged: {
    name: 'A damaged game',
    text: 'This game is damaged: what was kept of it cannot be understood any more.',
    remove: 'Remove it',
  },
  export: {
    button: 'Save as a file',
    title: 'This game is still being played',
    warning:
      'The file holds every card, those in the hands and in the deck too. Whoever opens it can read them all. Share it when the game is over, or keep it as a spare.',
    go: 'Save the file all the same',
    cancel: 'Not now',
    done: (file: string) => `“${file}” goes to your downloads.`,
    share: 'Share it',
  },
  import: {
    button: 'Open a game file',
    hint: 'A file saved from Fireside; you can drop it here, too.',
    drop: 'Let go to open the game',
    /** How many of the games in it are through, once that is known. */
    reading: (done: number, of: number) => (of ? `${done} of ${of}…` : 'Reading the file…'),
    refused: 'This file was not opened',
    harmless: 'Your games are as they were.',
    unreadable: 'The browser cannot read this file.',
  },
  trouble: {
    title: 'Your games cannot be read now',
    again: 'Try again',
    notDone: 'That did not work',
  },
  /** The same with the browser's own words, where there are any. */
  problem: (problem: StorageProblem): string =>
    problem.code === 'failed' && problem.detail !== ''
      ? `${problems.failed} It says: ${problem.detail}`
      : problems[problem.code],
};
