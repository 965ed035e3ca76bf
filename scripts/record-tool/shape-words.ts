import { never } from '../../src/lib/core/assert.ts';
import type { Expected, ShapeProblem } from '../../src/lib/record/problem.ts';
import { listed, placeOf, quoted, shown } from './shown.ts';

/** What has the wrong shape and where, as one sentence. */
export function shapeWords(problem: ShapeProblem): string {
  const place = placeOf(problem.path);
  const at = place === '' ? '' : `${place}: `;
  switch (problem.code) {
    case 'unknownKey':
      return `${at}the key ${quoted(problem.key)} is not known here.`;
    case 'missingKey':
      return `${at}the key ${quoted(problem.key)} is missing.`;
    case 'wrongValue':
      return `${at}${shown(problem.received)} where ${expectedWords(problem.expected)} is expected.`;
    default:
      return never(problem);
  }
}

const KINDS = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  number: 'a number',
  wholeNumber: 'a whole number',
  yesNo: 'true or false',
  other: 'something else',
} as const;

/** Longer lists of values, as that of all cards, are only counted. */
const MOST_LISTED = 8;

function expectedWords(expected: Expected): string {
  switch (expected.kind) {
    case 'oneOf':
      return expected.values.length > MOST_LISTED
        ? `one of ${expected.values.length} values from ${expected.values[0]!} to ${expected.values.at(-1)!}`
        : listed(expected.values, 'or');
    case 'atLeast':
      return `${expected.bound} or more`;
    case 'atMost':
      return `${expected.bound} or less`;
    case 'object':
    case 'list':
    case 'text':
    case 'number':
    case 'wholeNumber':
    case 'yesNo':
    case 'other':
      return KINDS[expected.kind];
    default:
      return never(expected);
  }
}
