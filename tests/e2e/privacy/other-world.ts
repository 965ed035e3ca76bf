import { shuffle, type Random } from '../../../src/lib/core/random.ts';
import type { Seat } from '../../../src/lib/core/seats.ts';
import { blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { BETTING, KINDLING } from '../../../src/lib/games/blaze/rules/state.ts';
import { HAND_SIZE } from '../../../src/lib/games/blaze/rules/rulebook.ts';
import type { BlazeState } from '../../../src/lib/games/blaze/rules/state.ts';
import { apply, isDeal } from '../../../src/lib/games/contract/live.ts';
import { stateOf, type Move, type Prepared } from './games.ts';

/** A card by itself: the deal that brought it into the game, and its place in that deal. */
interface Piece {
  readonly deal: number;
  readonly place: number;
  readonly face: string;
  /**
   * It went from the table to somebody, or was played, or names trump; or it is in the viewer's
   * hand.
   */
  seen: boolean;
}

/**
 * Follows every single card through what was played in public. Knows no view: a card has been seen
 * when it was played, when it named trump, and when it came to the viewer's own hand.
 */
class Pieces {
  readonly all: Piece[] = [];
  private hands: Piece[][] = [];
  private table: Piece[] = [];
  private deck: Piece[] = [];
  private aside: Piece[] = [];
  private deals = 0;

  constructor(
    private readonly players: number,
    private readonly viewer: Seat | null,
  ) {}

  follow(before: BlazeState, move: Move, after: BlazeState): void {
    if (isDeal(move)) return this.deal(before, move.order, after);
    if ('card' in move) this.lay(before, move.seat, move.card);
    if (move.do === 'attack') this.takeBack(before, after);
    if (this.table.length > 0 && after.attacks === 0) this.clear(before, after);
  }

  private deal(before: BlazeState, order: readonly string[], after: BlazeState): void {
    const pieces = order.map((face, place) => ({ deal: this.deals, place, face, seen: false }));
    this.all.push(...pieces);
    const first = before.round === 1 ? before.setup.first : before.nextFire;
    const dealt = HAND_SIZE * this.players;
    this.hands = Array.from({ length: this.players }, () => []);
    for (const piece of pieces.slice(0, dealt))
      this.give(piece, (first + Math.floor(piece.place / HAND_SIZE)) % this.players);
    const decks =
      before.round === 1 ? pieces.slice(dealt) : [...this.aside, ...pieces.slice(dealt)];
    const size = decks.length - after.asideSize;
    const [trump, ...pile] = decks.slice(0, size);
    this.aside = decks.slice(size);
    if (trump) trump.seen = true;
    this.deck = after.setup.switches.drawTrump && trump ? [...pile, trump] : pile;
    this.table = [];
    this.deals++;
  }

  private give(piece: Piece, seat: Seat): void {
    if (seat === this.viewer) piece.seen = true;
    this.hands[seat]?.push(piece);
  }

  /** Of two copies the one that has been seen is played: then the other one stays unknown. */
  private lay(before: BlazeState, seat: Seat, face: string): void {
    const hand = this.hands[seat] ?? [];
    const fitting = hand.filter((piece) => piece.face === face);
    const piece = fitting.find(({ seen }) => seen) ?? fitting[0];
    if (!piece) throw new Error(`${face} is not there in round ${before.round}`);
    hand.splice(hand.indexOf(piece), 1);
    piece.seen = true;
    this.table.push(piece);
  }

  /** Fire's card may send the last one of Ember back. */
  private takeBack(before: BlazeState, after: BlazeState): void {
    if (after.attacks !== before.attacks || after.attacks === 0) return;
    const place = after.attackCards.findIndex((face, i) => face !== before.attackCards[i]);
    const face = this.word(before.attackCards[place] ?? 0);
    const at = this.table.findIndex((piece) => piece.face === face);
    const [piece] = this.table.splice(at, 1);
    if (piece) this.give(piece, before.ember);
  }

  private word = (face: number): string => 'ryb'[(face / 10) | 0]! + '123456789F'[face % 10]!;

  private clear(before: BlazeState, after: BlazeState): void {
    const [taken, drawn] = [before.taking === 1 || this.isTaken(before, after), this.table];
    this.table = [];
    if (taken) for (const piece of drawn) this.give(piece, before.ash);
    if (before.phase !== KINDLING) return;
    for (const seat of [before.fire, before.ash, before.ember])
      while ((this.hands[seat]?.length ?? 0) < HAND_SIZE && this.deck.length > 0)
        this.give(this.deck.shift()!, seat);
  }

  private isTaken(before: BlazeState, after: BlazeState): boolean {
    const count = (word: number) => word.toString(2).replaceAll('0', '').length;
    const size = (s: BlazeState) => count(s.discardOnce) + count(s.discardTwice);
    return size(after) === size(before) && after.round === before.round;
  }

  /**
   * Cards that may lie in each other's places: of one deal, and on the same side of the deck that
   * is laid aside.
   */
  groups(): readonly (readonly Piece[])[] {
    const hidden = this.all.filter(({ seen }) => !seen);
    if (this.deals < 2) return [hidden];
    const asideFrom = this.all.filter(({ deal }) => deal === 0).length - this.deck2Size();
    const late = ({ deal, place }: Piece) => deal === 0 && place >= asideFrom;
    return [
      hidden.filter((piece) => piece.deal === 1),
      hidden.filter((piece) => piece.deal === 0 && !late(piece)),
      hidden.filter(late),
    ];
  }

  private deck2Size(): number {
    const inPlay = this.all.filter(({ deal }) => deal === 0).length;
    return Math.ceil((inPlay - HAND_SIZE * this.players) / 2);
  }
}

/**
 * The same game in another world: what the viewer has not seen, the public table for null, lies
 * elsewhere, and secret bets were others.
 */
export function otherWorld(prepared: Prepared, viewer: Seat | null, random: Random): Prepared {
  const pieces = new Pieces(prepared.names.length, viewer);
  const state = stateOf({ ...prepared, moves: [] });
  for (const move of prepared.moves) {
    const before = blaze.clone(state);
    apply(blaze, state, move);
    pieces.follow(before, move, state);
  }
  const orders = prepared.moves.filter(isDeal).map(({ order }) => [...order]);
  for (const group of pieces.groups()) {
    const faces = shuffle(
      group.map(({ face }) => face),
      random,
    );
    group.forEach(({ deal, place }, i) => (orders[deal]![place] = faces[i]!));
  }
  let deals = 0;
  const moves = prepared.moves.map((move): Move => {
    if (isDeal(move)) return { do: 'deal', order: orders[deals++]! };
    return move.do === 'bet' && move.seat !== viewer ? otherBet(move, state, random) : move;
  });
  return { ...prepared, moves };
}

/**
 * A bet nobody has seen yet: on whom until all lie, and what it is worth until the round is over.
 */
function otherBet(move: Extract<Move, { do: 'bet' }>, state: BlazeState, random: Random): Move {
  // What was bet in a round that is over lies open.
  if (state.round === 2) return move;
  const value = random.below(2) === 1 ? 1 : 0;
  if (state.phase !== BETTING) return { ...move, value };
  const { players } = state.setup;
  return { ...move, value, on: (move.seat + 1 + random.below(players - 1)) % players };
}
