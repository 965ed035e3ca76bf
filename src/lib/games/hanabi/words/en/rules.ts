import type { Switches } from '../../rules/rulebook.ts';

/** A part of the rules: as this table plays them. */
interface Part {
  readonly title: string;
  readonly text: (table: Switches) => readonly string[];
}

const part = (title: string, text: Part['text']): Part => ({ title, text });

/** What explains itself where it first happens, by the code of what happens. */
export const explained = {
  clued:
    'A clue: it names one colour or one number, and all the cards it fits light up. Every other card is not that.',
  storm: 'A storm: this card fitted nowhere and is lost. The third storm ends the game.',
  stackComplete: 'A 5: its rocket bursts, and brings a clue token back unless all eight are there.',
  lastLap:
    'The last lap: the deck is empty. Everybody has one more turn, then the score is counted.',
};

/** The rules of Hanabi, in short. */
export const rules = {
  now: 'Right now',
  fits: 'What fits now',
  moments: {
    deal: 'The cards are about to be dealt. Nobody looks at their own.',
    playing:
      'Whoever is in turn does one of three things: give a clue, play a card, or discard one.',
    noClues:
      'No clue token is left: whoever is in turn plays a card or discards one. A discard brings a token back.',
    allClues:
      'All eight clue tokens are there: nothing can be discarded until a clue has been given.',
    lastStorm: 'One more storm ends the game.',
    lap: 'The last lap: nobody draws any more, and everybody’s next turn is their last.',
    over: 'The game is over: every card on a rocket is a point.',
  },
  example: {
    clue: 'Which cards does this clue mean?',
    means: (hint: string, count: number): string => {
      if (count === 0) return `“${hint}”: none, and that is news as well`;
      return `“${hint}”: ${count === 1 ? '1 card' : `${count} cards`}`;
    },
    play: (color: string, height: number): string =>
      `The ${color} rocket has reached ${height}. What fits?`,
    why: {
      next: 'the next number',
      tooHigh: 'one is missing below it: a storm',
      there: 'it is there already: a storm',
    },
    fits: 'yes',
    fails: 'no',
    step: 'Next example',
  },
  search: {
    label: 'Search the rules',
    missing: 'The search could not be loaded. Everything below can be read all the same.',
    found: (count: number, asked: string): string => {
      if (count === 0)
        return `Nothing found for “${asked}”. Try one word, for instance clue, storm or discard.`;
      return count === 1 ? '1 part found' : `${count} parts found`;
    },
  },
  parts: {
    aim: part('What you build', () => [
      'All of you play together. You build five rockets, one each of Frost, Leaf, Flame, Moon and Sun, card by card from 1 to 5.',
      'Everybody sees all the hands but their own. So you tell each other what you hold, in few words.',
      'Each colour has three 1s, two each of 2, 3 and 4, and a single 5. Of some cards there is no second chance.',
    ]),
    clue: part('Giving a clue', (table) => [
      'A clue costs a clue token. You choose one other player and name one colour or one number: every card of theirs that it fits is pointed at, and none may be left out.',
      'The cards that are not pointed at tell something, too: they are not that.',
      table.emptyClues
        ? 'A clue may fit no card at all. “You have no 5” is a clue.'
        : 'At this table a clue has to fit at least one card.',
      'Nobody says anything else about cards: no hints, no faces, no sighs.',
    ]),
    discard: part('Discarding', () => [
      'You lay one of your cards face up among the discards and draw a new one. One clue token comes back.',
      'While all eight clue tokens are there, nothing can be discarded.',
      'Everybody may look through the discards at any time.',
    ]),
    play: part('Playing a card', () => [
      'You play a card of yours, whether you know it or not. If it is the next number of its colour, its rocket climbs; a rocket begins with a 1.',
      'Either way you draw a new card as long as there is one.',
    ]),
    storms: part('Storms', (table) => [
      'A card that fits nowhere is lost and raises a storm. It lies face up among the discards.',
      table.stormScore === 'zero'
        ? 'The third storm ends the game at once, and everything is lost: 0 points.'
        : 'The third storm ends the game at once; at this table what stands on the rockets counts.',
    ]),
    five: part('A rocket bursts', () => [
      'With its 5 a rocket is complete, and one clue token comes back unless all eight are there.',
      'With all five complete the game is won at once: 25 points, a whole sky.',
    ]),
    lap: part('The last lap', () => [
      'Once the last card of the deck is drawn, everybody has exactly one more turn, including whoever drew it.',
      'What can still be played should be told in time: nobody draws any more.',
    ]),
    score: part('The score', () => [
      'Every card on a rocket is a point, 25 at most. You win or lose together: try for more than last time.',
    ]),
    device: part('One device for all', () => [
      'On the table all hands lie face down: it can stay lit. To play or discard a card of yours you need not look: tap it there.',
      'To give a clue, open the view: it shows every hand but your own. Everybody else looks away, for their own cards show in it.',
      'One hand can be shown to everybody but its owner, who looks away: before a play that makes the others groan.',
      'The marks on the backs remember of each card what it was pointed at as, for as long as your table has agreed on.',
    ]),
    undo: part('Taking something back', () => [
      'What was said has been heard, and what was drawn has been seen. So something is only taken back if everybody agrees.',
      'Once a hand has been open, a card that was played or discarded before stays so; and so does everything once the log has told the secrets at the end.',
    ]),
  },
  here: {
    title: 'At this table',
    empty: (allowed: boolean): string =>
      allowed ? 'A clue may fit no card.' : 'A clue has to fit at least one card.',
    storm: {
      zero: 'After the third storm the score is 0.',
      stacks: 'After the third storm the rockets still count.',
    },
  },
};
