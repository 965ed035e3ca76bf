import type { BotLevel } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import type { Way } from '../core/way.ts';
import type { Ask, GameTypes, SeatMove, SpokenMove } from '../games/contract/rules.ts';

/** What the glass shows. Between two hands there is always a cover that names the next one. */
export type Glass =
  | { readonly mode: 'table' }
  /**
   * `pressed`: the seat is pressing its plate on the table; letting go early leads back there.
   * `shows`: anybody but the seat opens its hand, for all but the seat to see.
   */
  | {
      readonly mode: 'cover';
      readonly seat: Seat | null;
      readonly pressed: boolean;
      readonly shows?: true;
    }
  | { readonly mode: 'hand'; readonly seat: Seat }
  /** The hand of a seat, shown to all but its owner. */
  | { readonly mode: 'shown'; readonly seat: Seat };

/** What the game waits for. */
export type Due =
  | { readonly kind: 'over' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** This person needs the device: nobody else can move things on, or they said they will play. */
  | { readonly kind: 'visit'; readonly seat: Seat }
  /** These people are asked and can answer by word, the one in turn first. */
  | { readonly kind: 'words'; readonly seats: readonly Seat[] };

/** What a seat's plate offers. */
export interface Plate {
  readonly seat: Seat;
  readonly bot: boolean;
  readonly ask: Ask;
  /** What it can do without its hand. */
  readonly spoken: readonly SpokenMove[];
  /** Whose answer comes before it can play. */
  readonly waitsFor: Seat | null;
  /** It has said that it will play. */
  readonly wants: boolean;
  readonly standsOut: boolean;
  readonly mayStandOut: boolean;
}

/** What a seat has laid ready, as its owner sees it, and nobody else may. */
export interface Plan<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** The move that closes the visit by declining anything further, or null. */
  readonly closing: G['move'] | null;
  /**
   * The owner's view after the moves; null once they settle something, because nobody may see what
   * comes of it before it is stored.
   */
  readonly view: G['view'] | null;
  /**
   * What lies ready behind them, to lead with if nobody adds anything, and the owner's view then;
   * null where they would not lead, or cannot know with what.
   */
  readonly lead: { readonly moves: readonly G['move'][]; readonly view: G['view'] } | null;
}

/**
 * What everybody at the table may read off the glass: whom it is for, who is asked what, and how
 * each may answer. Follows from public facts alone.
 */
export interface Prompt {
  readonly glass: Glass;
  readonly due: Due;
  /** By seat. */
  readonly plates: readonly Plate[];
  /** The people for whom "nobody" would answer now. */
  readonly nobody: readonly Seat[];
  readonly holder: Seat | null;
  readonly undo: UndoRequest | null;
}

/** A request to undo everything from commit `to` on, waiting for people's consent. */
export interface UndoRequest {
  readonly to: number;
  readonly by: Seat | null;
  /** Who still has to agree. */
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What people can do at a table, each explained at the function of `step.ts` that does it. */
export type PersonInput<G extends GameTypes> =
  | { readonly do: 'press'; readonly seat: Seat }
  | { readonly do: 'release' }
  | { readonly do: 'open'; readonly seat: Seat }
  | { readonly do: 'show'; readonly seat: Seat }
  | { readonly do: 'layDown' }
  | { readonly do: 'showTable' }
  | { readonly do: 'way'; readonly way: Way }
  | { readonly do: 'stage'; readonly move: G['move'] }
  | { readonly do: 'unstage' }
  | { readonly do: 'commit'; readonly close: boolean }
  | { readonly do: 'say'; readonly move: SeatMove }
  | { readonly do: 'sayNobody' }
  | { readonly do: 'want'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'standOut'; readonly seat: Seat; readonly on: boolean }
  /** Somebody has to go, and a computer player of that level has the seat; null: they are back. */
  | { readonly do: 'seat'; readonly seat: Seat; readonly bot: BotLevel | null }
  | { readonly do: 'undo'; readonly by: Seat }
  | { readonly do: 'agree'; readonly seat: Seat }
  | { readonly do: 'keepAsIs' }
  | { readonly do: 'tellAll' };
