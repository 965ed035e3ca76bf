import { vi } from 'vitest';
import { COLOURS, EMBLEMS, evenPlaces, type Person } from '../../core/people.ts';
import { success } from '../../core/result.ts';
import type { GameSetup } from '../setup.ts';

/** The shelf as a newly started app has it. */
export async function openShelf() {
  vi.resetModules();
  const games = await import('../games.ts');
  return {
    ...games,
    /** The sound ones. */
    listSavedGames: async () => {
      const shelf = await games.lookAtShelf();
      return shelf.ok ? success(shelf.value.games) : shelf;
    },
    ...(await import('../export.ts')),
    ...(await import('../export-all.ts')),
    ...(await import('../import.ts')),
    ...(await import('../import-all.ts')),
    ...(await import('../setup.ts')),
    ...(await import('../profiles.ts')),
    ...(await import('../settings.ts')),
    ...(await import('../lasting.ts')),
    ...(await import('../../storage/games.ts')),
  };
}

export type Shelf = Awaited<ReturnType<typeof openShelf>>;

export const people = (...names: readonly string[]): readonly Person[] =>
  names.map((name, seat) => ({
    name,
    emblem: EMBLEMS[seat]!,
    colour: COLOURS[seat]!,
    place: evenPlaces(names.length)[seat]!,
  }));

export const setup = (changes: Partial<GameSetup> = {}): GameSetup => ({
  game: 'blaze',
  options: { betting: true },
  people: people('Ana', 'Bo', 'Cy'),
  first: 2,
  way: 'middle',
  hints: false,
  ...changes,
});

/** What has been made, by its id. */
export async function idOf(
  making: Promise<{ ok: true; value: { id: string } } | { ok: false; problem: object }>,
): Promise<string> {
  const made = await making;
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.id;
}
