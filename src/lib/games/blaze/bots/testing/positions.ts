import { ADDING } from './lessons/adding.ts';
import { ANSWERING } from './lessons/answering.ts';
import { BETTING } from './lessons/betting.ts';
import type { Lesson } from './lessons/lesson.ts';
import { OPENING } from './lessons/opening.ts';

/** Positions made by hand, over all roles and phases. */
export const LESSONS: readonly Lesson[] = [...OPENING, ...ADDING, ...ANSWERING, ...BETTING];
