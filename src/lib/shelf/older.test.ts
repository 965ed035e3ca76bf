import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice, tamper } from '../storage/testing/tab.ts';
import { openShelf, type Shelf } from './testing/shelf.ts';

type Row = readonly [key: IDBValidKey, value: object];

type Stored = Readonly<
  Record<'games' | 'glances' | 'journal' | 'profiles' | 'keepsakes', readonly Row[]>
>;

const textOf = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../tests/records', path), 'utf8');

let shelf: Shelf;

/** A device that holds what an earlier version has stored, by store. */
async function lay(stored: Stored): Promise<void> {
  freshDevice();
  await tamper(async (database) => {
    for (const name of ['games', 'profiles'] as const)
      for (const [, value] of stored[name]) await database.put(name, value);
    for (const name of ['glances', 'journal', 'keepsakes'] as const)
      for (const [key, value] of stored[name]) await database.put(name, value, key as never);
  });
  shelf = await openShelf();
}

/** By a newly started app, too: it holds on to the storage it has found. */
async function opened(id: IDBValidKey) {
  vi.stubGlobal('navigator', {});
  const { openGame } = await import('../session/open-game.ts');
  const result = await openGame(id as string);
  vi.unstubAllGlobals();
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

describe('what was stored when glances had a round and a phase', () => {
  /** A finished game and a running one. */
  const STORED = JSON.parse(textOf('stored/rounds-and-phases.json')) as Stored;
  const [[FINISHED], [RUNNING]] = STORED.games as readonly [Row, Row];

  beforeEach(() => lay(STORED));

  it('lies on the shelf as it did, and nothing is replayed for it', async () => {
    // What is not there cannot be replayed.
    await tamper((database) => database.clear('journal'));
    expect(await shelf.listSavedGames()).toMatchObject({
      ok: true,
      value: [
        {
          id: RUNNING,
          title: 'Hut, third night',
          glance: {
            standing: {
              chapter: { code: 'kindling', round: 1 },
              scores: null,
              winners: [],
              over: false,
            },
            commits: 13,
          },
        },
        {
          id: FINISHED,
          title: null,
          glance: {
            standing: {
              chapter: { code: 'over', round: 2 },
              scores: null,
              winners: [2],
              over: true,
            },
            commits: 311,
          },
        },
      ],
    });
  });

  it('goes out as files: what stands of both games', async () => {
    const [finished, running] = [
      await shelf.exportGame(FINISHED as string),
      await shelf.exportGame(RUNNING as string),
    ];
    if (!finished.ok || !running.ok) throw new Error('both can be read');
    expect(JSON.parse(finished.value.text)).toEqual(JSON.parse(textOf('blaze/100.json')));
    expect([finished.value.over, running.value.over]).toEqual([true, false]);
  });

  it('is the people, the settings and the table that were there', async () => {
    const people = await shelf.listProfiles();
    expect(people.ok && people.value.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(await shelf.readSettings()).toMatchObject({
      value: { careful: true, pace: 'slow', coversAfter: 90 },
    });
    const table = { game: 'blaze', options: { edition: '2021', betting: true }, hints: true };
    expect(await shelf.lastSetup()).toMatchObject({ value: table });
    expect(await shelf.setupOfGame(FINISHED as string)).toMatchObject({ value: { game: 'blaze' } });
  });

  it.each([
    ['running', RUNNING, { kind: 'words', seats: [2] }],
    ['finished', FINISHED, { kind: 'over' }],
  ])('goes on where it was: the %s one', async (_, id, due) => {
    const live = await opened(id);
    expect(live.picture.prompt.due).toEqual(due);
    expect(live.log().length).toBeGreaterThan(12);
    await live.steward.close();
  });
});

describe('what was stored on the day Hanabi came', () => {
  /** A game that people play, and one that was opened from a file. */
  const STORED = JSON.parse(textOf('stored/memory-aids.json')) as Stored;
  const [[RUNNING], [OPENED]] = STORED.games as readonly [Row, Row];

  beforeEach(() => lay(STORED));

  it('lies on the shelf with what it has come to', async () => {
    const games = await shelf.listSavedGames();
    if (!games.ok) throw new Error(games.problem.code);
    const told = games.value.map(({ id, glance }) => [id, glance.standing.scores]);
    expect(Object.fromEntries(told)).toEqual({ [RUNNING as string]: 0, [OPENED as string]: 21 });
  });

  it('goes out as the file it came from', async () => {
    const file = await shelf.exportGame(OPENED as string);
    if (!file.ok) throw new Error('it can be read');
    expect(JSON.parse(file.value.text)).toEqual(JSON.parse(textOf('hanabi/104.json')));
  });

  it('goes on where it was, with the memory aid that was agreed on', async () => {
    const live = await opened(RUNNING);
    expect(live.picture.prompt.due).toEqual({ kind: 'visit', seat: 2 });
    expect(live.picture.way).toBe('passed');
    expect(live.settings).toMatchObject({ memory: 'none' });
    await live.steward.close();
    expect(await shelf.setupOfGame(RUNNING as string)).toMatchObject({
      value: { game: 'hanabi', options: { memory: 'none' }, hints: true },
    });
  });

  it('has ended where it had', async () => {
    const live = await opened(OPENED);
    expect(live.picture.prompt.due).toEqual({ kind: 'over' });
    await live.steward.close();
  });
});
