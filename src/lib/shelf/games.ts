import type { Person } from '../core/people.ts';
import { success, type Result } from '../core/result.ts';
import * as changes from '../storage/game-changes.ts';
import { listGames, type GameList, type GameInList } from '../storage/game-list.ts';
import { readGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { DamagedGame } from '../storage/rows.ts';
import type { Glance, SavedGame } from '../storage/saved-game.ts';

/** A saved game as a list shows it. Public facts only. */
export interface ShelfGame {
  readonly id: string;
  /** A game's id in the registry. */
  readonly game: string;
  /** What its players call it, or null. */
  readonly title: string | null;
  /** By seat. */
  readonly people: readonly Person[];
  /** It was ended before its end. */
  readonly ended: boolean;
  readonly glance: Glance;
}

type Done = Promise<Result<null, StorageProblem>>;

/** What lies on the shelf. */
export interface Shelf {
  /** The games that can be understood, the last played first. */
  readonly games: readonly ShelfGame[];
  /** Those that cannot. They can be removed, and brought back, like others. */
  readonly damaged: readonly DamagedGame[];
}

/**
 * The saved games, sound and damaged. No journal is read but that of a game whose glance is
 * damaged.
 */
export async function lookAtShelf(): Promise<Result<Shelf, StorageProblem>> {
  const listed = await listGames();
  return listed.ok ? success(await understand(listed.value)) : listed;
}

/** Gives a game a title of its players' own; with null it is called by their names again. */
export const renameGame = (id: string, title: string | null): Done =>
  changes.retitleGame(id, title);

/** Ends a game before its end, or lets it go on after all. */
export const endGame = (id: string, ended: boolean): Done => changes.endGame(id, ended);

/** Takes a game off the shelf. For a day there is a way back. */
export const removeGame = (id: string): Done => changes.removeGame(id, Date.now());

/** Puts a removed game back. */
export const bringBack = (id: string): Done => changes.bringBackGame(id);

/** Deletes for good what was removed more than a day ago. */
export const clearRemoved = (): Done => changes.purgeRemoved(Date.now());

/** Every listed game with its glance; one that has none and cannot be replayed is damaged too. */
async function understand({ games, damaged }: GameList): Promise<Shelf> {
  const understood: ShelfGame[] = [];
  const others = [...damaged];
  for (const listed of games) {
    const glance = listed.glance ?? (await glanceAnew(listed));
    if (glance) understood.push(shelfGame(listed.game, glance));
    else others.push(damagedGame(listed.game));
  }
  understood.sort((a, b) => b.glance.played - a.glance.played);
  return { games: understood, damaged: others };
}

const shelfGame = ({ id, head, title, people, ended }: SavedGame, glance: Glance): ShelfGame => ({
  id,
  game: head.game,
  title,
  people,
  ended: ended ?? false,
  glance,
});

const damagedGame = ({ id, title, people }: SavedGame): DamagedGame => ({
  id,
  title,
  names: people.map(({ name }) => name),
});

/**
 * The glance of a game whose own is damaged, or null. When it was played last is lost: it counts
 * from when it was made.
 */
async function glanceAnew({ game }: GameInList): Promise<Glance | null> {
  const stored = await readGame(game.id);
  if (!stored.ok) return null;
  // What replays is not loaded with the home page.
  const { glanceOf, replayStored } = await import('./replay.ts');
  const replayed = await replayStored(stored.value);
  if (!replayed.ok) return null;
  const { kit, played, commits } = replayed.value;
  return glanceOf(kit, played, { commits, played: game.created });
}
