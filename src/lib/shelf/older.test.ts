import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame } from '../session/open-game.ts';
import { freshDevice, tamper } from '../storage/testing/tab.ts';
import { openShelf, type Shelf } from './testing/shelf.ts';

type Row = readonly [key: IDBValidKey, value: object];

/**
 * By store, what a device held when glances still had a round and a phase: a finished game and a
 * running one.
 */
const STORED = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../tests/records/stored/rounds-and-phases.json'),
    'utf8',
  ),
) as Readonly<Record<'games' | 'glances' | 'journal' | 'profiles' | 'keepsakes', readonly Row[]>>;
const [[FINISHED], [RUNNING]] = STORED.games as readonly [Row, Row];

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  await tamper(async (database) => {
    for (const name of ['games', 'profiles'] as const)
      for (const [, value] of STORED[name]) await database.put(name, value);
    for (const name of ['glances', 'journal', 'keepsakes'] as const)
      for (const [key, value] of STORED[name]) await database.put(name, value, key as never);
  });
  shelf = await openShelf();
});

describe('what the version before has stored', () => {
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
    const whole = readFileSync(
      join(import.meta.dirname, '../../../tests/records/blaze/100.json'),
      'utf8',
    );
    expect(JSON.parse(finished.value.text)).toEqual(JSON.parse(whole));
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
    vi.stubGlobal('navigator', {});
    const opened = await openGame(id as string);
    vi.unstubAllGlobals();
    if (!opened.ok) throw new Error(opened.problem.code);
    expect(opened.value.picture.prompt.due).toEqual(due);
    expect(opened.value.log().length).toBeGreaterThan(12);
    await opened.value.steward.close();
  });
});
