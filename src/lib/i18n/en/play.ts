import { does } from './you.ts';

/** What lies within reach in every game, and what can go wrong on the way into one. */
export const play = {
  title: (game: string) => `${game} · Fireside`,
  opening: 'Laying the table…',
  bar: {
    label: 'Within reach',
    log: 'Log',
    rules: 'Rules',
    undo: 'Undo',
    menu: 'Menu',
  },
  close: 'Close',
  news: { label: 'New', got: 'Got it', known: 'We know the game' },
  /** Asks until it has been pressed once. */
  sound: { ask: 'Sound?', name: 'Sound' },
  bots: {
    hand: 'Back to my hand',
    another: 'Watch another game',
    unkept: 'You are only watching: this game is not kept.',
    leave: 'Leave',
    hurry: 'Skip ahead',
    /** For a person who plays alone, and so never covers their hand. */
    justNow: 'Just now',
    table: 'Table',
    tableName: 'Look at the table',
  },
  menu: {
    way: 'How the device goes round',
    ways: { middle: 'In the middle', passed: 'Passed round' },
    waysExplained: {
      middle: 'The table stays in sight; everyone looks at cards from their own plate.',
      passed: 'The device goes from hand to hand, under a cover on the way.',
    },
    turn: 'Turn the table',
    turned: (degrees: number) => `Turned by ${degrees}°`,
    language: 'Language',
    leave: 'Save and leave',
    endHint: 'Hold: the game ends here',
    endConfirm: 'Press again: the game ends here',
    saved: 'Every move is saved as it is made.',
    saving: 'The last move is being saved. Leaving waits for it.',
    unsaved: 'The last move is not saved. Leaving now drops it; everything before it is kept.',
    leaveUnsaved: 'Leave without it',
  },
  /** Somebody has to go, and a computer player plays for them. */
  seats: {
    title: 'Somebody leaves, or is back',
    text: 'A computer player takes over and sees only what is seen from that seat. Only the person whose seat it is should do this.',
    leave: (name: string) => `${name} has to go`,
    leaveHint: (name: string) => `Hold: ${name} has to go`,
    leaveConfirm: (name: string) => `Press again: a computer player plays for ${name}`,
    back: (name: string) => `${name} is back`,
    left: (name: string) => `${name} had to go: a computer player plays on.`,
    isBack: (name: string) => `${name} is back.`,
  },
  undo: {
    nothing: 'There is nothing to take back now.',
    /** By what has been seen since. */
    stands: {
      hands:
        'The others’ cards have been seen since. What was played or discarded before that stands.',
      secrets: 'The game is over, and its log has told every secret. What was played stands.',
    },
    what: 'This would be taken back:',
    free: 'Nobody else has to agree.',
    /** Whoever did it asks, whoever holds the device. */
    needs: (by: string) =>
      `${does(by, 'asks', 'ask')} for it, and everyone it touches has to agree at the table:`,
    tellsAll: 'What was secret has been shown at the end, and stays known.',
    now: 'Take it back',
    ask: 'Ask the table',
    done: (by: string | null, agreed: string) =>
      `${by === null ? 'Taken back' : `${does(by, 'takes', 'take')} it back`}${agreed === '' ? '.' : `; agreed by ${agreed}.`}`,
  },
  elsewhere: {
    title: 'This game is open elsewhere',
    text: 'Another window has it on its table. Playing here closes it there; nothing is lost.',
    here: 'Play here',
    /** below the hearths of both windows */
    places: { here: 'Here', there: 'There' },
  },
  unopened: {
    title: 'This game cannot be opened',
    broken: (line: number) =>
      `What is saved of it cannot be played through: line ${line} makes no sense. It is left as it is.`,
    noGame: 'The address names no game.',
    again: 'Try again',
  },
  trouble: {
    title: 'Not saved yet',
    text: 'The move waits, unseen. A file keeps the game up to it.',
    again: 'Save again',
    save: 'Save as a file',
    /** What the browser keeps was cleared in the midst of the game. */
    gone: 'This game is not kept here any more',
    goneText:
      'What the browser kept of Fireside has been cleared. All that was shown is still here: save it again, or as a file, which the home page opens.',
  },
  unsaved: 'The record was not saved',
  thinkerless: {
    title: 'The computer players are missing',
    text: 'What they think with could not be loaded. It may take a network, once.',
    again: 'Load again',
  },
  home: 'Home',
};
