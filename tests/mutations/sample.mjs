/** Which mutants a run tries: a seeded part of all, and none of those that change nothing. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, env } from 'node:process';
import { EQUIVALENT } from './equivalent.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} fileName
 * @property {{ start: Place, end: Place }} location from 0
 * @property {string} mutatorName
 * @property {string} [replacement]
 */

/** @typedef {{ line: number, column: number }} Place */

/** Why a mutant is not tried. */
export const LEFT_OUT = 'not in the sample';

/**
 * @param {Mutant} mutant its file named from the root of the project
 * @param {string} line the line of the source it begins in
 * @param {{ seed: number, share: number }} sample
 * @returns {string | null} why it is not tried, or null where it is
 */
export function reasonToSkip(mutant, line, { seed, share }) {
  const { fileName, location, mutatorName, replacement } = mutant;
  const { start, end } = location;
  const replaced = start.line === end.line ? line.slice(start.column, end.column) : null;
  const known = EQUIVALENT.find(
    ({ file, code, from, into }) =>
      file === fileName &&
      line.includes(code) &&
      (from === undefined || from === replaced) &&
      (into === undefined || into === replacement),
  );
  if (known) return `changes nothing: ${known.because}`;
  const key = [seed, fileName, start.line, start.column, end.line, end.column, mutatorName];
  const hash = createHash('sha256')
    .update(JSON.stringify([...key, replacement ?? null]))
    .digest();
  return hash.readUInt32BE() / 2 ** 32 < share ? null : LEFT_OUT;
}

/** Stryker asks a checker before it tries a mutant. */
class Sample {
  /** @type {readonly string[]} */
  static inject = [];

  /** @type {Map<string, string[]>} */
  #sources = new Map();

  async init() {}

  /** @param {(Mutant & { id: string })[]} mutants */
  async check(mutants) {
    const sample = { seed: Number(env['MUTATION_SEED']), share: Number(env['MUTATION_SHARE']) };
    return Object.fromEntries(
      mutants.map(({ id, ...mutant }) => {
        const fileName = relative(cwd(), mutant.fileName).replace(/^.*?src\//, 'src/');
        const line = this.#lineOf(mutant.fileName, mutant.location.start.line);
        const reason = reasonToSkip({ ...mutant, fileName }, line, sample);
        return [id, reason === null ? { status: 'passed' } : { status: 'compileError', reason }];
      }),
    );
  }

  /** @param {(Mutant & { id: string })[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /**
   * @param {string} file
   * @param {number} number from 0
   */
  #lineOf(file, number) {
    const lines = this.#sources.get(file) ?? readFileSync(file, 'utf8').split('\n');
    this.#sources.set(file, lines);
    return lines[number] ?? '';
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
