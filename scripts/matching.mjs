/** What of the checks is called by a word that somebody gave to `npm test`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** @typedef {import('./steps.mjs').Check} Check */
/** @typedef {(command: string[]) => Promise<{ ok: boolean, output: string }>} Ask */

const includes = (/** @type {string} */ text, /** @type {string} */ word) =>
  text.toLowerCase().includes(word.toLowerCase());

/** A pattern that fits exactly this text, as both runners read one. */
const pattern = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A check cut down to what the word names: all of it where its own name has the word in it, else
 * those of its tests whose file or title has.
 *
 * @param {Check} check
 * @param {string} word
 * @param {Ask} ask runs a tool, to hear from it which tests there are
 * @returns {Promise<Check | null>} null where nothing is called so
 */
export async function cutDown(check, word, ask) {
  if (includes(check.name, word)) return check;
  const [command] = check.commands;
  if (!check.runner || !command) return null;
  const more = await (check.runner === 'vitest' ? inVitest : inPlaywright)(command, word, ask);
  return more && { ...check, commands: [[...command, ...more]] };
}

/**
 * Files by their path; where there is none, tests by their title. @returns {Promise<string[] |
 * null>} arguments
 */
async function inVitest(
  /** @type {string[]} */ [tool = '', , ...options],
  /** @type {string} */ word,
  /** @type {Ask} */ ask,
) {
  // Not everything is set up by the project's own file.
  const at = options.indexOf('--config');
  const list = [tool, 'list', ...(at < 0 ? [] : options.slice(at, at + 2))];
  const { ok, output } = await ask([...list, '--filesOnly']);
  // Whatever is wrong is shown by the run itself.
  if (!ok) return ['-t', pattern(word)];
  // Where there are several projects, each line begins with the name of its own.
  const lines = output.split('\n').map((line) => line.replace(/^\[[^\]]*\] /, ''));
  const files = lines.filter((line) => line.endsWith('.test.ts'));
  const named = files.filter((file) => includes(file, word));
  if (named.length > 0) return named;
  const mentioning = files.filter((file) => includes(readFileSync(join(root, file), 'utf8'), word));
  if (mentioning.length === 0) return null;
  const titled = [...mentioning, '-t', pattern(word)];
  const listed = await ask([...list, ...titled]);
  return listed.ok && !listed.output.includes(' > ') ? null : titled;
}

/** Tests whose file or title fits. @returns {Promise<string[] | null>} arguments */
async function inPlaywright(
  /** @type {string[]} */ command,
  /** @type {string} */ word,
  /** @type {Ask} */ ask,
) {
  const titled = ['-g', pattern(word)];
  const { output } = await ask([...command, '--list', ...titled]);
  // As above, where anything else is wrong.
  return output.includes('No tests found') ? null : titled;
}
