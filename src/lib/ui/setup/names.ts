import type { Result } from '../../core/result.ts';
import type { Words } from '../../i18n/words.ts';

/** Why a name cannot stand, in the codes there are words for. */
export type NameTrouble = Parameters<Words['setup']['people']['trouble']>[0];
type NameProblem = Exclude<NameTrouble, { readonly code: 'same' }>;

/** What makes a text a name, and when two of them look the same. */
export interface NameRules {
  readonly read: (text: string) => Result<string, NameProblem>;
  readonly key: (name: string) => string;
}

/** What is wrong with each name, by seat. Of two that look the same it is the later one. */
export function nameTroubles(
  names: readonly string[],
  rules: NameRules,
): readonly (NameTrouble | null)[] {
  const seen = new Map<string, string>();
  return names.map((text) => {
    const read = rules.read(text);
    if (!read.ok) return read.problem;
    const as = seen.get(rules.key(read.value));
    if (as !== undefined) return { code: 'same', as };
    seen.set(rules.key(read.value), read.value);
    return null;
  });
}
