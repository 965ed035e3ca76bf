/** Words for what a table agrees on before a game. */
export const options = {
  first: {
    title: 'Who opens as Fire?',
    note: 'By the rules, the youngest. Tap who that is, or let it be drawn with the deal.',
    draw: 'Draw lots',
  },
  title: 'Rules',
  /** "Second, 2021 · with betting" */
  short: (edition: string, betting: boolean, changed: number) => {
    const house = changed === 1 ? '1 house rule' : `${changed} house rules`;
    const parts = [edition, betting ? 'with betting' : 'no betting'];
    return [...parts, ...(changed > 0 ? [house] : [])].join(' · ');
  },
  edition: 'Edition',
  '2021': 'Second, 2021',
  classic: 'Classic',
  differences: 'Where the editions differ',
  same: 'With these players both play alike.',
  feathers: (round: number) => `Feathers, round ${round}`,
  last: 'Last with cards',
  lastGets: 'takes the last feather',
  lastGetsNone: 'no feather',
  trump: 'Trump card',
  trumpStays: 'only shows the suit',
  trumpDrawn: 'is drawn last',
  tie: 'A tie goes to',
  tieBets: 'most bet points',
  tieFeather: 'the feather of round 2',
  betting: 'Betting',
  bettingNote: 'Before the burn phase each player secretly bets who will be last with cards.',
  house: 'House rules',
  changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  reset: 'Back to the usual rules',
  firebird: 'A Firebird that beats counts as 0',
  firebirdNote:
    'Usually it lets Firebirds be added, as every card does with its number. With this, it lets none be added.',
  drawTrump: 'The trump card is drawn, too',
  drawTrumpNote: 'It lies under the deck and goes to whoever draws last.',
};
