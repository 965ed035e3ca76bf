import type { Person } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import type { BlazeRefusal } from '../games/blaze/rules/explain.ts';
import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Advice } from '../games/blaze/bots/merits.ts';
import type { BlazeMove } from '../games/blaze/rules/moves.ts';
import type { BlazeView } from '../games/blaze/rules/view.ts';
import type { SeatMove } from '../games/contract/rules.ts';
import type { StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { peopleOf, soloOf } from '../table/desk.ts';
import type { Glass, Prompt, Way } from '../table/public.ts';
import { Backstage, type Restored } from './backstage.ts';
import type { Edge } from './keeper.ts';
import { Chronicle, type LogEntry } from './log.ts';
import { whyNot, type OpenHand } from './open-hand.ts';
import type { Untold } from './telling.ts';
import type { TableUndo } from './undoing.ts';

/** A game, and who plays it. */
export interface LiveGameSetup extends Restored {
  readonly saved: SavedGame;
}

/**
 * A game that is being played, as screens see it: what they may show, and everything people can do. What people do takes effect once it is stored;
 * until then, and where the table does not allow it, it does not count.
 */
export class LiveGame {
  readonly id: string;
  readonly people: readonly Person[];
  /** Whether people may ask in their hand what a computer player would do. */
  readonly hints: boolean;
  /** The one person who plays, against computer players alone; null where several do, or nobody. */
  readonly solo: Seat | null;
  /** Only computer players play: it is watched. */
  readonly watched: boolean;
  readonly #saved: SavedGame;
  readonly #backstage: Backstage;
  readonly #log: readonly LogEntry<Blaze>[];

  constructor({ saved, ...restored }: LiveGameSetup, edge: Edge) {
    this.#saved = saved;
    this.id = saved.id;
    this.people = restored.people;
    this.hints = saved.hints;
    this.solo = soloOf(restored.start);
    this.watched = peopleOf(restored.start).length === 0;
    this.#backstage = new Backstage(restored, edge);
    const chronicle = new Chronicle(restored.start, this.#backstage.journal);
    this.#log = $derived(this.#picture.written > 0 ? chronicle.log() : []);
  }

  /** Whether it lies on the shelf: what has no id is only watched, and gone afterwards. */
  get isKept(): boolean {
    return this.id !== '';
  }

  /** What the glass shows. */
  get glass(): Glass {
    return this.#picture.glass;
  }

  /** The cover on the glass stays for a moment only: what comes after a hand is on its way. */
  get curtain(): boolean {
    return this.#backstage.isCurtain;
  }

  /** Who is asked what, and how each may answer. */
  get prompt(): Prompt {
    return this.#picture.prompt;
  }

  /** How the device goes round. */
  get way(): Way {
    return this.#picture.way;
  }

  /** The public view. */
  get table(): BlazeView {
    return this.#picture.table;
  }

  /** There only while the glass shows a hand. */
  get hand(): OpenHand<Blaze> | null {
    return this.#picture.hand;
  }

  /** What nobody has been shown yet, oldest first, until `told`. */
  get telling(): readonly Untold<Blaze>[] {
    return this.#picture.telling;
  }

  /** What could be undone, or is asked to be: `prompt.undo` tells which. */
  get undoOffer(): TableUndo<Blaze> | null {
    return this.#picture.undoOffer;
  }

  /** Why the last act could not be stored: it has not happened, and nothing else can until `retry` succeeds. */
  get trouble(): StorageProblem | null {
    return this.#picture.trouble;
  }

  get storing(): boolean {
    return this.#picture.storing;
  }

  /** Another tab has taken the game over. */
  get lost(): boolean {
    return this.#picture.lost;
  }

  /** How many entries the journal has. */
  get written(): number {
    return this.#picture.written;
  }

  /**
   * The game as far as it has been shown, out of memory: there even where the storage fails, or has
   * lost the game. A move that could not be stored is not in it: nobody has seen what comes of it.
   */
  soFar(): StoredGame {
    return { game: this.#saved, entries: [...this.#backstage.journal] };
  }

  /** Everything that has happened, undone or not: public while the game runs, then with what was private. */
  log(): readonly LogEntry<Blaze>[] {
    return this.#log;
  }

  /** Why the open hand cannot play this now, or null. */
  whyNot(move: BlazeMove): BlazeRefusal | null {
    return this.#picture.hand ? whyNot(this.#backstage.desk, move) : null;
  }

  press = (seat: Seat): void => this.#backstage.take({ do: 'press', seat });
  release = (): void => this.#backstage.take({ do: 'release' });
  open = (seat: Seat): void => this.#backstage.take({ do: 'open', seat });
  layDown = (): void => this.#backstage.take({ do: 'layDown' });
  showTable = (): void => this.#backstage.take({ do: 'showTable' });
  stage = (move: BlazeMove): void => this.#backstage.take({ do: 'stage', move: { ...move } });
  unstage = (): void => this.#backstage.take({ do: 'unstage' });
  commit = ({ close }: { readonly close: boolean }): void =>
    this.#backstage.take({ do: 'commit', close });
  say = (move: SeatMove): void => this.#backstage.take({ do: 'say', move: { ...move } });
  nobody = (): void => this.#backstage.take({ do: 'sayNobody' });
  want = (seat: Seat, on: boolean): void => this.#backstage.take({ do: 'want', seat, on });
  standOut = (seat: Seat, on: boolean): void => this.#backstage.take({ do: 'standOut', seat, on });
  agree = (seat: Seat): void => this.#backstage.take({ do: 'agree', seat });
  keepAsIs = (): void => this.#backstage.take({ do: 'keepAsIs' });
  changeWay = (way: Way): void => this.#backstage.take({ do: 'way', way });

  /** Chance deals what is due. */
  deal = (): void => this.#backstage.deal();

  /** The computer player whose turn it is plays; nothing happens while it thinks. */
  playBot = (): void => this.#backstage.playBot();

  /** What the strongest computer player would do with the open hand; null where nobody can say, or the hand has changed meanwhile. */
  advise = (): Promise<Advice | null> => this.#backstage.advise();

  /** Asks the table to undo what `undoOffer` names. */
  undo = (): void => {
    const offer = this.#picture.undoOffer;
    if (offer) this.#backstage.take({ do: 'undo', by: offer.by });
  };

  /** Hides whatever is on the glass, at once, and keeps it covered; what was to be told goes untold. */
  cover = (): void => this.#backstage.cover();

  /** A hand that is about to open, once that is stored, stays shut; the glass stays as it is. */
  keepShut = (): void => this.#backstage.keepShut();

  /** Everything in `telling` has been shown. */
  told = (): void => this.#backstage.told();

  /** Stores once more what could not be stored. */
  retry = (): void => this.#backstage.retry();

  /** The game is taken over elsewhere. */
  lose = (): void => this.#backstage.lose();

  /** Resolves once nothing is being stored or covered any more. */
  settled = (): Promise<void> => this.#backstage.settled();

  /** Covers the glass and takes nothing more. Resolves once everything is stored. */
  close = (): Promise<void> => this.#backstage.close();

  get #picture() {
    return this.#backstage.picture;
  }
}
