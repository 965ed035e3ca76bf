import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, openShelf, type Shelf } from '../../../src/lib/shelf/testing/shelf.ts';
import { freshDevice, glance, tamper } from '../../../src/lib/storage/testing/tab.ts';

interface Written {
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly moves: readonly object[];
}

const WHOLE = readFileSync(join(import.meta.dirname, '../../records/blaze/100.json'), 'utf8');
const written = JSON.parse(WHOLE) as Written;
const HERE = 40;

/** The same game, left after so many moves. */
const left = (moves: number, changes: object = {}): string =>
  JSON.stringify({ ...written, moves: written.moves.slice(0, moves), ...changes });

const renamed = written.seats.map((seat, i) => (i === 0 ? { name: 'Zoë' } : seat));
const lent = written.seats.map((seat, i) => (i === 1 ? { ...seat, bot: 'flame' } : seat));
/** The same seat goes on by another of its cards. */
const otherwise = [...written.moves.slice(0, 2), { seat: 1, do: 'attack', card: 'b2' }];

let shelf: Shelf;
let id: string;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
  id = await idOf(shelf.importGame(left(HERE)));
});

const count = async () => {
  const listed = await shelf.listSavedGames();
  return listed.ok ? listed.value.length : null;
};

/** Somebody goes on with the game that is here, or takes back. */
async function goOn(...entries: readonly object[]): Promise<void> {
  await shelf.appendEntries({ id, from: HERE, entries, glance: glance(1) });
}

const commit = (...moves: readonly (object | undefined)[]) => ({
  do: 'commit',
  kind: 'visit',
  by: 0,
  watched: null,
  moves,
});

describe('a file of a game that is here', () => {
  it.each([
    ['all of it', left(HERE)],
    ['its beginning', left(12)],
    ['its deal', left(1)],
    ['all of it, with its keys in another order', reordered(left(HERE))],
    ['all of it, with a computer player for who had to go', left(HERE, { seats: lent })],
  ])('opens that one where it holds %s', async (_, text) => {
    expect(await idOf(shelf.importGame(text))).toBe(id);
    expect(await count()).toBe(1);
  });

  it.each([
    ['a move more', left(HERE + 1)],
    ['another move', left(0, { moves: otherwise })],
    ['other people', left(HERE, { seats: renamed })],
    ['not even its deal', left(0)],
  ])('is a game of its own where it holds %s, and the one here stays', async (_, text) => {
    const other = await idOf(shelf.importGame(text));
    expect(other).not.toBe(id);
    expect(await count()).toBe(2);
    const kept = await shelf.exportGame(id);
    expect(kept.ok && JSON.parse(kept.value.text)).toEqual(JSON.parse(left(HERE)));
  });

  it('is known by what stands here now: by all that was played on, and by nothing undone', async () => {
    await goOn(commit(written.moves[HERE]), commit(written.moves[HERE + 1]));
    expect(await idOf(shelf.importGame(left(HERE + 2)))).toBe(id);
    await shelf.appendEntries({
      id,
      from: HERE + 2,
      entries: [{ do: 'undo', to: HERE, by: 0, agreed: [] }],
      glance: glance(1),
    });
    expect(await idOf(shelf.importGame(left(HERE)))).toBe(id);
    expect(await idOf(shelf.importGame(left(HERE + 2)))).not.toBe(id);
  });

  it('opens the one that is hardly ahead of it, where several begin so', async () => {
    const whole = await idOf(shelf.importGame(WHOLE));
    expect(await idOf(shelf.importGame(left(12)))).toBe(id);
    expect(await idOf(shelf.importGame(left(HERE + 1)))).toBe(whole);
  });

  it('is taken in anew where that one was deleted, or cannot be understood', async () => {
    await shelf.removeGame(id);
    const anew = await idOf(shelf.importGame(left(HERE)));
    expect(anew).not.toBe(id);
    await tamper((database) => database.delete('journal', [anew, 3]));
    expect(await idOf(shelf.importGame(left(HERE)))).not.toBe(anew);
  });

  it('without a deal opens one that was never dealt', async () => {
    const undealt = await idOf(shelf.importGame(left(0)));
    expect(await idOf(shelf.importGame(left(0)))).toBe(undealt);
  });
});

/** The same text with the keys of every object the other way round. */
function reordered(text: string): string {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)]);
    return Object.fromEntries(entries.toReversed());
  };
  return JSON.stringify(turned(JSON.parse(text)));
}
