import type { GameTypes } from '../../games/contract/rules.ts';
import type { Step } from '../commit.ts';
import type { Desk } from '../desk.ts';
import type { Input } from '../step.ts';
import type { Prompt } from '../public.ts';

/**
 * An input that changed something: the desk and what it told before and after, and what was written
 * down.
 */
export interface Change<G extends GameTypes> extends Step<G> {
  readonly before: Desk<G>;
  readonly promptBefore: Prompt;
  readonly input: Input<G>;
  readonly prompt: Prompt;
}

/** The first flaw of several, or null. */
export const firstFlaw = (...flaws: readonly (string | null)[]): string | null =>
  flaws.find((flaw) => flaw !== null) ?? null;

/** `flaw` where it is one. */
export const flawIf = (isFlaw: boolean, flaw: string): string | null => (isFlaw ? flaw : null);
