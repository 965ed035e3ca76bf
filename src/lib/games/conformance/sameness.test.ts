import { describe, expect, it } from 'vitest';
import { difference } from './sameness.ts';

describe('the difference of two values', () => {
  it('is none where they are built alike', () => {
    expect(difference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  });

  it('is the path to where they part', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b');
    expect(difference([1], [1, 2])).toBe('1');
    expect(difference(1, 2)).toBe('all of it');
  });

  it('knows a missing field from an undefined one, a list from an object, 0 from -0', () => {
    expect(difference({ a: undefined }, {})).toBe('a');
    expect(difference({ a: [] }, { a: {} })).toBe('a');
    expect(difference({ a: 0 }, { a: -0 })).toBe('a');
  });

  it('minds the order of fields, which a reader could tell', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe('the order of fields');
  });
});
