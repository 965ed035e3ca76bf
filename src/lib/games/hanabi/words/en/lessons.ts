import type { StepWords } from '../../../../i18n/game-words.ts';
import { aims } from '../brief.ts';

/** What one step of a lesson says. */
export interface HanabiStepWords extends StepWords {
  /** To the right card, where the other thing is done with it. */
  readonly otherWay?: string;
}

/** Words of the lessons, step by step. */
export const lessons = {
  intro: aims.en.text,
  all: 'The five lessons',
  names: {
    first: 'Your first turns',
    clue: 'A good clue',
    discard: 'What to give up',
    storms: 'Storms and marks',
    lap: 'The last lap',
  },
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  you: 'You',
  other: 'Flint',
  hand: { you: 'Your hand, face down', other: 'Flint’s hand: Flint cannot see it' },
  table: 'On the table',
  clues: (left: number) => (left === 1 ? '1 clue' : `${left} clues`),
  storms: (left: number) => (left === 1 ? '1 storm token' : `${left} storm tokens`),
  deck: (left: number) => `Deck: ${left}`,
  discards: (cards: string) => (cards === '' ? 'No discards yet' : `Discards: ${cards}`),
  /** A card face down, with what it was pointed at as. */
  back: (slot: string, marks: string) =>
    marks === '' ? `${slot}: nothing known` : `${slot}: ${marks}`,
  face: (slot: string, card: string, marks: string) =>
    marks === '' ? `${slot}: ${card}` : `${slot}: ${card}, told: ${marks}`,
  tell: (hint: string) => `Tell: ${hint}`,
  play: 'Play',
  discard: 'Discard',
  /** To a tap on the wrong hand. */
  yours: 'That one is Flint’s. It is one of your own cards that is wanted now.',
  theirs:
    'That one is yours, and face down for you. Tap a card of Flint’s: you tell Flint about it.',
  taste: 'You could, and it would be all right. Here we try something else.',
  next: 'Go on',
  again: 'Once more',
  following: (name: string) => `Next: ${name}`,
  done: 'That is how it goes.',
  alone: 'Play with computer players',
  deal: 'Set up a table',
  steps: {
    first: [
      {
        say: 'Flint sees your cards; you do not. Flint has just told you: your b is a 1. Every rocket begins with a 1, so tap b and play it.',
        else: 'Nothing is known of that one. Card b was pointed at as a 1.',
        otherWay: 'A 1 is just what the rockets are waiting for. Play it.',
      },
      {
        say: 'It was the 1 of Sun: its rocket takes off, and you have drawn a new card. Flint knows nothing of Flint’s own cards, and will discard the oldest: that brings the spent clue back.',
      },
      {
        say: 'Your turn. Two of Flint’s cards could fly now, and Flint does not know it. Tap one of them and find the clue that means them both.',
        else: 'That clue does not mean both. What do the two cards that could fly have in common?',
      },
      {
        say: 'One clue token is spent, and both cards carry a 1. Flint counts: most rockets are still waiting for theirs. Let us see.',
      },
      {
        say: 'The Frost rocket is on its way. That is a turn: give a clue, discard, or play. Together you try to reach 25.',
      },
    ],
    clue: [
      {
        say: 'Leaf needs a 2, Flame a 3, the others a 1. One card of Flint’s fits. Which clue means that card and no other?',
        else: 'Look again: the card that fits is Flame 3. “Flame” would mean the 5 as well, and Flint could not tell them apart.',
      },
      {
        say: '“3” lights up one card alone. What has Flint learnt about the other four?',
        answers: ['That they are not 3s', 'Nothing', 'That they are all Flame'],
        else: 'A clue has to mean every card it fits. So the dark ones tell something, too.',
      },
      { say: 'Flint asks: why this card, why now? Because it can be played.' },
      {
        say: 'A good clue says something the other can act on. The marks stay on the cards; what a card cannot be, you have to remember, or let the table remember it.',
      },
    ],
    discard: [
      {
        say: 'No clue token is left. You may discard, and that brings one back. Which card would you miss least? Tap it.',
        else: 'Somebody spent a clue on that one. Nobody has said a word about the oldest, card a.',
        otherWay: 'Unknown as it is, playing it would be a gamble. Discard it.',
      },
      {
        say: 'A Flame 1, which had flown already: nothing is lost. Of which number is there only one in each colour?',
        answers: ['The 5', 'The 1', 'The 3'],
        else: 'Each colour has three 1s, two each of 2, 3 and 4, and a single 5.',
      },
      {
        say: 'So a lost 5 costs its rocket the last step, and a second lost 4 costs two. Look through the discards before you give up a card that somebody told you of.',
      },
    ],
    storms: [
      {
        say: 'Card a was pointed at as Flame, and no more. The Flame rocket is at 2. Be bold for once: play a.',
        else: 'Not that one yet: take the risk with card a.',
        otherWay: 'This time we want to see what happens: play it.',
      },
      {
        say: 'It was Flame 1, which is there already: a storm! Two storm tokens are left. What happens once all three are lost?',
        answers: ['The game is over, and scores 0', 'A rocket falls down', 'Nothing'],
        else: 'Three storms, and the night is over: no points at all.',
      },
      {
        say: 'Better to go by what is known. One of your cards is marked twice, and its rocket is waiting for it. Play that one.',
        else: 'That one could be anything. Look for the card with two marks.',
        otherWay: 'It is known, and it fits: play it.',
      },
      {
        say: 'Flame 3. A colour and a number make a card certain; often one mark is enough, when you ask yourself why it was told.',
      },
    ],
    lap: [
      {
        say: 'The deck is empty. This is your last turn; then Flint has one, and the game is over. One card of Flint’s fits, and one clue is left. Use it.',
        else: 'Then Flint would play a card that does not fit. Moon is at 4: which card is it waiting for?',
      },
      { say: 'Flint knows what that means: there is no other turn to save it for.' },
      {
        say: 'Moon bursts, and the night is over: Frost 5, Leaf 3, Flame 4, Moon 5, Sun 2. How many points do you have together?',
        answers: ['19', '5', '25'],
        else: 'Every card on a rocket is a point: 5 and 3 and 4 and 5 and 2.',
      },
      {
        say: '19: people came out of their houses to see it. A whole sky is 25.',
      },
    ],
  } satisfies Record<string, readonly HanabiStepWords[]>,
};
