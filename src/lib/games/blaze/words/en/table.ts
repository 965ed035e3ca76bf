import { cards } from './cards.ts';
import { later } from '../../../../i18n/later.ts';
import { table as app } from '../../../../i18n/en/glass.ts';
import { does, ones, within, YOU } from '../../../../i18n/en/you.ts';

const ordinals = later(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const nth = (place: number): string => `${place}${endings[ordinals().select(place)] ?? 'th'}`;
/** Somebody alone is asked by what they are called. */
const adding = (names: string): string =>
  names === YOU ? 'Do you add a card?' : `Anyone adding? ${names}`.trim();
const { count } = cards;

/**
 * Words of the public table, the cover, and the plates of seats. Everybody reads them: people are
 * called by their names.
 */
export const table = {
  ...app,
  /** One line for everybody: what the table waits for. */
  status: {
    deal: 'The cards are dealt next',
    over: 'The game is over',
    plays: (name: string) => does(name, 'plays', 'play'),
    opens: (name: string) => `${does(name, 'opens', 'open')} the challenge`,
    answers: (name: string) => does(name, 'answers', 'answer'),
    wants: (name: string) => `${name} will add`,
    bets: (name: string) => `${does(name, 'lays', 'lay')} a bet`,
    adding: (names: string) => adding(names),
    reward: (ash: string, names: string) => `${does(ash, 'takes', 'take')}. ${adding(names)}`,
  },
  lane: {
    label: 'The challenge',
    attack: (card: string, name: string) => `${does(name, 'attacks', 'attack')} with ${card}`,
    beat: (card: string) => `beaten with ${card}`,
    unbeaten: 'not beaten',
    free: 'free place',
  },
  facts: {
    round: (round: number, phase: string) => `Round ${round} · ${phase}`,
    trump: 'Trump',
    deck: 'Deck',
    deckCount: (left: number) => `${count(left)} left to draw`,
    discards: 'Discards',
    browse: (lying: number) => `Look through the discards: ${count(lying)}`,
    noDiscards: 'Nothing has been discarded yet.',
    feathers: 'Feathers',
    noFeathers: 'none left',
    ranks: 'In play',
    room: (left: number) => (left === 1 ? '1 place left' : `${left} places left`),
    roomFirst: (left: number, fire: string) =>
      `${left === 1 ? '1 place left' : `${left} places left`}, ${fire} first`,
    full: 'No place left',
    takeBack: (fire: string) => `No place left, but ${fire} may still take the last one`,
    idleKindling: (idle: number, limit: number) =>
      `${idle} challenges in a row have changed nothing. After ${limit}, kindling ends.`,
    idleBurn: (idle: number, limit: number) =>
      `${idle} challenges in a row have changed nothing. After ${limit}, everybody goes out, fewest cards first.`,
  },
  plate: {
    ...app.plate,
    ask: 'Add a card?',
    taken: (ash: string) => `${does(ash, 'takes', 'take')}.`,
    add: 'I’ll add',
    bet: 'Lay my bet',
    feathers: 'My feathers',
    done: 'No',
    take: 'Take',
    confirmTake: 'Press again to take',
    want: (first: string) => `I’ll add, after ${first}`,
    waits: (name: string, first: string) =>
      `${does(name, 'waits', 'wait')} for ${ones(first)} answer`,
    wants: (name: string) => `${name} will add`,
    unwant: 'I won’t add',
    out: 'Leave me out',
    outName: 'leave me out till it’s settled',
    in: 'Count me in',
    inName: 'count me in again',
  },
  marks: {
    passed: 'nothing more',
    standsOut: 'left out till it’s settled',
    taking: 'taking',
    out: (place: number) => `out ${nth(place + 1)}`,
    nth: (place: number) => nth(place + 1),
    feather: 'with a feather',
    betLaid: 'bet laid',
    betToLay: 'still to bet',
    betOn: (name: string) => `bet on ${within(name)}`,
    score: 'won a feather',
  },
  passed: {
    adding: 'Anyone adding? Ask aloud.',
    nobody: 'Nobody adds',
    nobodyNames: (names: string) => `${names}: no`,
    /** Somebody else has said that they will add. */
    silent: (names: string, count: number) => `${names} ${count === 1 ? 'adds' : 'add'} nothing`,
    /** To somebody who plays alone. */
    nothing: 'Add nothing',
    take: (count: number) => `Take ${cards.count(count)}`,
    adds: (name: string) => `${name} adds`,
    takes: (name: string) => `${name} takes`,
    opens: (name: string) => `Open ${name}’s hand`,
    bets: (name: string) => `Lay ${name}’s bet`,
    wants: (name: string, first: string) => `${does(name, 'adds', 'add')} after ${first}`,
    unwants: (name: string) => `${name} won’t add after all`,
  },
};
