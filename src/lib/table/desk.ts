import type { BotLevel } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import type { Deal, Game, GameTypes, Start } from '../games/contract/rules.ts';
import type { Way } from '../core/way.ts';
import type { Glass, UndoRequest } from './public.ts';

/** Who sits where, and how the device goes round. */
export interface Seating {
  readonly players: number;
  /** Seats a computer has played from the start. The others are people’s. */
  readonly bots: readonly Seat[];
  readonly way: Way;
  /** Seats whose people had to go and may come back. Left out where nobody had to. */
  readonly lent?: readonly Lent[];
}

/** A seat that a computer player has until its owner is back. */
export interface Lent {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/**
 * What was stored in one go, and what one undo removes: everything a seat did in one visit, answers
 * by word, a bot's move, or a deal. Answers that nobody had to give, as for seats that stand out,
 * are part of the commit that raised the question.
 */
export interface Commit<G extends GameTypes> {
  readonly kind: 'visit' | 'word' | 'bot' | 'deal';
  /** Who acted; null for a deal and for several who answered by word. */
  readonly by: Seat | null;
  readonly moves: readonly (G['move'] | Deal)[];
}

/**
 * A commit that stands, with what it started from: the state, and who had said then that they want
 * to play or stand out.
 */
export interface Past<G extends GameTypes> extends Commit<G> {
  readonly before: G['state'];
  readonly wanting: readonly Seat[];
  readonly standingOut: readonly Seat[];
}

/** What a seat leads with as soon as nobody has added anything to what is settled then. */
export interface Lead<G extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
  /** It was committed: it is played without another look. Else it lies ready, no more. */
  readonly said: boolean;
}

/**
 * One game and the people around it, as a value: every step makes a new one. The state in it is
 * never changed once it is here.
 */
export interface Desk<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seating: Seating;
  readonly state: G['state'];
  /** Commits that stand, oldest first. */
  readonly past: readonly Past<G>[];
  readonly glass: Glass;
  /** Who opened a hand last, and so has the device in hand or nearest. */
  readonly holder: Seat | null;
  /**
   * Held asks: seats that have said they will play, until they are asked and no answer comes before
   * theirs.
   */
  readonly wanting: readonly Seat[];
  /** Seats out of this challenge: whatever they are asked, they decline. */
  readonly standingOut: readonly Seat[];
  /** By seat: what it has laid ready in its hand and not committed. */
  readonly staged: readonly (readonly G['move'][])[];
  /** What the seat that leads next, unless somebody adds, has laid ready to lead with. */
  readonly lead: Lead<G> | null;
  /** By seat: how many commits stood when it last saw its hand. */
  readonly looked: readonly number[];
  /** How many commits stood when a hand was last opened, or shown. */
  readonly opened: number;
  /** The log has told what was secret, since the game is over. */
  readonly toldAll: boolean;
  readonly undo: UndoRequest | null;
}

/**
 * A new game, its first deal due. It starts covered, but where there is nobody to hide anything
 * from: see `unveiledGlass`.
 */
export function newDesk<G extends GameTypes>(
  game: Game<G>,
  start: Start<G['options']>,
  seating: Seating,
): Desk<G> {
  const seats = seatsOf({ seating });
  return {
    game,
    seating,
    state: game.start(start),
    past: [],
    glass: unveiledGlass({ seating }) ?? { mode: 'cover', seat: null, pressed: false },
    holder: null,
    wanting: [],
    standingOut: [],
    staged: seats.map(() => []),
    lead: null,
    looked: seats.map(() => 0),
    opened: 0,
    toldAll: false,
    undo: null,
  };
}

/** All seats, 0 to n-1. */
export const seatsOf = ({ seating }: Pick<Desk<GameTypes>, 'seating'>): readonly Seat[] =>
  Array.from({ length: seating.players }, (_, seat) => seat);

/** Whether a computer plays a seat just now. */
export const isBot = ({ seating }: Pick<Desk<GameTypes>, 'seating'>, seat: Seat): boolean =>
  seating.bots.includes(seat) || lentIn(seating).some((lent) => lent.seat === seat);

/** The seats whose people had to go. */
export const lentIn = ({ lent }: Seating): readonly Lent[] => lent ?? [];

/** Whether a seat exists and a person sits there. */
export const isPerson = (desk: Pick<Desk<GameTypes>, 'seating'>, seat: Seat): boolean =>
  seatsOf(desk).includes(seat) && !isBot(desk, seat);

/** The seats people sit at. */
export const peopleOf = (desk: Pick<Desk<GameTypes>, 'seating'>): readonly Seat[] =>
  seatsOf(desk).filter((seat) => !isBot(desk, seat));

/** The seats that are people’s, though a computer may play for them just now. */
const ownersOf = (desk: Pick<Desk<GameTypes>, 'seating'>): readonly Seat[] =>
  seatsOf(desk).filter((seat) => !desk.seating.bots.includes(seat));

/**
 * The one person who plays against bots alone and so never needs a cover, or null. Whoever is left
 * when the others had to go still needs one: they may be back, or still stand by.
 */
export function soloOf(desk: Pick<Desk<GameTypes>, 'seating'>): Seat | null {
  const owners = ownersOf(desk);
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

/**
 * What the glass always shows where nobody needs a cover: the hand of a person who plays with bots
 * alone, or the table where bots play among themselves. Null where several people play.
 */
export function unveiledGlass(desk: Pick<Desk<GameTypes>, 'seating'>): Glass | null {
  const [first, ...others] = ownersOf(desk);
  if (first === undefined) return { mode: 'table' };
  return others.length === 0 ? { mode: 'hand', seat: first } : null;
}

/** The seat that has its own hand open, or null. */
export const openSeat = ({ glass }: Pick<Desk<GameTypes>, 'glass'>): Seat | null =>
  glass.mode === 'hand' ? glass.seat : null;

/** The seat whose hand lies bare on the glass: open for its owner, or shown to the others. */
export const bareSeat = ({ glass }: Pick<Desk<GameTypes>, 'glass'>): Seat | null =>
  glass.mode === 'hand' || glass.mode === 'shown' ? glass.seat : null;

/** A list by seat with the entry of one seat replaced. */
export const withSeat = <T>(bySeat: readonly T[], seat: Seat, value: T): readonly T[] =>
  bySeat.map((old, i) => (i === seat ? value : old));
