import { describe, expect, it } from 'vitest';
import { upgrade, VERSION, type Migration } from './upgrade.ts';

describe('an older record', () => {
  const addB: Migration = (record) => ({ ...record, b: record['a'] });
  const dropA: Migration = ({ b, seats }) => ({ b, seats });

  it('goes through every version that lies between, in order', () => {
    expect(upgrade({ a: 1, seats: [] }, 1, [addB, dropA])).toEqual({ b: 1, seats: [] });
  });

  it('starts at its own version', () => {
    expect(upgrade({ b: 1, seats: [] }, 2, [addB, dropA])).toEqual({ b: 1, seats: [] });
  });

  it('of the newest version stays as it is', () => {
    const record = { a: 1 };
    expect(upgrade(record, 3, [addB, dropA])).toBe(record);
    expect(upgrade(record, VERSION)).toBe(record);
  });

  it('is not there yet: version 1 is the first', () => {
    expect(VERSION).toBe(1);
  });
});
