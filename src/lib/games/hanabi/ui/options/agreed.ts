import type { HanabiOptions } from '../../rules/options.ts';
import { memoryOf, type Memory } from './memory.ts';

/** What a table has agreed on: rules, and what it remembers for people. */
export interface Agreed {
  readonly emptyClues: boolean;
  readonly stormScore: 'zero' | 'stacks';
  readonly memory: Memory;
}

/** What was kept, whatever it was: the usual for what is left out or unknown. */
export function agreedOf(kept: object): Agreed {
  const { emptyClues, stormScore } = kept as Record<string, unknown>;
  return {
    emptyClues: emptyClues !== false,
    stormScore: stormScore === 'stacks' ? stormScore : 'zero',
    memory: memoryOf(kept),
  };
}

/** The options of a record: the rules that differ from the usual. */
export function optionsOf(kept: object): HanabiOptions {
  const { emptyClues, stormScore } = agreedOf(kept);
  return {
    ...(emptyClues ? {} : { emptyClues }),
    ...(stormScore === 'zero' ? {} : { stormScore }),
  };
}

/** What is kept with a game and stands in no record. */
export const settingsOf = (kept: object): { readonly memory: Memory } => ({
  memory: memoryOf(kept),
});
