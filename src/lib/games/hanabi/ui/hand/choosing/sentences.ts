import type { Person } from '../../../../../core/people.ts';
import type { HanabiView } from '../../../rules/view.ts';
import type { HanabiWords } from '../../../words/index.ts';
import { isRuledOut, isTold, type Knowledge } from '../known/aid.ts';
import type { Spot } from '../hands/spots.ts';

/** What the sentence below the hands hangs on. */
export interface Situation {
  readonly words: HanabiWords;
  readonly people: readonly Person[];
  readonly view: HanabiView;
  /** The card that is looked at, and what its owner knows of it. */
  readonly picked: Spot | null;
  readonly known: Knowledge | null;
}

/** Whose turn it is, or what the game waits for. */
export function taskOf({ words, people, view }: Omit<Situation, 'picked' | 'known'>): string {
  const { task } = words.hand;
  if (view.turn === null) return view.phase === 'over' ? task.over : task.waits;
  return view.turn === view.viewer ? task.turn : task.of(people[view.turn]?.name ?? '');
}

/** What is known of the card that is looked at; or what can be done. */
export function sentencesOf({ words, people, view, picked, known }: Situation): string {
  const { knows, say } = words.hand;
  if (!picked || !known) {
    if (view.turn !== view.viewer) return say.watch;
    return view.clues > 0 ? say.pick : say.noClue;
  }
  const { color, rank, not, forgets, could } = known;
  const isOwn = picked.seat === view.viewer;
  const name = people[picked.seat]?.name ?? '';
  const slot = words.cards.slot(picked.slot);
  // All the rest is to be seen below it.
  if (could) return knows.canBe(isOwn ? null : name, slot);
  const [told, isNot] = [isTold(known), isRuledOut(known)];
  if (forgets && !told) return words.options.memory.noneNote;
  const what = [
    told && knows.is(color, rank),
    isNot && knows.not(not.colors, not.ranks),
    !told && !isNot && knows.nothing,
  ].filter((part) => part !== false);
  return isOwn ? knows.own(slot, what) : knows.other(name, slot, what);
}
