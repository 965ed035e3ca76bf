import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { vi } from 'vitest';
import { FIRESIDE, type Stored } from '../database.ts';
import type { Glance, SavedGame } from '../saved-game.ts';

/** A device on which nothing is stored yet. */
export function freshDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** The storage as one more tab of the app has it, with a connection of its own. */
export async function openTab() {
  vi.resetModules();
  return {
    ...(await import('../games.ts')),
    ...(await import('../game-changes.ts')),
    ...(await import('../game-list.ts')),
    ...(await import('../profiles.ts')),
    ...(await import('../keepsakes.ts')),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Does something to the database behind the app's back. */
export async function tamper(
  deed: (database: IDBPDatabase<Stored>) => Promise<unknown>,
): Promise<void> {
  const { name, version, upgrade } = FIRESIDE;
  const database = await openDB<Stored>(name, version, { upgrade });
  await deed(database);
  database.close();
}

const NAMES = ['Ana', 'Bo', 'Cy'];

export const savedGame = (id = 'one'): SavedGame => ({
  id,
  head: {
    game: 'blaze',
    options: { betting: true },
    seats: NAMES.map((name) => ({ name })),
    first: 1,
  },
  people: NAMES.map((name, seat) => ({ name, emblem: 'fox', colour: 'teal', place: seat * 120 })),
  way: 'middle',
  hints: false,
  title: null,
  created: 1_000,
});

export const glance = (commits = 0): Glance => ({
  standing: {
    chapter: { code: 'middle', scene: 1 },
    scores: null,
    winners: [],
    over: false,
  },
  commits,
  played: 2_000 + commits,
});

/** Lines of a journal, told apart by a number. */
export const lines = (...numbers: readonly number[]): readonly object[] =>
  numbers.map((number) => ({ do: 'looked', seat: number }));
