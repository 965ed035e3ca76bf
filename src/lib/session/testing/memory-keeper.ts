import { failure, success, type Result } from '../../core/result.ts';
import type { StoredGame } from '../../storage/games.ts';
import type { StorageProblem } from '../../storage/problem.ts';
import type { Addition, Keeper } from '../environment.ts';

/**
 * How the next append goes. `lostAnswer`: it is kept, and the caller hears that it failed;
 * `answersLate`: it is kept, and the caller waits to hear of it; `letsGo`: all that was kept is
 * gone.
 */
export type Manner =
  | 'well'
  | 'fails'
  | 'lostAnswer'
  | 'breaks'
  | 'waits'
  | 'answersLate'
  | 'letsGo';

/** Keeps a journal in memory, as text, so that nothing in it is shared with whoever wrote it. */
export class MemoryKeeper implements Keeper {
  readonly kept: string[] = [];
  manner: Manner = 'well';
  appends = 0;
  /** All it was ever given, kept or not. */
  readonly given: Addition[] = [];
  #waiting: (() => void)[] = [];

  get entries(): readonly unknown[] {
    return this.kept.map((text) => JSON.parse(text) as unknown);
  }

  async append(addition: Addition, whole?: StoredGame): Promise<Result<null, StorageProblem>> {
    const { from, entries } = addition;
    this.given.push(addition);
    this.appends++;
    if (this.manner === 'breaks') throw new Error('no connection');
    if (this.manner === 'waits') await this.#word();
    if (this.manner === 'fails') return failure({ code: 'quota' });
    if (this.manner === 'letsGo') this.kept.length = 0;
    if (whole) this.kept.splice(0, from, ...whole.entries.map((entry) => JSON.stringify(entry)));
    if (from > this.kept.length) return failure({ code: 'missing' });
    if (from < this.kept.length) return failure({ code: 'taken' });
    this.kept.push(...entries.map((entry) => JSON.stringify(entry)));
    if (this.manner === 'answersLate') await this.#word();
    return this.manner === 'lostAnswer'
      ? failure({ code: 'failed', detail: 'aborted' })
      : success(null);
  }

  async read(): Promise<Result<readonly unknown[], StorageProblem>> {
    return success(this.entries);
  }

  #word = (): Promise<void> => new Promise((go) => this.#waiting.push(go));

  /** What waits goes on, in this manner. */
  go(manner: Exclude<Manner, 'waits' | 'answersLate'> = 'well'): void {
    this.manner = manner;
    for (const go of this.#waiting.splice(0)) go();
  }
}
