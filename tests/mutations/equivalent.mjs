/** Mutants that change nothing anybody could notice, each with the reason: no test can tell them. */

/**
 * @typedef {object} Equivalent
 * @property {string} file from the root of the project
 * @property {string} code some of the line the mutant begins in
 * @property {string} [into] what it is replaced by; any replacement, where this is not said
 * @property {string} because
 */

/** @type {readonly Equivalent[]} */
export const EQUIVALENT = [
  {
    file: 'src/lib/record/open.ts',
    code: "error instanceof Error ? error.message : ''",
    into: '"Stryker was here!"',
    because: 'what JSON.parse throws is always an Error; the other branch is for the compiler',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: 'issue.path?.map(',
    into: '["Stryker was here"]',
    because: 'a value that is no object is refused before, so every issue has a path',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: "valuesIn(expected ?? '')",
    into: '"Stryker was here!"',
    because: 'a schema that lists values always tells what it expects',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: "KINDS[type] ?? { kind: 'other' }",
    because: 'no schema of a record or a game has a kind that is not listed',
  },
];
