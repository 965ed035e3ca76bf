import { MAX_CLUES } from '../../rules/rulebook.ts';
import type { HanabiView } from '../../rules/view.ts';
import type { HanabiWords } from '../../words/index.ts';

/** A part of the rules. */
export type PartId = keyof HanabiWords['rules']['parts'];

/** The parts in the order they are read in. */
export const PARTS = [
  'aim',
  'clue',
  'discard',
  'play',
  'storms',
  'five',
  'lap',
  'score',
  'device',
  'undo',
] as const satisfies readonly PartId[];

/** What of a game decides what is asked about most: everybody knows it. */
type Moment = Pick<HanabiView, 'phase' | 'clues' | 'storms' | 'lap' | 'acts'>;

/** What can be said about a moment of the game. */
export type Now = keyof HanabiWords['rules']['moments'];

/** What everybody should know just now. */
export function nowOf({ phase, clues, lap, storms }: Moment): Now {
  if (phase !== 'playing') return phase;
  if (lap !== null) return 'lap';
  if (storms === 1) return 'lastStorm';
  if (clues === 0) return 'noClues';
  return clues === MAX_CLUES ? 'allClues' : 'playing';
}

const FIRST: Readonly<Record<Now, PartId>> = {
  deal: 'aim',
  playing: 'clue',
  noClues: 'discard',
  allClues: 'clue',
  lastStorm: 'storms',
  lap: 'lap',
  over: 'score',
};

/** The part that is asked about most at a moment of the game. */
export function partFor(view: Moment): PartId {
  const last = view.acts.at(-1);
  // Whoever has just seen a card burst asks what that was.
  const isPlay = view.phase === 'playing' && last?.move.do === 'play';
  const isStorm = isPlay && 'built' in last && !last.built;
  return isStorm ? 'storms' : FIRST[nowOf(view)];
}

/** All parts, that one first. */
export function partsFor(view: Moment): readonly PartId[] {
  const first = partFor(view);
  return [first, ...PARTS.filter((part) => part !== first)];
}
