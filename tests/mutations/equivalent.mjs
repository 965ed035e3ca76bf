/** Mutants that change nothing anybody could notice, each with the reason: no test can tell them. */

/**
 * @typedef {object} Equivalent
 * @property {string} file from the root of the project
 * @property {string} code some of the line the mutant begins in
 * @property {string} [into] what it is replaced by; any replacement, where this is not said
 * @property {string} because
 */

/** @type {readonly Equivalent[]} */
export const EQUIVALENT = [];
