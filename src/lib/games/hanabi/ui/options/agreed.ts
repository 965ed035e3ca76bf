import type { HanabiOptions, Memory } from '../../rules/options.ts';

/** What a table has chosen of the rules. */
export interface Agreed {
  readonly emptyClues: boolean;
  readonly stormScore: 'zero' | 'stacks';
  readonly memory: Memory;
}

/** What was kept, whatever it was: the usual for what is left out or unknown. */
export function agreedOf(kept: object): Agreed {
  const { emptyClues, stormScore, memory } = kept as Record<string, unknown>;
  return {
    emptyClues: emptyClues !== false,
    stormScore: stormScore === 'stacks' ? stormScore : 'zero',
    memory: memory === 'none' || memory === 'deductions' ? memory : 'marks',
  };
}

/** The options of a record: what differs from the usual. */
export function optionsOf(kept: object): HanabiOptions {
  const { emptyClues, stormScore, memory } = agreedOf(kept);
  return {
    ...(emptyClues ? {} : { emptyClues }),
    ...(stormScore === 'zero' ? {} : { stormScore }),
    ...(memory === 'marks' ? {} : { memory }),
  };
}
