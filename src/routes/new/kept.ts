import { failure } from '$lib/core/result.ts';
import { listProfiles } from '$lib/shelf/profiles.ts';
import type { newGame } from '$lib/shelf/setup.ts';
import type { EarlierTable, KnownPerson, TableSetup } from '$lib/ui/setup/draft.ts';

type Dealt = Awaited<ReturnType<typeof newGame>>;
type Problem = Exclude<Dealt, { readonly ok: true }>['problem'];

/** A table to begin with. */
interface Laid {
  /** An earlier one, or null for a fresh one. */
  readonly earlier: EarlierTable | null;
  /** Whether the address names a table that cannot be laid again. */
  readonly unknown: boolean;
  /** What will keep the cards from being dealt. */
  readonly problem: Problem | null;
}

/** The shelf brings the rules of the games along: it comes when the page is there already. Null when it cannot be fetched. */
const shelf = () => import('$lib/shelf/setup.ts').catch(() => null);
const unfetched: Problem = { code: 'failed', detail: '' };

/** The table of the game with this id, else the last one. */
export async function tableToLay(id: string): Promise<Laid> {
  const kept = await shelf();
  if (!kept) return { earlier: null, unknown: false, problem: unfetched };
  const again = id === '' ? null : await kept.setupOf(id);
  if (again?.ok) return { earlier: again.value, unknown: false, problem: null };
  const last = await kept.lastSetup();
  return last.ok
    ? { earlier: last.value, unknown: again !== null, problem: null }
    : { earlier: null, unknown: false, problem: last.problem };
}

/** Stores a game of Blaze for this table. */
export async function dealTo({ known, ...setup }: TableSetup): Promise<Dealt> {
  const kept = await shelf();
  return kept ? kept.newGame({ game: 'blaze', ...setup }, known) : failure(unfetched);
}

/** Who has played on this device; nobody where that cannot be read. */
export async function peopleHere(): Promise<readonly KnownPerson[]> {
  const people = await listProfiles();
  return people.ok ? people.value : [];
}
