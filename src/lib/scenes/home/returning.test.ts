import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberReturning } from './returning.ts';

let kept: Map<string, string>;
let isReturning: boolean | null;

beforeEach(() => {
  kept = new Map();
  isReturning = null;
  const toggleAttribute = (name: string, on: boolean) => {
    expect(name).toBe('data-returning');
    isReturning = on;
  };
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('whoever comes back', () => {
  it('is known before the page is painted, by what app.html reads, until nothing is saved', () => {
    rememberReturning(true);
    expect([isReturning, [...kept]]).toEqual([true, [['fireside.returning', 'yes']]]);
    rememberReturning(false);
    expect([isReturning, kept.get('fireside.returning')]).toEqual([false, '']);
  });

  it('is told apart on this page, where the browser keeps nothing', () => {
    const refuses = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: refuses });
    rememberReturning(true);
    expect(isReturning).toBe(true);
    rememberReturning(false);
    expect(isReturning).toBe(false);
  });
});
