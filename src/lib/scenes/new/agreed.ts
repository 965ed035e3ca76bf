import type { AnyKit } from '../../games/contract/kit.ts';

/**
 * What a table plays by that has agreed on this earlier: the rules of its game, and what is none.
 */
export const agreedOn = (kit: Pick<AnyKit, 'optionsOf' | 'settingsOf'>, kept: object): object => ({
  ...kit.optionsOf(kept),
  ...kit.settingsOf(kept),
});
