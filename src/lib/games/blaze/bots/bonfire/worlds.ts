import type { Random } from '../../../../core/random.ts';
import { NOBODY, type Seat } from '../../../../core/seats.ts';
import { FACES, type Face } from '../../rules/cards.ts';
import { addToHand } from '../../rules/hands.ts';
import { MAX_PLAYERS } from '../../rules/rulebook.ts';
import { BETTING, BlazeState, KINDLING } from '../../rules/state.ts';
import { betCell } from '../../rules/turn.ts';

/** Where the states come from that a search plays on. */
export interface Worlds {
  /** A state of the same game to draw into. */
  empty(): BlazeState;
  /** Makes `into` a state the player holds for possible. */
  draw(into: BlazeState): void;
}

/** Of four bets whose value is hidden so many are taken for a 1. */
const ONES_IN_FOUR = 3;

/**
 * States that agree with a view, by the thousand: in one that was imagined, what its viewer has not
 * seen is dealt anew each time. Cards that everybody saw go into a hand stay there.
 */
export class ImaginedWorlds implements Worlds {
  private readonly base: BlazeState;
  /** Every card the viewer has not seen, wherever it lies. */
  private readonly pool: Int32Array;
  /** Hidden cards by seat; none for the viewer. */
  private readonly hidden = new Int32Array(MAX_PLAYERS);
  /** Hidden cards of the deck. */
  private readonly hiddenDeck: number;

  /** `imagined`: a state imagined from the view of `viewer`. */
  constructor(
    imagined: BlazeState,
    private readonly viewer: Seat,
    private readonly random: Random,
  ) {
    const s = new BlazeState(imagined.setup);
    s.copyFrom(imagined);
    this.base = s;
    this.hiddenDeck = hiddenInDeck(s);
    const pool: Face[] = [];
    for (let seat = 0; seat < s.setup.players; seat++)
      if (seat !== viewer) this.hidden[seat] = moveHidden(s, seat, pool);
    for (let i = 0; i < this.hiddenDeck; i++) pool.push(s.deck[s.deckTop + i]!);
    for (let i = 0; i < s.asideSize; i++) pool.push(s.aside[i]!);
    this.pool = Int32Array.from(pool);
  }

  empty(): BlazeState {
    return new BlazeState(this.base.setup);
  }

  draw(into: BlazeState): void {
    into.copyFrom(this.base);
    let next = 0;
    for (let seat = 0; seat < into.setup.players; seat++)
      for (let i = this.hidden[seat]!; i > 0; i--) addToHand(into, seat, this.take(next++));
    for (let i = 0; i < this.hiddenDeck; i++) into.deck[into.deckTop + i] = this.take(next++);
    into.aside.set(this.pool.subarray(next));
    this.drawBets(into);
  }

  /** One more card of the shuffled pool (Fisher-Yates, as far as it is needed). */
  private take(at: number): Face {
    const from = at + this.random.below(this.pool.length - at);
    const face = this.pool[from]!;
    this.pool[from] = this.pool[at]!;
    this.pool[at] = face;
    return face;
  }

  /**
   * Bets nobody knows: on whom while some are missing, and whether with a 1 until the round is
   * over.
   */
  private drawBets(s: BlazeState): void {
    const { players } = s.setup;
    if (!s.setup.switches.betting || s.phase === KINDLING) return;
    for (let seat = 0; seat < players; seat++) {
      const cell = betCell(s, seat);
      if (seat === this.viewer || s.betOn[cell] === NOBODY) continue;
      if (s.phase === BETTING)
        s.betOn[cell] = (seat + 1 + this.random.below(players - 1)) % players;
      s.betOne[cell] = s.ones[seat]! > 0 && this.random.below(4) < ONES_IN_FOUR ? 1 : 0;
    }
  }
}

/**
 * Cards of the deck that nobody has seen: all but the trump card at its bottom where that is drawn.
 */
function hiddenInDeck(s: BlazeState): number {
  const left = s.deckEnd - s.deckTop;
  return s.setup.switches.drawTrump && left > 0 ? left - 1 : left;
}

/** Moves the cards of a hand that nobody has seen into the pool; says how many. */
function moveHidden(s: BlazeState, seat: Seat, pool: Face[]): number {
  const before = pool.length;
  for (let face = 0; face < FACES; face++) {
    const copies = (word: Int32Array): number => (word[seat]! >> face) & 1;
    const held = copies(s.once) + copies(s.twice);
    const known = copies(s.knownOnce) + copies(s.knownTwice);
    for (let copy = known; copy < held; copy++) pool.push(face);
  }
  const count = pool.length - before;
  s.once[seat] = s.knownOnce[seat]!;
  s.twice[seat] = s.knownTwice[seat]!;
  s.count[seat]! -= count;
  return count;
}
