import type { Colour, Emblem } from '../../core/people.ts';
import type { NameProblem } from '../../record/names.ts';
import { bot, levels } from './levels.ts';

/** Why what somebody typed cannot be a name at this table. */
export type NameTrouble = NameProblem | { readonly code: 'same'; readonly as: string };

const emblems: Readonly<Record<Emblem, string>> = {
  bear: 'Bear',
  fox: 'Fox',
  owl: 'Owl',
  hare: 'Hare',
  wolf: 'Wolf',
  stag: 'Stag',
  raven: 'Raven',
  otter: 'Otter',
};

const colours: Readonly<Record<Colour, string>> = {
  teal: 'Teal',
  violet: 'Violet',
  rose: 'Rose',
  lime: 'Lime',
  bone: 'Bone',
};

/**
 * What computer players are called, by animal: things that lie about by a fire, and no role or
 * level.
 */
const botNames: Readonly<Record<Emblem, string>> = {
  bear: 'Tallow',
  fox: 'Cinder',
  owl: 'Wick',
  hare: 'Flint',
  wolf: 'Clinker',
  stag: 'Lantern',
  raven: 'Soot',
  otter: 'Smudge',
};

/** Words for setting up a game. */
export const setup = {
  title: 'New game',
  pageTitle: (game: string) => `New game of ${game} · Fireside`,
  home: 'Home',
  loading: 'Laying the table…',
  game: 'Game',
  players: 'Players',
  emblems,
  colours,
  table: {
    title: 'Round the table',
    order: 'Play goes clockwise',
    hint: 'Tap a seat to change it, or two to swap them.',
    picked: (name: string) => `Who swaps places with ${name}?`,
    plate: (name: string, place: number, of: number) => `${name}, place ${place} of ${of}`,
    starts: 'starts',
    /** Told after a change, in the order of play. */
    seated: (names: readonly string[]) => `Order of play: ${names.join(', ')}.`,
  },
  people: {
    title: 'Who plays',
    name: (place: number) => `Name at place ${place}`,
    look: (name: string) => `${name}: choose animal and colour`,
    trouble: (trouble: NameTrouble): string => {
      switch (trouble.code) {
        case 'blank':
          return 'A name is missing here.';
        case 'tooLong':
          return `This name has ${trouble.length} characters; at most ${trouble.limit} fit.`;
        case 'badCharacter':
          return `The character ${trouble.character} cannot be used in a name.`;
        case 'same':
          return `${trouble.as} already sits at the table. Add a letter to tell them apart.`;
      }
    },
  },
  /** Computer players. */
  bots: {
    names: botNames,
    levels,
    /** What to expect of each level. */
    told: {
      spark: 'For a first game. It plays simply, and slips now and then.',
      flame: 'Plays like somebody who knows the game well.',
      bonfire: 'The strongest: it thinks each move through before it plays.',
    },
    who: (place: number) => `Who plays at place ${place}`,
    person: 'Person',
    computer: 'Computer player',
    plate: bot,
    title: 'Computer players',
    fair: 'They know exactly what a person in their seat could know, and nothing else.',
    nobody: 'Cards are dealt as soon as a person plays.',
    watch: 'Watch them play',
  },
  /** One person against the computer. */
  alone: {
    title: 'A game for one',
    text: 'Three computer players sit down with you. How strong should they be?',
    close: 'Not now',
  },
  hints: {
    name: 'Hints',
    note: 'While they look at cards, people may ask what a strong player would do.',
  },
  look: {
    title: (name: string) => `Who is ${name}?`,
    known: 'Played here before',
    forget: (name: string) => `Forget ${name}`,
    animal: 'Animal',
    colour: 'Colour',
    /** Choosing it makes the two swap. */
    owner: (name: string) => `swaps with ${name}`,
    done: 'Done',
  },
  way: {
    title: 'Where the device lies',
    middle: 'In the middle',
    middleNote: 'The table stays in sight; each looks at cards at their own edge. For tablets.',
    passed: 'Passed round',
    passedNote: 'It goes from hand to hand, covered on the way. For phones.',
  },
  explain: 'How it is played',
  learn: 'Learn it by playing: two minutes',
  deal: 'Deal',
  dealing: 'Dealing…',
  /** "1 person and 3 computer players · Second, 2021 · with betting" */
  summary: (count: { people: number; bots: number }, rules: string) => {
    const people = count.people === 1 ? '1 person' : `${count.people} people`;
    const bots = count.bots === 1 ? '1 computer player' : `${count.bots} computer players`;
    const who = count.bots === 0 ? `${count.people} players` : `${people} and ${bots}`;
    return `${who} · ${rules}`;
  },
  /** When the address names a game whose table cannot be laid again. */
  unknownTable: 'That table is not on this device any more; here is another one.',
};
