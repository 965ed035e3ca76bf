/** What fits three lines of a narrow screen beside the heading, in characters. */
const SHORT = 95;
/** The log has what came before. */
const MOST = 30;

/** What an owner reads of what happened meanwhile: the newest of it counts most. */
export interface Recap {
  /** The line before the newest, where both are short. */
  readonly before: string;
  readonly newest: string;
  /** Everything, from its oldest line on. */
  readonly whole: string;
}

/** A recap of lines that tell what happened, oldest first; without a line all of it is empty. */
export function recapOf(lines: readonly string[]): Recap {
  const newest = lines.at(-1) ?? '';
  const before = lines.at(-2) ?? '';
  return {
    before: before.length + newest.length < SHORT ? before : '',
    newest,
    whole: lines.slice(-MOST).join(' '),
  };
}
