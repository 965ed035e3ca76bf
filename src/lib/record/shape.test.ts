import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkObject } from './shape.ts';

const schema = v.strictObject({
  do: v.literal('pass'),
  size: v.picklist(['small', 'large']),
  count: v.pipe(v.number(), v.minValue(1), v.maxValue(3)),
});

const GOOD = { do: 'pass', size: 'small', count: 2 };

describe('what is wrong with a value', () => {
  it.each([
    ['the only value there is', { do: 'play' }, { kind: 'oneOf', values: ['"pass"'] }],
    ['the values there are', { size: 7 }, { kind: 'oneOf', values: ['"small"', '"large"'] }],
    ['the least', { count: 0 }, { kind: 'atLeast', bound: 1 }],
    ['the most', { count: 4 }, { kind: 'atMost', bound: 3 }],
  ])('comes with %s', (_, wrong, expected) => {
    const [[key, received] = []] = Object.entries(wrong);
    expect(checkObject(schema, { ...GOOD, ...wrong }, ['moves', 2])).toEqual({
      ok: false,
      problem: { code: 'wrongValue', path: ['moves', 2, key], expected, received },
    });
  });
});
