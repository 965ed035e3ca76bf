import type { SignName } from '../../../../ui/ornament/signs.ts';

export type Role = 'fire' | 'ember' | 'ash';

export type CardFace = { readonly suit: SignName; readonly rank: number };

/** One place on the table: who attacked with what, and the card Ash lays across from it. */
export type Duel = {
  readonly by: Exclude<Role, 'ash'>;
  readonly attack: CardFace;
  readonly beat: CardFace;
};

/** A step of the challenge: how many attack and beat cards lie by then, and who has just acted. */
export type ChallengeStep = {
  readonly words: 'opens' | 'answers' | 'adds' | 'trumps' | 'ends';
  readonly attacks: number;
  readonly beats: number;
  readonly acting: readonly Role[];
};

export const trump: SignName = 'frost';

/**
 * A whole challenge that shows every way to attack and to beat, in the order the cards are played.
 */
export const duels: readonly Duel[] = [
  { by: 'fire', attack: { suit: 'sun', rank: 2 }, beat: { suit: 'sun', rank: 2 } },
  { by: 'fire', attack: { suit: 'flame', rank: 2 }, beat: { suit: 'flame', rank: 4 } },
  { by: 'fire', attack: { suit: 'sun', rank: 4 }, beat: { suit: 'sun', rank: 9 } },
  { by: 'ember', attack: { suit: 'flame', rank: 4 }, beat: { suit: 'frost', rank: 2 } },
];

export const steps: readonly [ChallengeStep, ...ChallengeStep[]] = [
  { words: 'opens', attacks: 2, beats: 0, acting: ['fire'] },
  { words: 'answers', attacks: 2, beats: 2, acting: ['ash'] },
  { words: 'adds', attacks: 4, beats: 2, acting: ['fire', 'ember'] },
  { words: 'trumps', attacks: 4, beats: 4, acting: ['ash'] },
  { words: 'ends', attacks: 4, beats: 4, acting: [] },
];

/** How many cards lay there before a step: those that came with it are all others. */
export const before = (step: ChallengeStep): Pick<ChallengeStep, 'attacks' | 'beats'> =>
  steps[steps.indexOf(step) - 1] ?? { attacks: 0, beats: 0 };

/** The ranks that may be played again at a step, lowest first. */
export function ranksInPlay(step: ChallengeStep): readonly number[] {
  const attacks = duels.slice(0, step.attacks).map((duel) => duel.attack.rank);
  const beats = duels.slice(0, step.beats).map((duel) => duel.beat.rank);
  return [...new Set([...attacks, ...beats])].sort((a, b) => a - b);
}
