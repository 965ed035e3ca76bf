import type { Lessons as LessonsOf } from '../../../../../src/lib/games/contract/screens.ts';
import { words, type LanternWords } from '../../words/index.ts';
import Lessons from './Lessons.svelte';

/** Lanterns needs no more than a sentence. */
export const lessons: LessonsOf<LanternWords> = { Lessons, words };
