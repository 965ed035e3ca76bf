import { openDB, type IDBPDatabase } from 'idb';
import { failure, success, type Result } from '../core/result.ts';
import type { DatabaseSpec, Stored } from './database.ts';
import { isLost, openingProblem, problemOf } from './faults.ts';
import { isThereRoom, rememberFull, wasFull } from './full-disk.ts';
import { turnLeaf } from './new-leaf.ts';
import type { StorageProblem } from './problem.ts';

/**
 * How long another tab may keep the database from being opened: milliseconds. A blocked opening
 * never settles by itself.
 */
const BLOCKED_PATIENCE = 5_000;
/** How long an opening may take that nobody is known to block: milliseconds. */
const SILENT_PATIENCE = 15_000;

/** A connection that is being made or has been made. */
interface Opening {
  readonly database: Promise<IDBPDatabase<Stored>>;
  /** The database itself once it is open: most uses find it here and need not wait. */
  ready: IDBPDatabase<Stored> | null;
  /** Resolves once another tab is in the way. */
  readonly blocked: Promise<void>;
}

/**
 * The way to one database, opened at the first use and kept. A connection can be lost at any time,
 * on phones whenever the app has been in the background: then it is made anew, and what was to be
 * done is tried once more.
 */
export class Connection {
  readonly #plan: DatabaseSpec;
  #opening: Opening | null = null;
  /**
   * A full disk may have left half an entry in the browser's log: nothing may be written behind it.
   */
  #isLeafDue = wasFull();
  #mending: Promise<void> | null = null;

  constructor(plan: DatabaseSpec) {
    this.#plan = plan;
  }

  /**
   * Does something with the open database. `work` may run twice: the first time has left nothing
   * behind.
   */
  async run<T>(
    work: (database: IDBPDatabase<Stored>) => Promise<T>,
  ): Promise<Result<T, StorageProblem>> {
    const first = await this.#attempt(work);
    if (first.ok || !first.problem.lost) return plain(first);
    // A full disk may have closed it without a word: to try again would do harm.
    if (!(await isThereRoom())) return failure(this.#noted({ code: 'quota' }));
    return plain(await this.#attempt(work));
  }

  async #attempt<T>(
    work: (database: IDBPDatabase<Stored>) => Promise<T>,
  ): Promise<Result<T, Fault>> {
    // Even to open it would do harm.
    if (this.#isLeafDue && !(await isThereRoom()))
      return failure({ lost: false, problem: { code: 'quota' } });
    const opening = (this.#opening ??= this.#open());
    const opened = opening.ready ? success(opening.ready) : await patiently(opening);
    if (!opened.ok) return failure({ lost: false, problem: this.#noted(opened.problem) });
    const inTheWay = await this.#mended();
    if (inTheWay) return failure({ lost: false, problem: this.#noted(inTheWay) });
    try {
      return success(await work(opened.value));
    } catch (error) {
      const lost = isLost(error);
      const problem = this.#noted(problemOf(error));
      // Chromium closes a database that it finds no room for.
      if (lost || problem.code === 'quota') this.#drop(opening);
      return failure({ lost, problem });
    }
  }

  /**
   * Mends what a full disk has left behind, before anything is written; returns what is in the way.
   */
  async #mended(): Promise<StorageProblem | null> {
    if (!this.#isLeafDue) return null;
    try {
      await (this.#mending ??= turnLeaf(this.#plan.name));
      this.#isLeafDue = false;
      rememberFull(false);
    } catch (error) {
      const problem = openingProblem(error);
      // What else may be in its way is no reason to keep anybody from their games.
      if (isFull(problem)) return problem;
    } finally {
      this.#mending = null;
    }
    return null;
  }

  /** The same; where it is the disk's fault, that is remembered. */
  #noted(problem: StorageProblem): StorageProblem {
    if (isFull(problem)) {
      this.#isLeafDue = true;
      rememberFull(true);
    }
    return problem;
  }

  #open(): Opening {
    let block = () => {};
    const blocked = new Promise<void>((resolve) => (block = resolve));
    const drop = () => this.#drop(opening);
    const { name, version, upgrade } = this.#plan;
    // In a function of its own, so that a browser that refuses at once rejects like one that
    // refuses later.
    const open = async () =>
      await openDB<Stored>(name, version, {
        upgrade,
        blocked: () => block(),
        // Another tab needs the database to itself, to bring it up to date.
        blocking: drop,
        terminated: drop,
      });
    const opening: Opening = { database: open(), ready: null, blocked };
    opening.database.then((database) => (opening.ready = database), drop);
    return opening;
  }

  /** Lets go of a connection; the next use makes a new one. */
  #drop(opening: Opening): void {
    if (this.#opening === opening) this.#opening = null;
    opening.database.then(
      (database) => database.close(),
      // There is nothing to close.
      () => {},
    );
  }
}

interface Fault {
  readonly lost: boolean;
  readonly problem: StorageProblem;
}

const isFull = ({ code }: StorageProblem): boolean => code === 'quota' || code === 'unwritable';

const plain = <T>(result: Result<T, Fault>): Result<T, StorageProblem> =>
  result.ok ? result : failure(result.problem.problem);

/**
 * The database, or why there is none after a while. An opening nobody waits for any more goes on:
 * the next use may find it open.
 */
async function patiently(opening: Opening): Promise<Result<IDBPDatabase<Stored>, StorageProblem>> {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const after = (delay: number, problem: StorageProblem) =>
    new Promise<Result<never, StorageProblem>>((resolve) => {
      timers.push(setTimeout(() => resolve(failure(problem)), delay));
    });
  const outcome = await Promise.race([
    opening.database.then(success, (error) => failure(openingProblem(error))),
    opening.blocked.then(() => after(BLOCKED_PATIENCE, { code: 'blocked' })),
    after(SILENT_PATIENCE, { code: 'silent' }),
  ]);
  timers.forEach(clearTimeout);
  return outcome;
}
