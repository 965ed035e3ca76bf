import { SeededRandom } from '../../../../../core/random.ts';
import { faceOf, type Card } from '../../../rules/cards.ts';
import { makeKnown } from '../../../rules/hands.ts';
import { moveWord } from '../../../rules/moves.ts';
import type { BlazeState } from '../../../rules/state.ts';
import { playWords } from '../../../rules/testing/by-word.ts';
import { position } from '../../../rules/testing/position.ts';
import { view } from '../../../rules/view.ts';
import { bonfire } from '../../bonfire/bonfire.ts';
import type { Lesson } from './lesson.ts';

function momentOf(lesson: Lesson): BlazeState {
  const s = position(lesson.position);
  for (const [seat, cards] of Object.entries(lesson.known ?? {}))
    for (const card of cards.split(' ')) makeKnown(s, Number(seat), faceOf(card as Card));
  lesson.feathers?.forEach((feather, seat) => (s.feathers[seat] = feather));
  return playWords(s, ...(lesson.after ?? []));
}

/**
 * What Bonfire does wrong in the moment of a lesson, thinking so long; null where it knows the
 * lesson.
 */
export function mistakeIn(lesson: Lesson, iterations: number): string | null {
  const s = momentOf(lesson);
  const { move } = bonfire(view(s, s.turn), new SeededRandom(1), { iterations });
  const word = moveWord(move);
  const right = lesson.right?.includes(word) ?? true;
  return right && !lesson.wrong?.includes(word) ? null : `${lesson.why}: ${word}`;
}
