import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AROUND, MAX_COLLECTION_BYTES, MAX_GAMES } from '../record/collection.ts';
import { freshDevice } from '../storage/testing/tab.ts';
import { idOf, openShelf, type Shelf } from './testing/shelf.ts';

interface Written {
  readonly moves: readonly object[];
}

const recordOf = (path: string, moves = Infinity): string => {
  const file = join(import.meta.dirname, '../../../tests/records', `${path}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as Written;
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
};

/** Of both games, over and under way; the last of a game is the beginning of the one before. */
const RECORDS = [
  recordOf('blaze/102'),
  recordOf('blaze/100', 60),
  recordOf('blaze/100', 40),
  recordOf('blaze/101', 0),
  recordOf('hanabi/104'),
  recordOf('hanabi/100', 12),
];
const SPOILT = RECORDS[0]!.replace('"seat":1', '"seat":2');

const [BEFORE, AFTER] = AROUND;
const fileOf = (...records: readonly string[]) => BEFORE + records.join(',') + AFTER;

const how = { screen: 0, onprogress: () => {} };
let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});
afterEach(async () => {
  vi.restoreAllMocks();
  // What nobody waits for is done before the next test begins.
  await shelf.listSavedGames();
});

const idsHere = async () => {
  const listed = await shelf.listSavedGames();
  if (!listed.ok) throw new Error(listed.problem.code);
  return listed.value.map(({ id }) => id);
};

/** The records of all games here, in the order of their texts. */
async function recordsHere(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const id of await idsHere()) {
    const file = await shelf.exportGame(id);
    if (!file.ok) throw new Error(file.problem.code);
    texts.push(file.value.text);
  }
  return texts.sort();
}

async function exported(): Promise<string> {
  const file = await shelf.exportGames(await idsHere(), () => {});
  if (!file.ok) throw new Error(file.problem.code);
  expect(file.value.left).toEqual([]);
  return file.value.text.text();
}

const takenIn = async (text: string) => {
  const taken = await shelf.importFile(text, how);
  if (!taken.ok || 'id' in taken.value) throw new Error('it is a file of many games');
  return taken.value;
};

const ALL_IS_WELL = { here: 0, refused: 0, faults: [], stopped: null };

describe('a file of all games', () => {
  it('brings each to an empty device as it went out, to the byte', async () => {
    for (const record of RECORDS.toReversed()) await idOf(shelf.importGame(record));
    // One that begins like another is opened instead of it where it comes alone.
    const there = await recordsHere();
    expect(there.length).toBeGreaterThan(4);
    const text = await exported();

    freshDevice();
    shelf = await openShelf();
    expect(await takenIn(text)).toEqual({ ...ALL_IS_WELL, taken: there.length });
    expect(await recordsHere()).toEqual(there);
    expect(JSON.parse(await exported())).toMatchObject({ games: { length: there.length } });
  });

  it('keeps the order in which they were played', async () => {
    await takenIn(fileOf(RECORDS[0]!, RECORDS[4]!));
    const [newest = ''] = await idsHere();
    const file = await shelf.exportGame(newest);
    expect(file.ok && file.value.text).toBe(RECORDS[4]);
    expect(await exported()).toBe(fileOf(RECORDS[0]!, RECORDS[4]!));
  });

  it('adds nothing where all of them are here, or further on', async () => {
    await takenIn(fileOf(...RECORDS));
    const before = await recordsHere();
    expect(before).toEqual([...RECORDS].sort());
    const again = fileOf(...RECORDS, recordOf('blaze/100', 20));
    expect(await takenIn(again)).toEqual({ ...ALL_IS_WELL, taken: 0, here: RECORDS.length + 1 });
    expect(await recordsHere()).toEqual(before);
  });

  it('brings a game once that stands in it twice, and one that only begins like it', async () => {
    const [, long = '', short = ''] = RECORDS;
    const taken = await takenIn(fileOf(long, short, long));
    expect(taken).toEqual({ ...ALL_IS_WELL, taken: 2, here: 1 });
    expect(await recordsHere()).toEqual([long, short].sort());
  });

  it('leaves out what is wrong with it, by its place, and brings the others', async () => {
    const text = fileOf(RECORDS[0]!, SPOILT, '7', fileOf(RECORDS[4]!), RECORDS[5]!);
    expect(await takenIn(text)).toMatchObject({
      taken: 2,
      refused: 3,
      faults: [
        { at: 1, fault: { move: expect.any(Number) as number } },
        { at: 2, fault: { move: null, problem: { code: 'notARecord' } } },
        { at: 3, fault: { move: null, problem: { code: 'notARecord' } } },
      ],
      stopped: null,
    });
    expect(await recordsHere()).toEqual([RECORDS[0], RECORDS[5]].sort());
  });

  it('tells how far it is', async () => {
    const told: (readonly number[])[] = [];
    const hear = (...numbers: readonly number[]) => void told.push(numbers);
    await shelf.importFile(fileOf(...RECORDS.slice(0, 2), '7'), { screen: 0, onprogress: hear });
    expect(told).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    const done: number[] = [];
    await shelf.exportGames(await idsHere(), (count) => void done.push(count));
    expect(done).toEqual([0, 1]);
  });

  it('lets the page do something else while it is read', async () => {
    let turns = 0;
    const turn = setInterval(() => turns++, 1);
    const { refused } = await takenIn(fileOf(...Array.from({ length: 1000 }, () => SPOILT)));
    clearInterval(turn);
    expect(refused).toBe(1000);
    expect(turns).toBeGreaterThan(2);
  });

  it('stays in as far as it came where the storage fails in the midst of it', async () => {
    const { add } = IDBObjectStore.prototype;
    let games = 0;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'games' && ++games > 2) throw new DOMException('', 'QuotaExceededError');
      return add.apply(this, row);
    });
    const stopped = { code: 'quota' };
    expect(await takenIn(fileOf(...RECORDS))).toEqual({ ...ALL_IS_WELL, taken: 2, stopped });
    vi.restoreAllMocks();
    expect(await recordsHere()).toEqual(RECORDS.slice(0, 2).sort());
    expect(await takenIn(fileOf(...RECORDS))).toMatchObject({
      here: expect.any(Number) as number,
      stopped: null,
    });
  });

  it('is not begun where what is here cannot be read', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const problem = { code: 'unavailable' };
    expect(await shelf.importFile(fileOf(...RECORDS), how)).toEqual({ ok: false, problem });
    expect(await shelf.exportGames(['one'], () => {})).toEqual({ ok: false, problem });
    vi.unstubAllGlobals();
  });

  it.each([
    ['from the future', fileOf().replace('"version":1', '"version":2'), 'newerVersion'],
    ['of no version', fileOf().replace('"version":1', '"version":"1"'), 'badVersion'],
    ['cut off', fileOf(...RECORDS).slice(0, 5_000), 'notJson'],
    ['without a list', `${BEFORE.slice(0, -1)}{}}`, 'wrongValue'],
    ['with a key nobody knows', fileOf().replace('{', '{"__proto__":{"games":[]},'), 'notARecord'],
    ['with such a key behind', `${fileOf().slice(0, -1)},"__proto__":{"a":1}}`, 'unknownKey'],
    [
      'of too many games',
      fileOf(...Array.from({ length: MAX_GAMES + 1 }, () => '{}')),
      'tooManyGames',
    ],
    ['of far too much', fileOf(`"${'x'.repeat(MAX_COLLECTION_BYTES)}"`), 'tooLarge'],
    ['that is something else in the end', `${fileOf().slice(0, -1)},"format":"a"}`, 'notARecord'],
  ])('%s is refused as a whole', async (_, text, code) => {
    const refused = await shelf.importFile(text, how);
    expect(refused).toMatchObject({ ok: false, problem: { move: null, problem: { code } } });
    expect(await idsHere()).toEqual([]);
  });

  it.each([
    ['nests too deeply', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['claims to be a prototype', '{"__proto__":{"format":"fireside-record","version":1}}'],
    ['is longer than a game can be', JSON.stringify({ x: 'x'.repeat(2 ** 20) })],
    ['is nothing', 'null'],
  ])('keeps out a game that %s, and no other', async (_, record) => {
    expect(await takenIn(fileOf(record, RECORDS[4]!))).toMatchObject({ taken: 1, refused: 1 });
    expect(await recordsHere()).toEqual([RECORDS[4]]);
    expect({}).not.toHaveProperty('format');
  });

  it('holds no more than could be opened again', async () => {
    await takenIn(fileOf(RECORDS[0]!, RECORDS[4]!));
    const ids = await idsHere();
    const size = vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(MAX_COLLECTION_BYTES / 2);
    const file = await shelf.exportGames(ids, () => {});
    size.mockRestore();
    expect(file).toMatchObject({ ok: true, value: { left: [ids[1]] } });
  });
});
