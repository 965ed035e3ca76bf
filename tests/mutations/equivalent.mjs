/**
 * Mutants that change nothing anybody could notice, each with the reason: no test can tell them.
 */

/**
 * @typedef {object} Equivalent
 * @property {string} file from the root of the project
 * @property {string} code some of the line the mutant begins in
 * @property {string} [from] what of that is replaced; whatever it is, where this is not said
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
  {
    file: 'src/lib/record/open.ts',
    code: "typeof version !== 'number' || !Number.isSafeInteger(version)",
    from: "typeof version !== 'number'",
    into: 'false',
    because: 'for the compiler: what is no number is no safe integer either',
  },
  {
    file: 'src/lib/record/replay.ts',
    code: "problem.code === 'wrongValue' &&",
    from: "problem.code === 'wrongValue'",
    into: 'true',
    because: 'for the compiler: no other problem tells of something received',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: 'issue.path?.map(',
    from: 'issue.path?.map',
    because:
      'for the compiler: a value that is no object is refused before, so every issue has a path',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: 'issue.path?.at(-1)',
    from: 'issue.path?.at',
    because:
      'for the compiler: a value that is no object is refused before, so every issue has a path',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: "last?.origin === 'key'",
    from: 'last?.origin',
    because: 'for the compiler: every issue has a path, and no path is empty',
  },
  {
    file: 'src/lib/record/shape.ts',
    code: 'expected.replace(/^\\(|\\)$/g',
    from: '/^\\(|\\)$/g',
    because: 'no value of a schema has a parenthesis in it',
  },
  {
    file: 'src/lib/record/read.ts',
    code: "assert(last !== undefined, 'a walk gives the start')",
    from: 'last !== undefined',
    into: 'true',
    because: 'for the compiler: a walk always gives the start',
  },
  {
    file: 'src/lib/record/read.ts',
    code: "assert(last !== undefined, 'a walk gives the start')",
    from: "'a walk gives the start'",
    because: 'for the compiler: a walk always gives the start',
  },
  {
    file: 'src/lib/storage/connection.ts',
    code: 'const timers: ReturnType<typeof setTimeout>[] = []',
    from: '[]',
    into: '["Stryker was here"]',
    because: 'no timer has that name, and to clear what is no timer does nothing',
  },
  {
    file: 'src/lib/storage/schemas.ts',
    code: 'game.head.seats[seat]?.bot',
    from: 'game.head.seats[seat]?.bot',
    because: 'for the compiler: there are as many people as seats, or it is not looked at',
  },
];
