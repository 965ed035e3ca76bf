import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { people, setup } from '../../shelf/testing/shelf.ts';
import { keepLeft, leftAt } from './left.ts';

const TABLE = setup({ people: people('Ana', 'Bo', 'Cy') });
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is found where it was left, and nowhere else', () => {
  keepLeft('#a', TABLE);
  expect(leftAt('#a')).toEqual(TABLE);
  expect(leftAt('')).toBeNull();
});

it('is forgotten once it has been dealt to', () => {
  keepLeft('', TABLE);
  keepLeft('', null);
  expect(leftAt('')).toBeNull();
});

it('is nothing where something else was kept', () => {
  for (const other of ['', 'null', '{}', '{"address":"", "tab', '[1]', '"#a"']) {
    kept.set('fireside.table', other);
    expect(leftAt('')).toBeNull();
  }
});

it('is lost, and no more, where the browser keeps nothing', () => {
  const refuses = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  keepLeft('', TABLE);
  keepLeft('', null);
  expect(leftAt('')).toBeNull();
});
