/** What explains itself where it first happens. */
export const explained = {
  storm:
    'A card that fits nowhere raises a storm and costs a storm token. The third storm ends the game.',
  clueBack: 'A rocket that bursts brings a clue token back, unless all eight are there.',
  lastLap: 'The last card is drawn: everybody has one more turn, and then the score is counted.',
};

/** The rules, in short. */
export const rules = [
  'Everybody sees all the cards but their own. Together you build five rockets, one in each colour, from 1 to 5.',
  'In turn you do one of three things: give a clue, discard a card, or play one.',
  'A clue costs a clue token. It goes to one other player and names a colour or a number; every card of theirs that matches is pointed at.',
  'A discard brings a clue token back. While all eight are there, nobody discards.',
  'A card that is played climbs its rocket if it is the next number. If it is not, it is lost, and so is a storm token. A 5 brings a clue token back.',
  'The game ends with all five rockets, with the third storm, or one turn each after the last card is drawn. The score is the cards on the rockets; after the third storm it is 0.',
];
