import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYED } from '../../../scripts/soak/played.ts';
import { collectionSpoilt, goodRecords, importSpoilt, type Import } from './imports.ts';

const IMPORTS = 2_000;

describe.each(PLAYED)('spoilt records of $title', ({ game, witness }) => {
  let imports: readonly Import[] = [];
  beforeAll(() => {
    const good = goodRecords(game, witness.options);
    imports = Array.from({ length: IMPORTS }, (_, i) => importSpoilt(good, i));
  });

  it('are read or refused with a reason, and change nothing else', () => {
    expect(imports.filter(({ violation }) => violation !== null)).toEqual([]);
  });

  it('are opened among others in one file, or refused with it', () => {
    const good = goodRecords(game, witness.options);
    const files = Array.from({ length: IMPORTS / 4 }, (_, i) => collectionSpoilt(good, i));
    expect(files.filter(({ violation }) => violation !== null)).toEqual([]);
    expect(new Set(files.map(({ reason }) => reason))).toEqual(
      new Set([null, 'notJson', 'notARecord', 'badVersion', 'newerVersion', 'tooManyGames', 'unknownKey', 'missingKey', 'wrongValue']), // prettier-ignore
    );
  });

  it('are of every kind: some still good, the others bad in many ways', () => {
    const reasons = new Set(imports.map(({ reason }) => reason));
    expect(imports.filter(({ reason }) => reason === null).length).toBeGreaterThan(100);
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'notJson', 'notARecord', 'badVersion', 'newerVersion', 'tooManyMoves', 'unknownGame', 'wrongPlayers', 'badName', 'sameName',
        'firstOutOfRange', 'unknownKey', 'missingKey', 'wrongValue', 'afterEnd', 'unknownMove', 'wrongDeal', 'illegal',
      ]), // prettier-ignore
    );
  });
});
