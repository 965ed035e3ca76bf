import type { Switches } from '../../rules/rulebook.ts';
import { cards } from './cards.ts';

const numbers = (values: readonly number[]): string => cards.list(values.map(String));

/** A part of the rules: as this table plays them. */
interface Part {
  readonly title: string;
  readonly text: (table: Switches) => readonly string[];
}

const part = (title: string, text: Part['text']): Part => ({ title, text });

/** The rules of Blaze, in short. */
export const rules = {
  now: 'Right now',
  phases: {
    deal: 'The cards are about to be dealt: five for each player.',
    kindling: 'Kindling: after each challenge Fire, Ash and Ember draw back up to five.',
    betting: 'Bets: everybody lays one betting card face down in front of somebody else.',
    burn: 'Burn: nobody draws. Whoever has no cards left goes out and takes the top feather.',
    over: 'The game is over: feathers and won bets are counted.',
  },
  chart: {
    title: 'Who may play what',
    fire: ['Fire opens', 'any card, then more of its number: up to 5'],
    add: ['Fire, Ember', 'then: any number in play, any suit'],
    ash: ['Ash', 'same suit, the same or higher; or trump'],
    firebird: ['Firebird', 'Fire and Ember play it as 10, Ash as 0'],
  },
  example: {
    attack: (attack: string, trump: string): string => `What beats ${attack}? ${trump} is trump.`,
    follows: (one: string, other: string): string =>
      `${one} and ${other} are in play. What may follow?`,
    why: {
      higher: 'higher',
      tooLow: 'too low',
      otherSuit: 'other suit',
      trump: 'trump',
      inPlay: 'in play',
      notInPlay: 'not in play',
    },
    fits: 'yes',
    fails: 'no',
    step: 'Next card',
  },
  search: {
    label: 'Search the rules',
    missing: 'The search could not be loaded. Everything below can be read all the same.',
    found: (count: number, asked: string): string => {
      if (count === 0)
        return `Nothing found for “${asked}”. Try one word, for instance trump, draw or bet.`;
      return count === 1 ? '1 part found' : `${count} parts found`;
    },
  },
  parts: {
    challenge: part('The challenge', (table) => [
      'Fire attacks the next player clockwise, Ash. The one after Ash is Ember and helps Fire.',
      'Fire opens with any card. From then on Fire and Ember add cards of any suit whose number lies on the table, be it on an attack card or on one that beats.',
      'At most five cards attack, and never more than Ash held when the challenge began.',
      table.firebirdMatch === 'face'
        ? 'A Firebird on the table lets any Firebird follow.'
        : 'Here a Firebird that Ash played lets nothing follow; one that attacked lets Firebirds follow.',
    ]),
    ash: part('Beating and taking', () => [
      'Ash lays a card of the same suit, as high or higher, across an attack card. Trump beats every other suit.',
      'All beaten and nobody adds: the cards are discarded, and Ash is the next Fire.',
      'Ash may give up at any time and then takes every card on the table. First Fire, then Ember may still add to them. The next Fire is Ember, or Fire again when there is no Ember.',
    ]),
    firebird: part('The Firebird', () => [
      'As an attack card it counts 10, as a card that beats 0.',
      'So a Firebird of trump beats every card that is not trump, and any other Firebird beats nothing. An attacking Firebird of trump cannot be beaten.',
    ]),
    priority: part('The last place: Fire first', () => [
      'Fire is asked before Ember. When Ember was faster and took the last place, Fire may still lay a fitting card there: Ember takes the card back.',
      'Once Ash has beaten a card or given up, it is too late.',
    ]),
    drawing: part('Drawing', (table) => [
      'After a challenge in kindling Fire draws up to five first, then Ash, then Ember. Others do not draw.',
      table.drawTrump
        ? 'The trump card lies under the deck and is drawn last.'
        : 'The trump card is only a reminder: it is not drawn.',
      'Kindling ends as soon as the deck is empty.',
    ]),
    burn: part('Burn and feathers', (table) => [
      'Nobody draws any more. Whoever has no cards after a challenge goes out and takes the top feather. Several go out clockwise, beginning with Fire.',
      `Feathers of round 1: ${numbers(table.feathers[0])}. Of round 2: ${numbers(table.feathers[1])}. They lie face down until the end.`,
      'The round ends when one player is left. That last player takes a feather only if one remains, and is the first Fire of round 2.',
    ]),
    bets: part('Bets', (table) =>
      table.betting
        ? [
            'Everybody has a 0, a 1 and another 1. Before burn each lays one face down in front of the player they expect to be last. Nobody bets on themselves.',
            'A 1 in front of the last player is a point for its owner. A 1 in front of anyone else is a point for that player. A 0 comes back.',
            'A 1 is used up either way. Whoever expects to be last lays a 0 anywhere.',
          ]
        : ['This table plays without bets.'],
    ),
    ties: part('The end, and ties', (table) => [
      table.betting
        ? 'Feathers of both rounds and points from bets are added up.'
        : 'The feathers of both rounds are added up.',
      table.betPointsBreakTies
        ? 'The highest total wins. In a tie most points from bets decide, then the higher feather of round 2.'
        : 'The highest total wins. In a tie the higher feather of round 2 decides.',
    ]),
    two: part('Two players left', () => [
      'There is no Ember. Whoever beats everything becomes Fire; when Ash takes, Fire stays Fire.',
    ]),
    stalemate: part('When nothing changes any more', () => [
      'Twenty challenges in a row in which Ash takes, nobody draws and nobody goes out settle the phase; the table is told from the fifteenth on.',
      'Kindling then simply ends. In burn whoever holds the fewest cards goes out first.',
    ]),
  },
  here: {
    title: 'At this table',
    edition: {
      '2021': 'Second edition, 2021',
      classic: 'Classic edition',
    },
    betting: (on: boolean): string => (on ? 'With betting' : 'Without betting'),
    house: 'House rule',
    byValue: 'A Firebird that beats counts as 0: no Firebird may follow it.',
    trumpDrawn: 'The trump card is drawn, too.',
    trumpStays: 'The trump card is not drawn.',
  },
};

/** What explains itself where it first happens at the table. */
export const explained = {
  firebird: 'A Firebird: it attacks as a 10, and beats as a 0.',
  takingBack: 'Fire comes first: its card took the last place, and Ember’s card went back.',
  bets: 'Bets: lay a 0 or a 1, face down, in front of whoever you think will be last with cards.',
  burn: 'Burn: nobody draws any more. Whoever is out of cards takes the top feather.',
};
