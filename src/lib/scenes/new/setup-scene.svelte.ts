import { botSeats } from '../../core/people.ts';
import { success, type Result } from '../../core/result.ts';
import { FIRST_GAME, gameById, type ListedGame } from '../../games/registry.ts';
import { forgetProfile } from '../../shelf/profiles.ts';
import type { SetupAct } from '../../ui/setup/acts.ts';
import type { EarlierTable, KnownPerson, TableSetup } from '../../ui/setup/draft.ts';
import { placeOnGlass } from '../../ui/play/facing/facing.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';
import { dealTo, peopleHere, tableLeft, tableToLay, type LaidBefore } from './kept.ts';

/** A table to be laid. */
interface Table {
  readonly earlier: LaidBefore | null;
  /** Whether the address names a table that cannot be laid again. */
  readonly unknown: boolean;
  readonly game: ListedGame;
}

/** One that is going to be laid, like an earlier one: as that stands when its game is there. */
interface Wanted extends Omit<Table, 'earlier'> {
  readonly earlier: () => LaidBefore | null;
}

const wanted = ({ earlier, ...table }: Table): Wanted => ({ ...table, earlier: () => earlier });

/** One that is laid, with what shows its game. */
interface Laid<Loaded> extends Table {
  readonly loaded: Loaded;
}

/** What a scene of the set-up is surrounded by. */
interface SetupSurroundings<Loaded> {
  /** Loads what shows a game, in the language of the page; whatever it throws is told. */
  readonly load: (game: ListedGame) => Promise<Loaded>;
  /** Goes to the game with this id. */
  readonly play: (id: string) => Promise<void>;
  /** By how much the system shows the set-up turned on the glass: `screen.orientation.angle`. */
  readonly screen: () => number;
}

/**
 * People sit where the set-up shows them, and their seats belong to the glass. Who plays alone has
 * it before them, whichever way up it is.
 */
function seatedOnGlass(setup: TableSetup, screen: number): TableSetup {
  if (setup.people.length - botSeats(setup.people).length < 2) return setup;
  const people = setup.people.map((person) => ({
    ...person,
    place: placeOnGlass(person.place, screen),
  }));
  return { ...setup, people };
}

/** A table that is laid, until its cards are dealt. */
export class SetupScene<Loaded> {
  /**
   * Nothing is shown before it is known: no wrong table flashes up, and nothing typed is replaced.
   */
  laid = $state.raw<Laid<Loaded> | null>(null);
  #people = $state.raw<readonly KnownPerson[]>([]);
  /** By their ids; whoever cannot be forgotten is none of them any more. */
  #forgotten = $state.raw<readonly string[]>([]);
  /** Who has played here before. */
  readonly known: readonly KnownPerson[] = $derived.by(() =>
    this.#people.filter(({ id }) => !this.#forgotten.includes(id)),
  );
  trouble = $state.raw<Problem | null>(null);
  dealing = $state(false);
  /** How this table plays, once somebody asks. */
  rules = $state.raw<{ readonly options: object; readonly players: number } | null>(null);
  /** How often something else was to be shown: what was wanted earlier may still be loading. */
  #choices = 0;
  /** The table that is laid, or is going to be. */
  #next: Wanted | null = null;
  readonly #around: SetupSurroundings<Loaded>;

  constructor(around: SetupSurroundings<Loaded>) {
    this.#around = around;
  }

  /**
   * Lays the table of the stored game with this id, else the last one; for the game of the registry
   * where the id is one of those. One that was `left` here comes before all of them.
   */
  async enter(id: string, left: unknown = null): Promise<void> {
    const kept = await tableLeft(left);
    const named = gameById(kept?.earlier?.game ?? id);
    const table = kept ?? tableToLay(named ? '' : id);
    const game = named ?? gameById((await table).earlier?.game ?? '') ?? FIRST_GAME;
    const choice = this.#choices;
    const [loaded, { problem, earlier, unknown }, people] = await Promise.all([
      this.#load(game),
      table,
      peopleHere(),
    ]);
    this.#people = people;
    this.trouble = loaded.ok ? problem : loaded.problem;
    if (!loaded.ok) return;
    this.laid = { earlier, unknown, game, loaded: loaded.value };
    this.#next = wanted(this.laid);
    if (choice !== this.#choices) await this.speak();
  }

  /** This table, for the game it is laid for, to be laid again; null while there is none. */
  left(table: EarlierTable): LaidBefore | null {
    return this.laid && { ...table, game: this.laid.game.id };
  }

  /** The page speaks another language now. What people have laid and typed stays as it is. */
  async speak(): Promise<void> {
    if (this.#next) await this.#lay(this.#next);
    else this.#choices++;
  }

  /** What people do at the table. */
  act = (act: SetupAct): void => {
    if (act.do === 'deal') void this.deal(act.setup);
    else if (act.do === 'game') void this.change(act.id, act.table);
    else if (act.do === 'forget') void this.forget(act.id);
    else this.rules = { options: act.options, players: act.players };
  };

  /** Lays the same table for another game: as it stands once that is there. */
  async change(id: string, table: () => EarlierTable): Promise<void> {
    const game = gameById(id) ?? FIRST_GAME;
    const before = this.laid?.game.id ?? game.id;
    await this.#lay({ earlier: () => ({ ...table(), game: before }), unknown: false, game });
  }

  /** Lays what was wanted last, in the language of then, whichever comes first. */
  async #lay(next: Wanted): Promise<void> {
    const choice = ++this.#choices;
    this.#next = next;
    const loaded = await this.#load(next.game);
    if (choice !== this.#choices) return;
    this.trouble = loaded.ok ? null : loaded.problem;
    if (loaded.ok) this.laid = { ...next, earlier: next.earlier(), loaded: loaded.value };
    this.#next = this.laid && wanted(this.laid);
  }

  /** Stores the game and goes there. */
  async deal(setup: TableSetup): Promise<void> {
    if (!this.laid) return;
    const { id } = this.laid.game;
    this.dealing = true;
    this.trouble = null;
    const played = await attempt(async () => {
      const dealt = await dealTo(id, seatedOnGlass(setup, this.#around.screen()));
      return dealt.ok ? success(await this.#around.play(dealt.value.id)) : dealt;
    });
    if (!played.ok) this.trouble = played.problem;
    this.dealing = false;
  }

  /** Somebody is offered no more; they come back where that could not be kept. */
  async forget(id: string): Promise<void> {
    this.#forgotten = [...this.#forgotten, id];
    const forgotten = await attempt(() => forgetProfile(id));
    this.trouble = forgotten.ok ? null : forgotten.problem;
    if (!forgotten.ok) this.#forgotten = this.#forgotten.filter((one) => one !== id);
  }

  #load(game: ListedGame): Promise<Result<Loaded, Problem>> {
    return attempt(async () => success(await this.#around.load(game)));
  }
}
