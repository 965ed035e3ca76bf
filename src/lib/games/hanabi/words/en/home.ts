import { aims } from '../brief.ts';

/** Words of the picture on the home page: a night of Hanabi, step by step. */
export const home = {
  title: 'A night of Hanabi',
  aim: aims.en,
  picture: 'Five rockets on a hill at night, and a hand of cards face down',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  again: 'From the start',
  steps: {
    hidden:
      'Five rockets wait on the hill, one of each colour. Everybody sees all the cards but their own: these are yours.',
    clue: 'A friend spends a clue: “These two are 1s.” Every rocket begins with a 1.',
    plays:
      'You trust it and play them both. Two rockets take off: each climbs from 1 to 5, card by card.',
    storm:
      'A card that fits nowhere is lost and raises a storm. After the third, the night is over. Clues are few: a discard brings one back.',
    bursts:
      'With its 5 a rocket bursts. Every card that flew is a point for all of you together: here 22 of 25.',
  },
};
