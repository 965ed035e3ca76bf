import { table as app } from '../../../../i18n/en/glass.ts';
import { does, ones, toWhom, whose } from '../../../../i18n/en/you.ts';
import type { Card, Color, Rank } from '../../rules/cards.ts';
import { cards } from './cards.ts';
import { or } from './or.ts';

/** What a card was pointed at as: "Flame", "a 3", "Flame 3". */
const pointed = (color: Color | null, rank: Rank | null): string => {
  if (color === null) return rank === null ? '' : `a ${rank}`;
  return rank === null ? cards.colors[color] : cards.card(`${color}${rank}`);
};

/** Words of the public table. Everybody reads them: people are called by their names. */
export const table = {
  ...app,
  hand: (name: string) => `${whose(name)} cards`,
  facts: {
    stacks: 'Rockets',
    stack: (color: string, height: number) => `${color}: ${height} of 5`,
    /** Of a stack, as it stands. */
    who: (stack: string) => `${stack}. Who played it?`,
    tokens: { clue: 'Clues', storm: 'Storms left' },
    clues: (left: number, of: number) => `Clues: ${left} of ${of}`,
    storms: (left: number, of: number) => `Storm tokens: ${left} of ${of}`,
    deck: (left: number) =>
      left === 0 ? 'The deck is empty' : `${cards.count(left)} left in the deck`,
    reach: (most: number) => `of ${most}`,
    /** For those who listen. */
    stands: (score: number, most: number) => `Score ${score}, ${most} still within reach`,
    discards: 'Discards',
    browse: (count: number) => `Look through the discards: ${cards.count(count)}`,
    noDiscards: 'Nothing has been discarded yet.',
    gone: (card: string, gone: number, of: number) => `${card}: ${gone} of ${of} gone`,
    lastCopy: 'the last one left',
    legend: 'Framed: the last one left',
    /** What the dots below a card stand for. */
    out: 'out of the game',
    built: 'in the sky',
    about: 'in a hand or the deck',
    /** The pace. */
    pace: (most: number, spare: number) =>
      `To reach ${most}, ${spare === 0 ? 'lose no more cards' : `discard or lose ${cards.count(spare)} at most`}.`,
    /** How much has come of clues. */
    worth: (score: number, clues: number) =>
      `So far: ${cards.count(score)} in the sky, ${clues === 1 ? '1 clue' : `${clues} clues`}.`,
  },
  lap: {
    turns: (left: number): string => (left === 1 ? 'turn left' : 'turns left'),
    has: 'one more turn',
    had: 'last turn played',
  },
  plate: {
    ...app.plate,
    see: 'See the others',
    seen: (name: string) => toWhom(name, 'see the others'),
    sees: (name: string) => toWhom(name, 'hold to see the others'),
    show: 'Show',
    shows: (name: string) => `Show ${ones(name)} cards to the others`,
    pick: 'Know your move? Tap a card',
    play: (slot: string) => `Play ${slot}`,
    discard: (slot: string) => `Discard ${slot}`,
    full: 'All clues are there: no discard',
    back: 'Back',
    tell: 'Give a clue',
    toWhom: (name: string) => toWhom(name, 'a clue for whom?'),
    tells: (name: string, to: string) => `${does(name, 'tells', 'tell')} ${to}:`,
    hint: (name: string, hint: string) => `Tell ${name}: ${hint}`,
  },
  held: {
    /** A card that lies face down, for those who only hear of it. */
    card: (slot: string, color: Color | null, rank: Rank | null) => {
      const told = pointed(color, rank);
      return told === '' ? `card ${slot}, never pointed at` : `card ${slot}, pointed at as ${told}`;
    },
    /** The same where the table remembers the last clue only. */
    bare: (slot: string, color: Color | null, rank: Rank | null) => {
      const told = pointed(color, rank);
      return told === '' ? `card ${slot}` : `card ${slot}, pointed at as ${told}`;
    },
    lit: 'just now',
  },
  /** What the table remembers of a card that lies face down. */
  known: {
    title: (name: string, slot: string) => `${whose(name)} card ${slot}`,
    is: (color: Color | null, rank: Rank | null) => `Pointed at as ${pointed(color, rank)}.`,
    nothing: 'Never pointed at.',
    not: (colors: readonly Color[], ranks: readonly Rank[]) =>
      `It is not ${or([...colors.map((color) => cards.colors[color]), ...ranks.map((rank) => `a ${rank}`)])}.`,
    canBe: (slot: string) => `${slot} can be:`,
    must: (slot: string) => `${slot} is:`,
    could: (faces: readonly Card[]) => `It can be ${or(faces.map(cards.card))}.`,
  },
};
