import { browsersWords } from '../core/own-words.ts';
import { failure, success, type Result } from '../core/result.ts';
import { isCollection, unfoldCollection } from '../record/collection.ts';
import type { FileFault, RecordFault } from '../record/problem.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { importGame, importOne } from './import.ts';
import { rest } from './rest.ts';
import { lookForSame } from './same.ts';

/** How many reasons are kept of games that are refused: there may be thousands of them. */
const MOST_FAULTS = 3;

/** What came of a file of many games. */
export interface TakenIn {
  /** Games that are new here, and that were here already. */
  readonly taken: number;
  readonly here: number;
  readonly refused: number;
  /** The first of those that are refused: their places in the file, from 0, and why. */
  readonly faults: readonly { readonly at: number; readonly fault: RecordFault }[];
  /** Why those behind were not even looked at; null where all were. */
  readonly stopped: StorageProblem | null;
}

interface Import {
  /** As for a single game. */
  readonly screen: number;
  /** Hears how many of how many games are through. */
  readonly onprogress: (done: number, of: number) => void;
}

type FileProblem = FileFault | StorageProblem;

/** Takes in whatever is in a file: one game, or many. */
export const importFile = (
  text: string,
  how: Import,
): Promise<Result<{ readonly id: string } | TakenIn, FileProblem>> =>
  isCollection(text) ? importGames(text, how) : importGame(text, how.screen);

/**
 * Takes in the games of a file, each as if it came alone: what is wrong with one keeps no other
 * out. Those that were here before are passed over. Of the games in the file itself only one that
 * stands in it twice is: else a game that began like another would not come along to another
 * device. What is taken in stays, whatever happens after.
 */
async function importGames(
  text: string,
  { screen, onprogress }: Import,
): Promise<Result<TakenIn, FileProblem>> {
  const unfolded = unfoldCollection(text);
  if (!unfolded.ok) return failure({ move: null, problem: unfolded.problem });
  const here = await lookForSame();
  if (!here.ok) return here;
  const look = async () => here;
  const games = unfolded.value;
  const counts = { taken: 0, here: 0, refused: 0 };
  const faults: { readonly at: number; readonly fault: RecordFault }[] = [];
  const known = new Set<string>();
  for (const [at, game] of games.entries()) {
    onprogress(at, games.length);
    const record = textOf(game);
    const done = known.has(record)
      ? success({ isNew: false })
      : await importOne(record, look, screen).catch(broken);
    if (done.ok) {
      counts[done.value.isNew ? 'taken' : 'here']++;
      known.add(record);
    } else if ('move' in done.problem) {
      counts.refused++;
      if (faults.length < MOST_FAULTS) faults.push({ at, fault: done.problem });
    } else return success({ ...counts, faults, stopped: done.problem });
    await rest();
  }
  return success({ ...counts, faults, stopped: null });
}

/** What no import should throw, as when a game's code cannot be fetched: others are in by then. */
const broken = (error: unknown) =>
  failure({ code: 'failed', detail: browsersWords(error) } as const);

/** A record as a text of its own; nothing where it is nested so deeply that there is none. */
function textOf(game: unknown): string {
  try {
    return JSON.stringify(game);
  } catch {
    return '';
  }
}
