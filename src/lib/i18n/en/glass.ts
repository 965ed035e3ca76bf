import { bot } from './levels.ts';
import { does, ones, toWhom, within, YOU } from './you.ts';

/**
 * Words of the glass in every game: what the table, its plates and the cover say. Everybody reads
 * them: people are called by their names.
 */
export const table = {
  label: 'The table',
  seats: 'Plates of the players',
  plate: {
    open: 'Open my hand',
    look: 'My hand',
    confirm: 'Press again to open',
    hold: 'Hold…',
    /** "Ana: open my hand" */
    of: (name: string, control: string) => toWhom(name, control),
    close: 'Close the plate',
    bot,
  },
  undo: {
    asked: (name: string | null) =>
      name === null ? 'Take it back?' : `${does(name, 'asks', 'ask')} to take it back`,
    needs: (names: string) => `Still to agree: ${within(names)}`,
    agrees: (name: string) => does(name, 'agrees', 'agree'),
    keep: 'Leave it as it is',
  },
  cover: {
    from: (name: string) => `from ${name}`,
    ways: { left: 'to the left', across: 'across the table', right: 'to the right' },
    lookAway: 'The others look away',
    open: (name: string) => toWhom(name, 'hold to open'),
    peek: (name: string) => toWhom(name, 'hold to peek, slide up to keep it open'),
    confirm: (name: string) => `Press again: open ${ones(name)} hand`,
    notMe: 'Not me: show the table',
    wrongWay: 'It faces the wrong way',
    /** Before all but one look at that one's hand. */
    showing: {
      away: (name: string) => `${name}, look away: the others are shown your cards`,
      open: (name: string) => `All but ${name}: hold to see the cards`,
      confirm: (name: string) => `Press again: show ${name}’s cards`,
    },
    nobody: 'Everyone ready?',
    show: 'Show the table',
  },
};

/** Words round an open hand. Only its owner reads them. */
export const hand = {
  of: (name: string) => (name === YOU ? 'Your hand' : `The hand of ${name}`),
  cover: 'Cover',
  /** Nobody has done anything for a while. */
  untouched:
    'Nobody has touched this hand for a while. It will be covered in a moment unless you touch the screen.',
  coverName: 'Cover the hand',
};

/** Round what is told of a game. */
export const story = {
  log: {
    title: 'What happened',
    empty: 'Nothing has happened yet: the first card is still to come.',
    undone: 'undone',
  },
  telling: {
    next: 'Go on',
    skip: 'Skip all',
  },
};

/** What can be done at the end, and when something breaks before it. */
export const ending = {
  final: {
    again: 'Same table again',
    redeal: 'Same deal again',
    save: 'Save the record',
    home: 'Home',
  },
  broken: {
    title: 'A spark went astray',
    text: 'Something went wrong on this screen.',
    stored: 'The game itself is stored: every move that was made is still there.',
    back: 'Back to the game',
    home: 'Home',
    details: 'For whoever looks after the app',
    safe: 'It holds no card and no name.',
    copy: 'Copy the diagnostic',
    copied: 'Copied',
    byHand: 'Copying is not allowed here: select the text and copy it by hand.',
  },
};
