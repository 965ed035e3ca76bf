import type { Result } from '../../core/result.ts';
import type { GameTypes } from '../../games/game.ts';
import type { Step } from '../commit.ts';
import type { Desk } from '../desk.ts';
import type { Prompt } from '../prompt.ts';
import type { Input, StepRefusal } from '../step.ts';

/** One input at a desk and what came of it. */
export interface Happening<G extends GameTypes> {
  readonly before: Desk<G>;
  readonly promptBefore: Prompt;
  readonly input: Input<G>;
  readonly result: Result<Step<G>, StepRefusal<G>>;
}

/** A happening that changed something. */
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
