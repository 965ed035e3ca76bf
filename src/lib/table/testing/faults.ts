import type { GameTypes } from '../../games/contract/rules.ts';
import type { Step } from '../commit.ts';
import type { Desk } from '../desk.ts';
import type { Input } from '../step.ts';
import { machineFor, type Machine } from './evening.ts';
import type { Prompt } from '../public.ts';

/** A fault planted on purpose, and what the checks must say about it. */
export interface Broken<G extends GameTypes> {
  readonly fault: string;
  readonly machine: Machine<G>;
  readonly flaw: RegExp;
  /** A walk that meets it soon, where the first ones do not: the search begins there. */
  readonly seed?: number;
}

/** The real machine with every step that succeeds changed. */
export function after<G extends GameTypes>(
  change: (step: Step<G>, before: Desk<G>, input: Input<G>) => Step<G>,
): Machine<G> {
  const real = machineFor<G>();
  return {
    ...real,
    step(desk, input) {
      const result = real.step(desk, input);
      return result.ok ? { ok: true, value: change(result.value, desk, input) } : result;
    },
  };
}

/** A step that leads to another desk. */
export const withDesk = <G extends GameTypes>(
  { desk, entries }: Step<G>,
  change: Partial<Desk<G>>,
): Step<G> => ({ desk: { ...desk, ...change }, entries });

/** The real machine with another prompt. */
export const withPrompt = <G extends GameTypes>(
  change: (prompt: Prompt, desk: Desk<G>) => Prompt,
): Machine<G> => {
  const real = machineFor<G>();
  return { ...real, promptOf: (desk) => change(real.promptOf(desk), desk) };
};
