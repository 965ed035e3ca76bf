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

// The shelf brings the rules of the games along: it comes when the page is there already.
const shelf = () => import('$lib/shelf/setup.ts');

/** The table of the game with this id, else the last one. */
export async function tableToLay(id: string): Promise<Laid> {
  const { lastSetup, setupOf } = await shelf();
  const again = id === '' ? null : await setupOf(id);
  if (again?.ok) return { earlier: again.value, unknown: false, problem: null };
  const last = await lastSetup();
  return {
    earlier: last.ok ? last.value : null,
    unknown: again !== null,
    problem: last.ok ? null : last.problem,
  };
}

/** Stores a game of Blaze for this table. */
export async function dealTo(setup: TableSetup): Promise<Dealt> {
  return (await shelf()).newGame({ game: 'blaze', ...setup });
}

/** Who has played on this device; nobody where that cannot be read. */
export async function peopleHere(): Promise<readonly KnownPerson[]> {
  const { listProfiles } = await import('$lib/shelf/profiles.ts');
  const people = await listProfiles();
  return people.ok ? people.value : [];
}

/** Forgets somebody who has played here. */
export async function forget(id: string): Promise<void> {
  await (await import('$lib/shelf/profiles.ts')).forgetProfile(id);
}
