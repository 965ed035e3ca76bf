import { openRecord } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { walk } from '../../src/lib/record/replay.ts';
import { rulesById } from './games.ts';
import { readInput } from './input.ts';
import { faultWords, inputWords } from './words.ts';

/** Where a command prints whole lines. */
export interface Output {
  readonly line: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Prints what comes of one file; says whether all is well with it. */
export type Command = (file: string, output: Output) => Promise<boolean>;

/** What `verify` says of a file; with a good record the game's outcome follows. */
type Verdict =
  | { readonly ok: true; readonly moves: number }
  | { readonly ok: false; readonly move: number | null; readonly error: string };

/** Prints one line: how the game of a record stands, or its first bad move and why. */
export const verify: Command = async (file, { line }) => {
  const verdict = await judge(file);
  line(JSON.stringify(verdict));
  return verdict.ok;
};

async function judge(file: string): Promise<Verdict> {
  const input = await readInput(file);
  if (!input.ok) return { ok: false, move: null, error: inputWords(input.problem) };
  const played = readRecord(input.value, rulesById);
  if (!played.ok)
    return { ok: false, move: played.problem.move, error: faultWords(played.problem) };
  const { game, record, last } = played.value;
  return { ok: true, moves: record.moves.length, ...game.outcome(last.state) };
}

/**
 * Prints a line for the start and one after each move; the reason for stopping early goes to
 * `error`.
 */
export const trace: Command = async (file, { line, error }) => {
  const fail = (reason: string): false => {
    error(`${file}: ${reason}`);
    return false;
  };
  const input = await readInput(file);
  if (!input.ok) return fail(inputWords(input.problem));
  const opened = openRecord(input.value, rulesById);
  if (!opened.ok) return fail(faultWords({ move: null, problem: opened.problem }));
  const { game } = opened.value;
  for (const step of walk(opened.value)) {
    if (!step.ok) return fail(faultWords(step.problem));
    const { number, state } = step.value;
    line(JSON.stringify({ move: number, ...game.trace(state) }));
  }
  return true;
};
