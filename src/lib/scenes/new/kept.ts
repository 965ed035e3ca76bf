import { success } from '../../core/result.ts';
import { listProfiles } from '../../shelf/profiles.ts';
import type { GameSetup, newGame } from '../../shelf/setup.ts';
import type { EarlierTable, KnownPerson, TableSetup } from '../../ui/setup/draft.ts';
import { attempt } from '../attempt.ts';

type Dealt = Awaited<ReturnType<typeof newGame>>;
type Problem = Exclude<Dealt, { readonly ok: true }>['problem'];

/** An earlier table, and the id of the game it was laid for. */
export interface LaidBefore extends EarlierTable {
  readonly game: string;
}

/** A table to begin with. */
interface TableToLay {
  /** An earlier one, or null for a fresh one. */
  readonly earlier: LaidBefore | null;
  /** Whether the address names a table that cannot be laid again. */
  readonly unknown: boolean;
  /** What will keep the cards from being dealt. */
  readonly problem: Problem | null;
}

/** The shelf brings the rules of the games along: it comes when the page is there already. */
const loadShelf = () => import('../../shelf/setup.ts');

/** The table of the game with this id, else the last one. */
export async function tableToLay(id: string): Promise<TableToLay> {
  const again = id === '' ? null : await attempt(async () => (await loadShelf()).setupOfGame(id));
  if (again?.ok) return laid(again.value, { unknown: false });
  const last = await attempt(async () => (await loadShelf()).lastSetup());
  return last.ok
    ? laid(last.value, { unknown: again !== null })
    : { earlier: null, unknown: false, problem: last.problem };
}

/** A table as it was left; null where there is none, or it cannot be read. */
export async function tableLeft(kept: unknown): Promise<TableToLay | null> {
  if (kept === null) return null;
  const left = await attempt(async () => success((await loadShelf()).setupFrom(kept)));
  return left.ok && left.value ? laid(left.value, { unknown: false }) : null;
}

const laid = (earlier: GameSetup | null, { unknown }: Pick<TableToLay, 'unknown'>): TableToLay => ({
  earlier,
  unknown,
  problem: null,
});

/** Stores a game for this table; `game` is its id in the registry. */
export const dealTo = (game: string, { known, ...setup }: TableSetup): Promise<Dealt> =>
  attempt(async () => (await loadShelf()).newGame({ game, ...setup }, known));

/** Who has played on this device; nobody where that cannot be read. */
export async function peopleHere(): Promise<readonly KnownPerson[]> {
  const people = await attempt(listProfiles);
  return people.ok ? people.value : [];
}
