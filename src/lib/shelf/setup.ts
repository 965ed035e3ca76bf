import { assert } from '../core/assert.ts';
import type { Person } from '../core/people.ts';
import { secureRandom } from '../core/random.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { AnyKit } from '../games/contract/kit.ts';
import { recordSeat, type RecordHead } from '../record/format.ts';
import { nameKey, readName } from '../record/names.ts';
import { addGame, readGame, type StoredGame } from '../storage/games.ts';
import {
  readStoredSetup,
  storedSetup,
  writeStoredSetup,
  type StoredSetup,
} from '../storage/keepsakes.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { standingMoves, wayAtEnd } from '../table/journal.ts';
import { newId } from './ids.ts';
import { askToLastAtFirst } from './lasting.ts';
import { rememberPeople } from './profiles.ts';
import { glanceOf, kitOf, playHead } from './replay.ts';

/** What a table agrees on before a game. */
export interface GameSetup {
  /** A game's id in the registry. */
  readonly game: string;
  /** The game's own; what is left out has its usual value. */
  readonly options: object;
  /** By seat. Names as `readName` returns them, and distinct by `nameKey`. */
  readonly people: readonly Person[];
  /** The seat that starts, or chance says. */
  readonly first: Seat | 'draw';
  readonly way: SavedGame['way'];
  /** Whether people may ask in their hand what a computer player would do. */
  readonly hints: boolean;
}

type Begun = Promise<Result<{ readonly id: string }, StorageProblem>>;

/**
 * Stores a new game, its first deal due, and remembers the set-up and `known`, those of the people
 * who gave a name. These come first: where they cannot be stored nobody has begun a game yet.
 */
export const newGame = (
  setup: GameSetup,
  known: readonly Person[] = setup.people.filter(({ bot }) => bot === undefined),
): Begun =>
  begin(setup, async (stored) => {
    const remembered = await rememberPeople(known);
    return remembered.ok ? writeStoredSetup(stored) : remembered;
  });

/** The same, but the set-up that is remembered stays what it was. */
export const newGameAside = (setup: GameSetup, known: readonly Person[]): Begun =>
  begin(setup, () => rememberPeople(known));

async function begin(
  setup: GameSetup,
  remember: (stored: StoredSetup) => Promise<Result<null, StorageProblem>>,
): Begun {
  const people = setup.people.map(plainPerson);
  const first = setup.first === 'draw' ? drawFirst(people.length) : setup.first;
  const kit = await kitOf(setup.game);
  assert(kit !== undefined, 'a set-up is of a game there is');
  const { rules, settings } = parted(kit, setup.options);
  const played = playHead(kit, headOf({ ...setup, options: rules }, first), []);
  assert(played.ok && namesAreGood(people), 'a set-up is one that can be played');
  const { game, options, seats } = played.value.record;
  const { way, hints } = setup;
  const agreed = { ...options, ...settings };
  const remembered = await remember({
    game,
    options: agreed,
    people,
    first: setup.first,
    way,
    hints,
  });
  if (!remembered.ok) return remembered;
  const [id, created] = [newId(), Date.now()];
  const head = { game, options, seats, first };
  const glance = glanceOf(kit, played.value, { commits: 0, played: created });
  const kept = { id, head, people, way, hints, ...settingsIn(settings), title: null, created };
  const added = await addGame(kept, [], glance);
  if (!added.ok) return added;
  askToLastAtFirst();
  return success({ id });
}

/** Of what a table has agreed on, the rules, and what is none. */
function parted(kit: AnyKit, agreed: object) {
  const settings = kit.settingsOf(agreed);
  const rules = Object.entries(agreed).filter(([key]) => !(key in settings));
  return { rules: Object.fromEntries(rules), settings };
}

/** What is stored of them. */
const settingsIn = (settings: object): Pick<SavedGame, 'settings'> =>
  Object.keys(settings).length === 0 ? {} : { settings };

/**
 * Stores a new game of the same table, as it lies, in which chance deals what it dealt in an
 * earlier one.
 */
export async function dealAgain(id: string): Begun {
  const stored = await readGame(id);
  if (!stored.ok) return stored;
  const { head, people, hints, settings = {}, turned = 0, deals = [] } = stored.value.game;
  const kit = await kitOf(head.game);
  const standing = standingMoves(stored.value.entries);
  const played = kit && playHead(kit, head, []);
  if (!kit || !played?.ok || !standing.ok) return failure({ code: 'damaged' });
  const dealt = standing.value.flat().flatMap(orderIn);
  const created = Date.now();
  const game: SavedGame = {
    id: newId(),
    head,
    people,
    way: wayNow(stored.value),
    hints,
    ...settingsIn(settings),
    title: null,
    created,
    turned,
    deals: [...dealt, ...deals.slice(dealt.length)],
  };
  const glance = glanceOf(kit, played.value, { commits: 0, played: created });
  const added = await addGame(game, [], glance);
  return added.ok ? success({ id: game.id }) : added;
}

/** The order a stored move deals, if it is a deal. */
function orderIn(move: unknown): readonly (readonly string[])[] {
  const { do: what, order } = (move ?? {}) as Readonly<Record<string, unknown>>;
  return what === 'deal' && Array.isArray(order) ? [order.map(String)] : [];
}

/** How the device goes round a table now: people may have changed it since they sat down. */
const wayNow = ({ game, entries }: StoredGame): SavedGame['way'] => wayAtEnd(entries) ?? game.way;

/** The set-up of the last new game, or null where there was none that could still be played. */
export async function lastSetup(): Promise<Result<GameSetup | null, StorageProblem>> {
  const stored = await readStoredSetup();
  return stored.ok ? success(stored.value && (await playable(stored.value))) : stored;
}

/** A set-up as it was left, good or not, from whatever was kept of it; null where it is none. */
export const setupFrom = (kept: unknown): GameSetup | null => storedSetup(kept);

/** The set-up for one more game of the same table. Who starts is drawn anew. */
export async function setupOfGame(id: string): Promise<Result<GameSetup, StorageProblem>> {
  const stored = await readGame(id);
  if (!stored.ok) return stored;
  const { head, people, hints, settings = {} } = stored.value.game;
  const { game } = head;
  const way = wayNow(stored.value);
  const options = { ...head.options, ...settings };
  const setup = await playable({ game, options, people, first: 'draw', way, hints });
  return setup ? success(setup) : failure({ code: 'damaged' });
}

/**
 * A stored set-up as one that can be played, or null. Names that came with a written game may still
 * be too much alike.
 */
async function playable(setup: StoredSetup): Promise<GameSetup | null> {
  const kit = await kitOf(setup.game);
  const first = setup.first === 'draw' ? 0 : setup.first;
  if (!kit) return null;
  const { rules } = parted(kit, setup.options);
  return playHead(kit, headOf({ ...setup, options: rules }, first), []).ok ? setup : null;
}

/** A copy the database can store, whatever the one given is wrapped in. */
const plainPerson = (person: Person): Person => ({ ...person });

const headOf = ({ game, options, people }: StoredSetup, first: Seat): RecordHead => ({
  game,
  options,
  seats: people.map(recordSeat),
  first,
});

function namesAreGood(people: readonly Person[]): boolean {
  const areNames = people.every(({ name }) => {
    const read = readName(name);
    return read.ok && read.value === name;
  });
  return areNames && new Set(people.map(({ name }) => nameKey(name))).size === people.length;
}

const drawFirst = (players: number): Seat =>
  secureRandom((words) => crypto.getRandomValues(words)).below(players);
