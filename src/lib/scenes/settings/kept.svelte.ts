import { askToLast, storageIsLasting } from '../../shelf/lasting.ts';
import { forgetProfile, listProfiles, type Profile } from '../../shelf/profiles.ts';
import type { Persistence } from '../../ui/shelf/persistence.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';
import { AllGames } from './all-games.svelte.ts';

/** What is kept on this device: for how long, of whom, and all games as one file. */
export class Kept {
  /** Who has played here, the last ones first; null until it is known. */
  people = $state.raw<readonly Profile[] | null>(null);
  /** Why they could not be read, or somebody could not be forgotten. */
  problem = $state.raw<Problem | null>(null);
  /** The name of whoever was forgotten last. */
  forgotten = $state<string | null>(null);
  persistence = $state<Persistence | 'asking'>('asking');
  /** The browser was asked to keep all of it, and would not promise. */
  refused = $state(false);
  readonly games = new AllGames();

  async enter(): Promise<void> {
    await Promise.all([this.read(), this.games.read(), this.#readPersistence()]);
  }

  async read(): Promise<void> {
    const listed = await attempt(listProfiles);
    if (listed.ok) this.people = listed.value;
    this.problem = listed.ok ? null : listed.problem;
  }

  forget = async ({ id, name }: Pick<Profile, 'id' | 'name'>): Promise<void> => {
    const done = await attempt(() => forgetProfile(id));
    this.problem = done.ok ? null : done.problem;
    if (!done.ok) return;
    this.forgotten = name;
    await this.read();
  };

  /** Asks the browser to keep everything until it is deleted. */
  ask = async (): Promise<void> => {
    // The answer is told where a file was.
    if (this.games.news.saved) this.games.news = {};
    await askToLast();
    await this.#readPersistence();
    this.refused = this.persistence !== 'lasting';
  };

  async #readPersistence(): Promise<void> {
    const lasting = await storageIsLasting();
    if (lasting === null) this.persistence = 'unknown';
    else this.persistence = lasting ? 'lasting' : 'passing';
  }
}
