import * as v from 'valibot';
import { failure, success, type Result } from '../core/result.ts';
import type { Expected, Path, ShapeProblem } from './problem.ts';
import type { JsonObject } from './upgrade.ts';

/**
 * Whether a JSON value is an object. Lists are not, though a schema of objects would take an empty
 * one.
 */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The object at `path` as its schema returns it, or the first thing that is wrong with it. Stops
 * there: a hostile text could hold half a million faults.
 */
export function checkObject<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
  path: Path,
): Result<Value, ShapeProblem> {
  if (!isObject(value))
    return failure({ code: 'wrongValue', path, expected: { kind: 'object' }, received: value });
  const checked = v.safeParse(schema, value, { abortEarly: true });
  return checked.success ? success(checked.output) : failure(problemOf(checked.issues[0], path));
}

function problemOf(issue: v.BaseIssue<unknown>, path: Path): ShapeProblem {
  const inner = issue.path?.map(({ key }) => key as string | number) ?? [];
  const at = [...path, ...inner];
  const last = issue.path?.at(-1);
  if (last?.origin === 'key')
    return {
      code: issue.expected === 'never' ? 'unknownKey' : 'missingKey',
      path: at.slice(0, -1),
      key: String(last.key),
    };
  // What kind of object it is stands in one of its keys, and that key is missing: JSON itself knows
  // no `undefined`.
  if (last && last.value === undefined)
    return { code: 'missingKey', path: at.slice(0, -1), key: String(last.key) };
  return { code: 'wrongValue', path: at, expected: expectedBy(issue), received: issue.input };
}

const KINDS: Readonly<Record<string, Exclude<Expected, { kind: 'oneOf' | 'atLeast' | 'atMost' }>>> =
  {
    strict_object: { kind: 'object' },
    array: { kind: 'list' },
    string: { kind: 'text' },
    number: { kind: 'number' },
    safe_integer: { kind: 'wholeNumber' },
    boolean: { kind: 'yesNo' },
  };

function expectedBy({ type, expected, requirement }: v.BaseIssue<unknown>): Expected {
  if (type === 'picklist' || type === 'literal' || type === 'variant')
    return { kind: 'oneOf', values: valuesIn(expected ?? '') };
  if (type === 'min_value') return { kind: 'atLeast', bound: Number(requirement) };
  if (type === 'max_value') return { kind: 'atMost', bound: Number(requirement) };
  return KINDS[type] ?? { kind: 'other' };
}

/** The schema's own list, `("face" | "value")`, in parts. None of the values has a bar in it. */
const valuesIn = (expected: string): readonly string[] =>
  expected.replace(/^\(|\)$/g, '').split(' | ');
