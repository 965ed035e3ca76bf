/**
 * How much of what was told the table remembers for people. `none`: the last clue. `marks`: what
 * each card was pointed at as, and what it is known not to be. `deductions`: also what it can still
 * be, and which copies are the last. A matter of screens: no rule hangs on it.
 */
const MEMORIES = ['none', 'marks', 'deductions'] as const;

export type Memory = (typeof MEMORIES)[number];

/** What a table has agreed on, whatever was kept of it; the usual where that is unknown. */
export function memoryOf(settings: object): Memory {
  const { memory } = settings as Record<string, unknown>;
  return MEMORIES.find((one) => one === memory) ?? 'marks';
}
