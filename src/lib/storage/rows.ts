import * as v from 'valibot';
import type { Glance, SavedGame } from './saved-game.ts';
import { gameSchema, glanceSchema, remainsSchema, removedSchema } from './schemas.ts';

/** A game that cannot be understood, and what can be made out of it. */
export interface DamagedGame {
  readonly id: string;
  readonly title: string | null;
  /** Of the people whose names can be read. */
  readonly names: readonly string[];
}

/** The keys of all lines of a game's journal. */
export const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** The keys of the lines of a game's journal that lie before a place. */
export const linesBefore = (id: string, place: number): IDBKeyRange =>
  IDBKeyRange.bound([id], [id, place], false, true);

/**
 * Whether a value could be a row of the database, or a line of a journal: what it says is for those
 * to judge who know more.
 */
export const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The game a row of the database holds, or null where it cannot be understood. */
export function savedGameIn(row: unknown): SavedGame | null {
  const game = v.safeParse(gameSchema, row);
  return game.success ? game.output : null;
}

/** What can be made out of a row that holds no game. */
export function damagedGameIn(row: unknown): DamagedGame {
  const { id, title, people } = v.parse(remainsSchema, row);
  return { id, title, names: people.map(({ name }) => name).filter((name) => name !== '') };
}

/** The glance a value is, or null where it cannot be understood. */
export function glanceIn(value: unknown): Glance | null {
  const glance = v.safeParse(glanceSchema, value);
  return glance.success ? glance.output : null;
}

/** When the game in a row was removed: milliseconds since 1970; null where it was not. */
export const removalIn = (row: unknown): number | null => v.parse(removedSchema, row);
