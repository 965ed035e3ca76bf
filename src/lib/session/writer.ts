import { failure, success, type Result } from '../core/result.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Addition, Keeper } from './keeper.ts';

type Written = Result<null, StorageProblem>;

/** Writes a journal on, one addition after the other. */
export class Writer {
  readonly #keeper: Keeper;
  #length: number;

  /** `length`: how many entries are kept already. */
  constructor(keeper: Keeper, length: number) {
    this.#keeper = keeper;
    this.#length = length;
  }

  /**
   * Stores entries behind the others. After a failure the same entries may be written again: they are never stored twice, even where the first attempt
   * did succeed and only its answer was lost.
   */
  async write(addition: Omit<Addition, 'from'>): Promise<Written> {
    const whole = { ...addition, from: this.#length };
    const answer = await this.#append(whole);
    const written =
      !answer.ok && answer.problem.code === 'taken' ? await this.#afterAll(whole) : answer;
    if (written.ok) this.#length += addition.entries.length;
    return written;
  }

  /** A keeper that breaks has kept nothing that anybody could rely on. */
  async #append(addition: Addition): Promise<Written> {
    try {
      return await this.#keeper.append(addition);
    } catch (error) {
      return failure({ code: 'failed', detail: String(error) });
    }
  }

  /** Where the place of the entries is taken: whether it is they themselves that lie there. */
  async #afterAll({ from, entries }: Addition): Promise<Written> {
    const kept = await this.#keeper.read();
    if (!kept.ok) return kept;
    const same = JSON.stringify(kept.value.slice(from)) === JSON.stringify(entries);
    return same ? success(null) : failure({ code: 'taken' });
  }
}
