import type { LessonWords } from '../lessons.ts';

/** Words of the lessons. */
export const lessons: LessonWords = {
  title: 'Aprender Hanabi',
  alone: 'Jugar con jugadores virtuales',
  people: 'Preparar una mesa',
};
