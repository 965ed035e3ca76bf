import { describe, expect, it } from 'vitest';
import { mistakeIn } from './testing/lessons/taught.ts';
import { LESSONS } from './testing/positions.ts';

/** Fewer than in a game: what it knows, it knows soon. */
const ITERATIONS = 1_000;

describe('Bonfire knows', () => {
  it('at least forty lessons', () => expect(LESSONS.length).toBeGreaterThanOrEqual(40));

  it.each(LESSONS)('$why', (lesson) => expect(mistakeIn(lesson, ITERATIONS)).toBeNull());
});
