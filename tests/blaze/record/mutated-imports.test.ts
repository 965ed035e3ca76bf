import { beforeAll, describe, expect, it } from 'vitest';
import { importManyMutated, type MutatedImports } from './testing/mutated-imports.ts';

describe('spoilt records', () => {
  let result: MutatedImports;
  beforeAll(() => {
    result = importManyMutated({ n: 2_000, seed: 4001 });
  });

  it('are read or refused with a reason, and change nothing else', () => {
    expect(result.violations).toEqual([]);
  });

  it('are of every kind: some still good, the others bad in many ways', () => {
    expect(result.accepted).toBeGreaterThan(100);
    expect(Object.keys(result.reasons)).toEqual(
      expect.arrayContaining([
        'notJson', 'notARecord', 'badVersion', 'newerVersion', 'tooManyMoves', 'unknownGame', 'wrongPlayers', 'badName', 'sameName',
        'firstOutOfRange', 'unknownKey', 'missingKey', 'wrongValue', 'afterEnd', 'unknownMove', 'wrongDeal', 'illegal',
      ]), // prettier-ignore
    );
  });
});
