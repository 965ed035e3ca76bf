import { describe, expect, it } from 'vitest';
import { assert, never } from './assert.ts';
import { failure, success } from './result.ts';

describe('a promise of the program', () => {
  it('stops it when broken, and says which', () => {
    expect(() => assert(false, 'cards have faces')).toThrow('Broken promise: cards have faces');
    expect(() => assert(0, 'there is one')).toThrow('Broken promise');
    expect(() => never('other' as never)).toThrow('no such case: other');
  });

  it('goes unnoticed when kept', () => {
    expect(() => assert(true, 'cards have faces')).not.toThrow();
  });
});

describe('a result', () => {
  it('is a value or a problem', () => {
    expect(success(3)).toEqual({ ok: true, value: 3 });
    expect(failure('late')).toEqual({ ok: false, problem: 'late' });
  });
});
