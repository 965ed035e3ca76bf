import type { KeptPlace, SavedItem, ShelfPlace } from '../../ui/shelf/saved.ts';
import { attempt } from '../attempt.ts';
import { onReturn } from '../in-sight.ts';
import type { Problem } from '../problem.ts';
import { rememberReturning } from './returning.ts';

/** The page is there before the storage is asked: what reads it is loaded behind it. */
export const loadShelf = () => import('../../shelf/games.ts');

type Shelf = Awaited<ReturnType<typeof loadShelf>>;
type Deed = (shelf: Shelf) => ReturnType<Shelf['removeGame']>;
type Gap = Extract<ShelfPlace, { kind: 'removed' }>;

interface News {
  readonly deed: 'removed' | 'broughtBack';
  readonly place: KeptPlace;
}

/** The saved games as the home page shows them, and what is done with them there. */
export class SavedGames {
  /** The storage has answered, one way or the other. */
  known = $state(false);
  /** Why the games could not be read. */
  unread = $state.raw<Problem | null>(null);
  /** Why the last thing that was to be done with one was not. */
  undone = $state.raw<Problem | null>(null);
  /** What times are told from: milliseconds since 1970. */
  now = $state(0);
  /** What was last deleted or brought back, to be read out. */
  news = $state.raw<News | null>(null);
  #kept = $state.raw<readonly KeptPlace[]>([]);
  #removed = $state.raw<readonly Gap[]>([]);
  /** How much was done with them: what was being read meanwhile may not show it. */
  #deeds = 0;
  /** How often they were read, and which time is shown: one that began earlier may end later. */
  #reads = 0;
  #shown = 0;
  /** Newest first. A deleted game has its place until it is dismissed, or the page is left. */
  readonly places: readonly ShelfPlace[] = $derived(
    [...this.#kept, ...this.#removed].sort((a, b) => playedAt(b) - playedAt(a)),
  );

  /**
   * Reads the games, now and whenever the page comes back into sight, until what it returns is
   * called.
   */
  follow(): () => void {
    // What was deleted long ago goes for good; that it could not is no news to anybody.
    void this.read().then(() => attempt(async () => (await loadShelf()).clearRemoved()));
    return onReturn(() => void this.read());
  }

  async read(): Promise<void> {
    const [deeds, turn] = [this.#deeds, ++this.#reads];
    const seen = await attempt(async () => (await loadShelf()).lookAtShelf());
    if (deeds !== this.#deeds) return this.read();
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.now = Date.now();
    this.known = true;
    this.unread = seen.ok ? null : seen.problem;
    if (!seen.ok) return;
    const { games, damaged } = seen.value;
    this.#kept = [
      ...games.map((item) => ({ kind: 'game', id: item.id, item }) as const),
      ...damaged.map((item) => ({ kind: 'damaged', id: item.id, item }) as const),
    ];
    // Brought back elsewhere, in another window.
    for (const { id } of this.#kept) this.dismiss(id);
    rememberReturning(this.#kept.length > 0);
  }

  /** Whether it was done. */
  async rename(id: string, title: string | null): Promise<boolean> {
    const done = await this.#done(({ renameGame }) => renameGame(id, title));
    if (done) this.#show(id, { title });
    return done;
  }

  /** Ends a game before its end, or lets it go on after all. */
  async end(id: string, ended: boolean): Promise<void> {
    if (await this.#done(({ endGame }) => endGame(id, ended))) this.#show(id, { ended });
  }

  /** Deletes a game; `bringBack` is the way back. */
  async remove(id: string): Promise<void> {
    const place = this.#kept.find((kept) => kept.id === id);
    if (!place || !(await this.#done(({ removeGame }) => removeGame(id)))) return;
    this.#kept = this.#kept.filter((kept) => kept.id !== id);
    this.#removed = [...this.#removed, { kind: 'removed', id, was: place }];
    this.news = { deed: 'removed', place };
  }

  async bringBack(id: string): Promise<void> {
    const gap = this.#removed.find((removed) => removed.id === id);
    if (!gap || !(await this.#done(({ bringBack }) => bringBack(id)))) return;
    this.#kept = [...this.#kept.filter((kept) => kept.id !== id), gap.was];
    this.dismiss(id);
    await this.read();
    this.news = { deed: 'broughtBack', place: gap.was };
  }

  /** Lets go of the way back to a deleted game. */
  dismiss(id: string): void {
    this.#removed = this.#removed.filter((gap) => gap.id !== id);
  }

  /** The game with this id, if it is one of those shown. */
  find(id: string): SavedItem | undefined {
    const place = this.#kept.find((kept) => kept.id === id);
    return place?.kind === 'game' ? place.item : undefined;
  }

  /** A game as it has been changed. */
  #show(id: string, changed: Partial<SavedItem>): void {
    this.#kept = this.#kept.map((place) =>
      place.id === id && place.kind === 'game'
        ? { ...place, item: { ...place.item, ...changed } }
        : place,
    );
  }

  async #done(deed: Deed): Promise<boolean> {
    const result = await attempt(async () => deed(await loadShelf()));
    this.#deeds++;
    this.undone = result.ok ? null : result.problem;
    return result.ok;
  }
}

/** What cannot be understood tells no time, and comes last. */
const playedAt = (place: ShelfPlace): number => {
  if (place.kind === 'removed') return playedAt(place.was);
  return place.kind === 'game' ? place.item.glance.played : 0;
};
