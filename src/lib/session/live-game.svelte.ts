import type { BotLevel, Person } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import type { PlayedTypes } from '../games/contract/bot.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { peopleOf, soloOf, type Lent } from '../table/desk.ts';
import type { PersonInput } from '../table/public.ts';
import { Backstage } from './backstage.ts';
import type { Environment } from './environment.ts';
import { Chronicle, type LogEntry } from './log.ts';
import { OnGlass } from './on-glass.ts';
import { refusalInHand } from './open-hand.ts';
import type { Showing } from './picture.svelte.ts';
import type { RestoredGame } from './restoring.ts';
import type { Steward } from './steward.ts';

/**
 * A game that is being played, as screens see it: what they may show, and everything people can do.
 * What people do takes effect once it is stored; until then, and where the table does not allow it,
 * it does not count.
 */
export class LiveGame<G extends PlayedTypes = PlayedTypes> {
  readonly id: string;
  /** By seat; whoever had to go is the computer player that plays for them. */
  readonly people: readonly Person[];
  /** Whether people may ask in their hand what a computer player would do. */
  readonly hints: boolean;
  /** What the table has agreed on besides the rules. */
  readonly settings: object;
  /** By how many degrees the table was turned when the game was opened. */
  readonly turned: number;
  /** The one person who plays, against computer players alone; null where several do, or nobody. */
  readonly solo: Seat | null;
  /** Only computer players play: it is watched. */
  readonly watched: boolean;
  /** What the app does in it. */
  readonly steward: Steward<G>;
  readonly #saved: SavedGame;
  readonly #onGlass: OnGlass<G>;
  readonly #backstage: Backstage<G>;
  readonly #chronicle: Chronicle<G>;
  readonly #log: readonly LogEntry<G>[];
  readonly #substitute: BotLevel;

  constructor(restored: RestoredGame<G>, environment: Environment) {
    const { saved, start, kit, desk, journal } = restored;
    this.#saved = saved;
    this.id = saved.id;
    this.hints = saved.hints;
    this.turned = saved.turned ?? 0;
    this.settings = kit.settingsOf(saved.settings ?? {});
    this.solo = soloOf(start);
    this.watched = peopleOf(start).length === 0;
    const onGlass = new OnGlass(desk, journal);
    this.#onGlass = onGlass;
    this.#backstage = new Backstage(restored, { environment, onGlass });
    this.steward = this.#backstage;
    const { levels } = kit.bots;
    this.#substitute = levels[Math.floor(levels.length / 2)]!;
    this.people = $derived(seatedNow(saved.people, this.picture.lent));
    const chronicle = new Chronicle(start, onGlass.journal);
    this.#chronicle = chronicle;
    this.#log = $derived(this.picture.written > 0 ? chronicle.log() : []);
  }

  /** The id of the game that is played. */
  get game(): string {
    return this.#saved.head.game;
  }

  /** Whether it lies on the shelf: what has no id is only watched, and gone afterwards. */
  get isKept(): boolean {
    return this.id !== '';
  }

  /** All that screens may show of it now. */
  get picture(): Showing<G> {
    return this.#onGlass.picture;
  }

  /**
   * A hand was just laid down and what comes after it is being stored: the cover on the glass stays
   * for that moment only.
   */
  get curtain(): boolean {
    return this.#onGlass.isCurtain;
  }

  /**
   * Everything that has happened, undone or not: public while the game runs, then with what was
   * private.
   */
  log(): readonly LogEntry<G>[] {
    return this.#log;
  }

  /**
   * By line of the log: what spoke for the moves of computer players, from all they knew then;
   * nothing before all is told, or where nobody can say.
   */
  reasons(): Promise<readonly (readonly G['merit'][])[]> {
    const levels = this.#saved.people.map(({ bot }) => bot);
    return this.#backstage.reasons(this.#chronicle.chosen(levels));
  }

  /** Why the open hand cannot play this now, or null. */
  refusalInHand(move: G['move']): G['refusal'] | null {
    return this.picture.hand ? refusalInHand(this.#onGlass.desk, move) : null;
  }

  /** Something that people do: the only door there is to the table. */
  act(input: PersonInput<G>): void {
    // What a page hands in may be wrapped in something that cannot be stored.
    const isMove = input.do === 'stage' || input.do === 'say';
    this.#backstage.take(isMove ? { ...input, move: { ...input.move } } : input);
  }

  /** The seats whose people had to go and may come back. */
  get lent(): readonly Seat[] {
    return this.picture.lent.map(({ seat }) => seat);
  }

  /** A computer player has a seat from now on, while its owner is away; or no longer. */
  lend(seat: Seat, away: boolean): void {
    this.act({ do: 'seat', seat, bot: away ? this.#substitute : null });
  }
}

/** Who plays at each seat just now. */
const seatedNow = (people: readonly Person[], lent: readonly Lent[]): readonly Person[] =>
  lent.length === 0
    ? people
    : people.map((person, seat) => {
        const away = lent.find((one) => one.seat === seat);
        return away ? { ...person, bot: away.level } : person;
      });
