/** Words of the challenge on the home page, step by step. */
export const walk = {
  table: 'The cards on the table',
  attack: 'Attack',
  beat: 'Beaten by',
  trump: 'Trump',
  ranks: 'In play',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  again: 'From the start',
  card: (rank: number, suit: string) => `${suit} ${rank}`,
  suits: { flame: 'Flame', sun: 'Sun', frost: 'Frost' },
  roles: { fire: 'Fire', ember: 'Ember', ash: 'Ash' },
  steps: {
    opens:
      'Fire opens with any card and may lay more of its number at once: here two 2s. Ash holds five cards, so at most five attacks can come.',
    answers:
      'Ash answers each card in its own suit, as high or higher. The 2 of Sun holds a 2, the 4 of Flame is more than enough.',
    adds: 'Now 2s and 4s are in play, so they may come again. Fire adds a 4, and Ember another.',
    trumps:
      'A 9 holds the 4 of Sun. For the 4 of Flame a 2 of Frost will do: Frost is trump, and trump beats every other suit.',
    ends: 'Nobody adds more: the cards go away, all three draw up to five, and Ash leads next. Had Ash given up, Ash would take every card, and Ember would lead.',
  },
};
