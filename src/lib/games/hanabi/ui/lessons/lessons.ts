import type { Lessons as LessonsOf } from '../../../contract/screens.ts';
import { words as gameWords, type HanabiWords } from '../../words/index.ts';
import { lessonWords, type LessonWords } from '../../words/lessons.ts';
import Lessons from './Lessons.svelte';

/** What lessons say: their own sentences, and those of the game that they teach. */
export interface WordsOfLessons {
  readonly game: HanabiWords;
  readonly lessons: LessonWords;
}

/** Hanabi, learnt by playing. */
export const lessons: LessonsOf<WordsOfLessons> = {
  Lessons,
  words: async (language) => {
    const [game, own] = await Promise.all([gameWords(language), lessonWords(language)]);
    return { game, lessons: own };
  },
};
