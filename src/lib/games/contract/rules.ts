import type { GenericSchema } from 'valibot';
import type { Random } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import type { Seat } from '../../core/seats.ts';

/**
 * How a seat is asked. `must`: without it nothing goes on. `may`: it can play or decline. `could`:
 * it can cut in, but nobody waits for it, and it may hold no card for it. `none`: it can do
 * nothing. Follows from public facts, so that being asked tells nothing about a hand.
 */
export type Ask = 'must' | 'may' | 'could' | 'none';

/**
 * A move a seat can make by word, for the whole table to hear and without its hand: to decline what
 * it is asked, to take what lies on the table, to play or discard a card of its own that lies face
 * down, to tell others of theirs.
 */
export interface SpokenMove<Move extends SeatMove = SeatMove> {
  readonly kind: 'decline' | 'take' | 'play' | 'discard' | 'tell';
  /** What it stands for; a sentence about it finds in here what it needs. */
  readonly move: Move;
}

/** A move of chance: what the shuffle brought, in the words of a record. */
export interface Deal {
  readonly do: 'deal';
  readonly order: readonly string[];
}

/** A player's move, in the words of a record. */
export interface SeatMove {
  readonly seat: Seat;
  readonly do: string;
}

/** Why a move is not legal, as a code and what the sentence needs. */
export interface Refusal {
  readonly code: string;
}

/** Why a deal is not the one that is due. */
export interface DealRefusal extends Refusal {
  readonly code: 'noDealDue' | 'wrongLength' | 'wrongCards';
}

/** Something that happened, as a code and what the sentence needs. */
export interface GameEvent {
  readonly code: string;
}

/** How a game stands as a whole. A game adds its scores, null while it is unfinished. */
export interface Outcome {
  readonly over: boolean;
}

/** What players agree on before a game. */
export interface Start<Options> {
  readonly options: Options;
  readonly players: number;
  /** The seat that starts: the first Fire in Blaze, the starting player in Hanabi. */
  readonly first: Seat;
}

/** What has come to be known since moves were made. */
export interface Seen {
  /** Somebody has looked into a hand, or had one open meanwhile. */
  readonly hands: boolean;
  /** The game is over, and its log has told what was secret. */
  readonly secrets: boolean;
}

/** A state that an engine changes in place. */
export interface EngineState {
  copyFrom(other: this): void;
}

/** A game's own types, in one place. */
export interface GameTypes {
  readonly options: object;
  readonly state: EngineState;
  readonly move: SeatMove;
  readonly view: object;
  readonly refusal: Refusal;
  readonly event: GameEvent;
  readonly outcome: Outcome;
}

/** A game whose own types are not known here. */
export type AnyGame = Game<GameTypes>;

/**
 * A game, as everything outside its folder knows it. Every part is there for every game: nothing
 * may fail open.
 *
 * The engine half works on integers and in place: `legal` writes into a buffer, `play` changes the
 * state. It trusts its caller; a move from outside goes through `explain` first, as `live.ts` does.
 */
export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** What a record may hold as `options`; unknown keys are refused. */
  readonly optionsSchema: GenericSchema<unknown, G['options']>;
  /** The shape of a move in a record; whether it is legal is `explain`'s to say. */
  readonly moveSchema: GenericSchema<unknown, G['move']>;

  /** A new game, its first deal due. */
  start(start: Start<G['options']>): G['state'];
  /** A second state like this one; `copyFrom` does the same into one that exists. */
  clone(state: G['state']): G['state'];

  /**
   * The cards of the deal that is due, sorted, for chance to shuffle; null when none is due.
   * Secret: it may tell what lies elsewhere.
   */
  dealDue(state: G['state']): readonly string[] | null;
  /** Why this order cannot be dealt now, or null. */
  explainDeal(state: G['state'], order: readonly string[]): DealRefusal | null;
  /** Deals an order `explainDeal` has nothing against. */
  deal(state: G['state'], order: readonly string[]): void;

  ask(state: G['state'], seat: Seat): Ask;
  /**
   * The seat in turn; `NOBODY` while a deal is due and when the game is over. Where several seats
   * must choose at once, it is the first to do so, starting with the seat that leads afterwards.
   */
  turn(state: G['state']): Seat;
  /**
   * What a seat can do by word, as the public table lets everybody see. One of these declines where
   * the seat `may` act, none does elsewhere, and where it is asked `none` there is nothing to say.
   */
  spoken(table: G['view'], seat: Seat): readonly SpokenMove<G['move']>[];
  /**
   * The seat whose answer comes before anything `seat` could play from its hand, or `NOBODY`.
   * Public facts only.
   */
  waitsFor(state: G['state'], seat: Seat): Seat;
  /**
   * Whether a seat can say that it will decline whatever it is asked until the contest that is
   * running ends. Public facts only.
   */
  mayStandOut(state: G['state'], seat: Seat): boolean;
  /**
   * What the glass rests on while the device goes from hand to hand: the cover of the seat it goes
   * to; or the public table, where whoever is in turn can act by word.
   */
  readonly restState: 'cover' | 'table';
  /** How many cards a seat holds, as everybody can count. */
  held(state: G['state'], seat: Seat): number;
  /** The most moves `legal` can write. */
  readonly mostMoves: number;
  /** Writes the legal moves of a seat, each once, and returns how many there are. */
  legal(state: G['state'], seat: Seat, out: Int32Array): number;
  /** Plays a legal move and all it brings about. */
  play(state: G['state'], code: number): void;
  toMove(code: number): G['move'];
  /** The integer of a move that `explain` has nothing against. */
  toCode(move: G['move']): number;
  /** A move in a few words, without its seat, as the record tool prints it. */
  moveWord(move: G['move']): string;
  /** The move a word tells, or null. */
  readMoveWord(seat: Seat, word: string): G['move'] | null;

  /** What a seat may know; the public table for null. */
  view(state: G['state'], viewer: Seat | null): G['view'];
  /**
   * The public table with one hand turned up, for all but its owner to see. Null where hands are
   * shown to nobody.
   */
  viewShowing(state: G['state'], shown: Seat): G['view'] | null;
  /**
   * A full state that agrees with a view: `view(imagine(view))` equals it. What the view does not
   * tell is drawn at random.
   */
  imagine(view: G['view'], random: Random): G['state'];

  /** Why a move is not legal, or null where it is. */
  explain(state: G['state'], move: G['move']): G['refusal'] | null;
  /** What a move or a deal brought about, as this viewer may know it; the public table for null. */
  narrate(before: G['state'], move: G['move'] | Deal, viewer: Seat | null): readonly G['event'][];

  /**
   * Whether something was settled between two states, so that all must agree before it is undone:
   * in Blaze a challenge has ended or bets have been opened; in Hanabi any act settles something,
   * as others have heard a clue or seen a card by then. Public facts only.
   */
  settles(before: G['state'], after: G['state']): boolean;
  /**
   * Whether everybody could foresee all that was settled between two states: nobody drew, nothing
   * was opened, and what a seat knew of its cards it knows still. Then it can lay ready what it
   * leads with. Public facts only.
   */
  isForeseen(before: G['state'], after: G['state']): boolean;

  /**
   * Which of the things that people have seen since lets moves of the past stand for good: taken
   * back, they would be made again by somebody who knows more than they may. Null where none does.
   * Public facts only.
   */
  standForGood(moves: readonly (G['move'] | Deal)[], seen: Seen): keyof Seen | null;

  outcome(state: G['state']): G['outcome'];
  /** The whole state in one line of text, secrets included, for tests and positions. */
  notation(state: G['state']): string;
  /** Reads what `notation` wrote; the problem is in words for developers. */
  readNotation(text: string): Result<G['state'], string>;
  /** The state as the record tool traces it. */
  trace(state: G['state']): object;
}
