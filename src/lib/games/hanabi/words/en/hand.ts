import type { Card, Color, Rank } from '../../rules/cards.ts';
import { hand as app } from '../../../../i18n/en/glass.ts';
import { does, whose, YOU } from '../../../../i18n/en/you.ts';
import { cards } from './cards.ts';
import { or } from './or.ts';

/** What clues have told of a card: one of the two, both, or neither. */
const told = (color: Color | null, rank: Rank | null): string => {
  if (color !== null && rank !== null) return cards.card(`${color}${rank}` as Card);
  const named = color ?? rank;
  return named === null ? 'nothing' : cards.hint(named, 1);
};

const neither = (colors: readonly Color[], ranks: readonly Rank[]): string =>
  or([...colors.map((color) => cards.hint(color, 1)), ...ranks.map((rank) => `a ${rank}`)]);

/** Words of an open view: everybody’s cards but one’s own. Only who looks reads them. */
export const hand = {
  ...app,
  of: (name: string) => (name === YOU ? 'What you see' : `${name} sees the others`),
  sees: (name: string): string => (name === YOU ? 'see the others' : 'sees the others'),
  /** The same of a hand that the others are shown. */
  shown: {
    of: (name: string) => `${whose(name)} cards, for all the others`,
    sees: 'looks away',
    task: 'Everyone else may look',
  },
  recap: 'Since you last looked',
  more: 'More',
  fewer: 'Less',
  you: 'You',

  task: {
    turn: 'Your turn',
    of: (name: string) => `${does(name, 'is', 'are')} in turn`,
    waits: 'The cards are still to be dealt',
    over: 'The game is over',
  },

  facts: {
    label: 'On the table',
    stack: (sign: string, height: number) => `${sign}: ${height} of 5`,
    clues: (left: number, of: number) => `Clues: ${left} of ${of}`,
    storms: (left: number, of: number) => `Storm tokens: ${left} of ${of}`,
    deck: (left: number) => (left === 1 ? '1 card in the deck' : `${left} cards in the deck`),
    deckShort: 'Deck',
    score: (score: number) => `Score ${score}`,
    lap: (left: number) => (left === 1 ? 'Last lap: the last turn' : `Last lap: ${left} turns`),
    discards: 'Discards',
    noDiscards: 'none yet',
  },

  hands: {
    label: 'Cards in hands',
    of: (name: string) => `${whose(name)} cards`,
    own: 'Your cards',
  },

  held: {
    other: (name: string, slot: string, card: string) => `${name}, card ${slot}, ${card}`,
    own: (slot: string) => `Your card ${slot}`,
    knows: (color: Color | null, rank: Rank | null) => `known: ${told(color, rank)}`,
    not: (colors: readonly Color[], ranks: readonly Rank[]) => `not ${neither(colors, ranks)}`,
    lit: 'just pointed at',
    last: 'the last copy',
    advised: 'advised',
    touched: (hints: readonly string[]) => `a clue “${hints.join('” or “')}” would point at it`,
  },

  knows: {
    other: (name: string, slot: string, what: readonly string[]) =>
      `${name} knows of\u00a0${slot}: ${what.join('; ')}.`,
    own: (slot: string, what: readonly string[]) => `You know of\u00a0${slot}: ${what.join('; ')}.`,
    is: (color: Color | null, rank: Rank | null) =>
      color === null ? `a ${rank}` : told(color, rank),
    nothing: 'nothing yet',
    not: (colors: readonly Color[], ranks: readonly Rank[]) => `not ${neither(colors, ranks)}`,
    /** Whose card it is; null for one's own. */
    canBe: (name: string | null, slot: string) =>
      `${name === null ? 'Your' : whose(name)} ${slot} can be:`,
    grid: (faces: readonly Card[]) => `It can be ${cards.cards(faces)}`,
  },

  say: {
    pick: 'Tap a friend’s card to give a clue, or one of yours',
    noClue: 'No clue is left: tap a card of yours',
    watch: 'Tap a card to see what is known of it',
  },

  clue: {
    /** "Ana: Frost: 1 card, c" */
    name: (to: string, hint: string, count: string, slots: string) =>
      slots === '' ? `${to}: ${hint}: ${count}` : `${to}: ${hint}: ${count}, ${slots}`,
    /** Before whom it is for. */
    tell: 'Tell',
    others: 'Other clues',
    give: 'Give a clue',
    toAll: 'All clues',
    to: 'To whom?',
    empty: (to: string, named: Color | Rank) =>
      `${does(to, 'has', 'have')} no ${cards.hint(named, 1)}`,
    /** Before that is given. */
    sure: (empty: string) => `${empty}. Tap again to say so.`,
    colors: 'Colours',
    ranks: 'Numbers',
    close: 'Put the clues away',
  },

  act: {
    play: (slot: string) => `Play ${slot}`,
    discard: (slot: string) => `Discard ${slot}`,
    label: 'What you can do',
  },
};
