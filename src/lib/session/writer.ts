import { failure, success, type Result } from '../core/result.ts';
import type { PlayedTypes } from '../games/contract/bot.ts';
import type { Kit } from '../games/contract/kit.ts';
import type { StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Glance } from '../storage/saved-game.ts';
import type { Desk } from '../table/desk.ts';
import type { Addition, Environment } from './environment.ts';
import { browsersWords } from '../core/own-words.ts';
import type { PendingStep } from './pending.ts';

type Written = Result<null, StorageProblem>;

/**
 * Asks the keeper; where it throws, that is a failure like any other, as nothing is known to be
 * kept.
 */
async function asked<T>(
  keeper: () => Promise<Result<T, StorageProblem>>,
): Promise<Result<T, StorageProblem>> {
  try {
    return await keeper();
  } catch (error) {
    return failure({ code: 'failed', detail: browsersWords(error) });
  }
}

/** Writes a journal on, one addition after the other, each with how the game stands after it. */
export class Writer<G extends PlayedTypes> {
  readonly #kit: Kit<G>;
  readonly #environment: Pick<Environment, 'keeper' | 'now'>;
  #length: number;

  /** `length`: how many entries are kept already. */
  constructor(kit: Kit<G>, environment: Pick<Environment, 'keeper' | 'now'>, length: number) {
    this.#kit = kit;
    this.#environment = environment;
    this.#length = length;
  }

  /**
   * Stores entries behind the others. After a failure the same entries may be written again: they
   * are never stored twice, even where the first attempt did succeed and only its answer was lost.
   * With the `whole` game before them they are stored though the browser has let go of it.
   */
  async write({ desk, entries }: PendingStep<G>, whole?: StoredGame): Promise<Written> {
    const addition = { entries, glance: this.#glanceNow(desk), from: this.#length };
    const answer = await this.#append(addition);
    const problem = answer.ok ? null : answer.problem.code;
    const written =
      problem === 'taken'
        ? await this.#afterAll(addition)
        : problem === 'missing' && whole
          ? await this.#append(addition, whole)
          : answer;
    if (written.ok) this.#length += entries.length;
    return written;
  }

  /** What a list of games shows of this one: read off the public table alone. */
  #glanceNow({ game, state, past }: Desk<G>): Glance {
    const standing = this.#kit.standing(game.view(state, null));
    return { standing, commits: past.length, played: this.#environment.now() };
  }

  #append(addition: Addition, whole?: StoredGame): Promise<Written> {
    return asked(() => this.#environment.keeper.append(addition, whole));
  }

  /**
   * The place of these entries is taken. Looks whether they lie there themselves, from an attempt
   * whose answer was lost: then all is well.
   */
  async #afterAll({ from, entries }: Addition): Promise<Written> {
    const kept = await asked(() => this.#environment.keeper.read());
    if (!kept.ok) return kept;
    const same = JSON.stringify(kept.value.slice(from)) === JSON.stringify(entries);
    return same ? success(null) : failure({ code: 'taken' });
  }
}
