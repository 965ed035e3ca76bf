/** Words for what a table agrees on before a game. */
export const options = {
  first: {
    title: 'Who starts?',
    note: 'By the rules, the oldest. Tap who that is, or let it be drawn with the deal.',
    draw: 'Draw lots',
  },
  title: 'Rules',
  /** "as usual", "clues must match · storms leave the stacks" */
  short: (changed: readonly string[]) => (changed.length === 0 ? 'as usual' : changed.join(' · ')),
  shortEmpty: 'clues must match',
  shortStorm: 'a storm keeps the score',
  empty: 'Clues may match nothing',
  emptyNote:
    'With this, “you have no 5” is a clue, too, and clues can be given from the table, without a look at the cards.',
  storm: 'After the third storm',
  stormZero: 'all is lost',
  stormZeroNote: 'The game ends and scores 0.',
  stormStacks: 'what stands counts',
  stormStacksNote: 'The game ends and scores what the rockets have reached.',
  memory: {
    title: 'What the table remembers',
    none: 'the last clue',
    noneNote: 'All older clues are for you to remember.',
    marks: 'every clue',
    marksNote: 'Cards carry what they were pointed at as.',
    deductions: 'what follows, too',
    deductionsNote: 'It shows what each card can still be, and which copies are the last (!).',
    short: { none: 'only the last clue is kept', deductions: 'the table thinks along' },
  },
};
