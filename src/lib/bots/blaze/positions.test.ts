import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { faceOf, type Card } from '../../games/blaze/cards.ts';
import { makeKnown } from '../../games/blaze/hands.ts';
import { moveWord } from '../../games/blaze/moves.ts';
import type { BlazeState } from '../../games/blaze/state.ts';
import { playWords } from '../../games/blaze/testing/by-word.ts';
import { position } from '../../games/blaze/testing/position.ts';
import { view } from '../../games/blaze/view.ts';
import { bonfire } from './bonfire/bonfire.ts';
import type { Lesson } from './testing/lessons/lesson.ts';
import { LESSONS } from './testing/positions.ts';

const ITERATIONS = 4_000;

function momentOf(lesson: Lesson): BlazeState {
  const s = position(lesson.position);
  for (const [seat, cards] of Object.entries(lesson.known ?? {}))
    for (const card of cards.split(' ')) makeKnown(s, Number(seat), faceOf(card as Card));
  lesson.feathers?.forEach((feather, seat) => (s.feathers[seat] = feather));
  return playWords(s, ...(lesson.after ?? []));
}

describe('Bonfire knows', () => {
  it('at least forty lessons', () => expect(LESSONS.length).toBeGreaterThanOrEqual(40));

  it.each(LESSONS.map((lesson) => [lesson.why, lesson] as const))('%s', (_, lesson) => {
    const s = momentOf(lesson);
    const { move } = bonfire(view(s, s.turn), new SeededRandom(1), { iterations: ITERATIONS });
    if (lesson.right) expect(lesson.right).toContain(moveWord(move));
    if (lesson.wrong) expect(lesson.wrong).not.toContain(moveWord(move));
  });
});
