/** Words of the lessons. */
export const lessons = {
  title: 'Learn Hanabi',
  alone: 'Play with computer players',
  people: 'Set up a table',
};
