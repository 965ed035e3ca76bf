import type { HanabiOptions } from '../../rules/options.ts';
import { switchesFor, type Switches } from '../../rules/rulebook.ts';
import { memoryOf, type Memory } from './memory.ts';

/** What a table has agreed on: rules, and what it remembers for people. */
export interface Agreed extends Switches {
  readonly memory: Memory;
}

const USUAL = switchesFor({});

/** What was kept, whatever it was: the usual for what is left out or unknown. */
export function agreedOf(kept: object): Agreed {
  const { emptyClues, stormScore } = kept as Record<string, unknown>;
  return {
    emptyClues: typeof emptyClues === 'boolean' ? emptyClues : USUAL.emptyClues,
    stormScore: stormScore === 'stacks' || stormScore === 'zero' ? stormScore : USUAL.stormScore,
    memory: memoryOf(kept),
  };
}

/** The options of a record: the rules that differ from the usual. */
export function optionsOf(kept: object): HanabiOptions {
  const { emptyClues, stormScore } = agreedOf(kept);
  return {
    ...(emptyClues === USUAL.emptyClues ? {} : { emptyClues }),
    ...(stormScore === USUAL.stormScore ? {} : { stormScore }),
  };
}

/** What is kept with a game and stands in no record. */
export const settingsOf = (kept: object): { readonly memory: Memory } => ({
  memory: memoryOf(kept),
});
