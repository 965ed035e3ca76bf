import type { StepWords } from '../../../../i18n/game-words.ts';
import { aims } from '../brief.ts';

/** Words of the lessons, step by step. */
export const lessons = {
  intro: aims.en.text,
  all: 'The six lessons',
  names: {
    challenge: 'Your first challenge',
    attack: 'Attacking',
    beat: 'Beating',
    firebird: 'Firebird and trump',
    burn: 'Burn and feathers',
    bets: 'Bets',
  },
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  hand: (role: string, yours: boolean) => (yours ? `${role}: you` : role),
  table: 'On the table',
  trump: (suit: string) => `${suit} is trump`,
  feathers: 'Feathers that are left',
  taste: 'You could, and it would be all right. Here we try something else.',
  next: 'Go on',
  nothing: 'Nothing more',
  again: 'Once more',
  following: (name: string) => `Next: ${name}`,
  done: 'That is how it goes.',
  alone: 'Play alone',
  deal: 'Deal for us',
  steps: {
    challenge: [
      {
        say: 'You are Fire and open with any card you like. Lay one of your two 2s.',
        else: 'Any card may open. With a 2 you can lay both of yours: try that.',
      },
      {
        say: 'More of the same number may follow at once. Lay the other 2.',
        else: 'A first attack has one number only. The other 2 fits.',
      },
      {
        say: 'Now Ash answers in each suit, as high or higher: a 2 holds the 2 of Sun, a 4 the 2 of Flame.',
      },
      {
        say: 'Now 2s and 4s are in play, whatever their suit. As Fire, add your 4.',
        else: 'That number does not lie on the table yet. Your 4 does fit.',
      },
      {
        say: 'You are Ember and help Fire. You hold a 4, too: add it.',
        else: 'Only 2s and 4s may follow. You hold one 4.',
      },
      {
        say: 'You are Ash. What beats the 4 of Sun, and keeps what the 4 of Flame will need?',
        else: 'Trump would do it. But then nothing is left for the 4 of Flame: look for a high Sun.',
      },
      {
        say: 'No higher Flame is left. But Frost is trump, and trump beats every other suit.',
        else: 'That does not beat it.',
      },
      { say: 'All is beaten. Fire and Ember could add a 2, a 4 or a 9. They say:' },
      {
        say: 'The eight cards are out of the game. All three draw up to five, and Ash leads next. Had Ash given up, Ash would have taken them all, and Ember would lead.',
      },
    ],
    attack: [
      {
        say: 'A 2 was beaten with a 5: both numbers are in play. Which of your cards may follow?',
        else: 'It would have to be a 2 or a 5, of any suit.',
      },
      { say: 'One more fits.', else: 'It would have to be a 2 or a 5, of any suit.' },
      {
        say: 'At most five cards attack, and never more than Ash held at the start. Whoever adds nothing more says so; Fire is asked first.',
      },
    ],
    beat: [
      {
        say: 'You are Ash, and Sun is trump. What beats the 6 of Flame?',
        else: 'That does not beat it.',
      },
      {
        say: 'Fire adds a 6 of Sun, which is trump: only a higher trump holds that.',
        else: 'That does not beat it.',
      },
      {
        say: 'All beaten: the cards go away and you lead. If you cannot or would rather not, hold Take: you get every card, and Ember leads.',
      },
    ],
    firebird: [
      {
        say: 'A Firebird attacks as a 10. You are Ash, and Frost is trump: what beats it?',
        else: 'That does not beat it.',
      },
      {
        say: 'Even a Firebird of trump did, though a Firebird counts 0 when it beats. Now you are Fire: which card can nobody beat?',
        else: 'That one can be beaten, by trump or by a higher trump.',
      },
      {
        say: 'A trump Firebird attacks as a 10 of trump: nothing beats it. Any Firebird on the table lets every other Firebird follow.',
      },
    ],
    burn: [
      {
        say: 'The deck is empty: this is burn, and nobody draws. You are Fire with two 5s. Lay one.',
        else: 'Lay a 5.',
      },
      { say: 'And the other: you have no cards left.', else: 'Lay the other 5.' },
      {
        say: 'After this challenge you go out. Which feather is yours?',
        answers: ['The highest that is left: 4', 'The lowest: 1', 'None'],
        else: 'Whoever goes out takes the top one, and the highest lies on top.',
      },
      {
        say: 'The round ends when one player is left. That one opens round 2, with new feathers, worth one more. Then the points decide.',
      },
    ],
    bets: [
      {
        say: 'Before burn everybody bets on who will be last with cards. Cinder holds 8 cards, Wick 4, Flint 3. On whom do you lay a 1?',
        answers: ['Cinder', 'Wick', 'Flint'],
        else: 'Possible. But whoever holds the most cards is most likely to be last.',
      },
      {
        say: 'Cinder is last: your 1 is a point for you. Whose point is a 1 that lies in front of anybody else?',
        answers: ['That player’s', 'Mine all the same', 'Nobody’s'],
        else: 'A 1 in front of somebody who is not last is a point for them.',
      },
      {
        say: 'A 0 is no point for anybody and comes back. You have one 0 and two 1s for the whole game; nobody bets on themselves.',
      },
    ],
  } satisfies Record<string, readonly StepWords[]>,
};
