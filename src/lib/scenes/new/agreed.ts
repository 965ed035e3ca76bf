import type { AnyKit } from '../../games/contract/kit.ts';

/** What an earlier table has agreed on, and for which game. */
export interface Agreed {
  readonly game: string;
  readonly options: object;
}

/**
 * What a game begins with at such a table: the rules, and what is none. Without an earlier table,
 * or where that one was of another game, these are the usual ones.
 */
export function agreedOn(
  kit: Pick<AnyKit, 'rules' | 'usual' | 'optionsOf' | 'settingsOf'>,
  earlier: Agreed | null,
): object {
  const kept = earlier?.game === kit.rules.id ? earlier.options : kit.usual;
  return { ...kit.optionsOf(kept), ...kit.settingsOf(kept) };
}
