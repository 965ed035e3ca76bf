import type { Seat } from '../../../core/seats.ts';
import {
  CLUE,
  actionOf,
  DISCARD,
  hintOf,
  seatOf,
  targetOf,
  type MoveCode,
} from '../rules/moves.ts';
import { seatOfAct } from '../rules/acts.ts';
import { colorOf, rankOf } from '../rules/cards.ts';
import { isPointedAt, matches } from '../rules/hints.ts';
import { play } from '../rules/play.ts';
import { MAX_HAND, MAX_PLAYERS } from '../rules/rulebook.ts';
import { cellOf, type HanabiState } from '../rules/state.ts';
import { BOLD, LITERAL } from './habits.ts';
import { cardToPlay, NO_SLOT, type Hand } from './reading.ts';
import { lookAtTable, lookInPublic, newUnseen, table } from './sight.ts';

const unseen = newUnseen();
const hand: Hand = {
  ...{ marks: new Int32Array(0), about: new Int32Array(0), base: 0, count: 0, heeded: 0 },
};

/**
 * A game with what people keep in mind of it: which card each clue was about. That is the newest of
 * those it pointed at for the first time.
 */
export class Remembered {
  /** By slot: the number of the act that was about this card, from 1; 0 where there was none. */
  readonly about = new Int32Array(MAX_PLAYERS * MAX_HAND);

  /** By seat: the number of its latest act that was no play, from 1; 0 where there was none. */
  readonly declined = new Int32Array(MAX_PLAYERS);

  /** By seat: how often it let a clue pass that somebody bolder would have acted upon. */
  readonly ignored = new Int32Array(MAX_PLAYERS);

  /** By seat: how often one of its clues was about a card that could not be played then. */
  readonly misled = new Int32Array(MAX_PLAYERS);

  constructor(readonly state: HanabiState) {}

  copyFrom(other: Remembered): void {
    this.state.copyFrom(other.state);
    for (let cell = 0; cell < this.about.length; cell++) this.about[cell] = other.about[cell]!;
    for (let seat = 0; seat < MAX_PLAYERS; seat++) {
      this.declined[seat] = other.declined[seat]!;
      this.ignored[seat] = other.ignored[seat]!;
      this.misled[seat] = other.misled[seat]!;
    }
  }

  /** Plays a legal move. */
  play(code: MoveCode): void {
    const action = actionOf(code);
    if (action >= CLUE) this.hear(seatOf(code), action);
    else {
      if (action < DISCARD) this.noteMisled(seatOf(code), action);
      this.forget(seatOf(code), action < DISCARD ? action : action - DISCARD);
    }
    if (action >= DISCARD) this.noteDeclined(seatOf(code));
    play(this.state, code);
  }

  /** A seat does not play now. By what everybody knows, would somebody bold have? */
  private noteDeclined(seat: Seat): void {
    const { state, about } = this;
    lookAtTable(state);
    lookInPublic(state, unseen);
    hand.marks = state.marks;
    hand.about = about;
    hand.base = cellOf(seat, 0);
    hand.count = state.count[seat]!;
    hand.heeded = this.declined[seat]!;
    const isHint =
      cardToPlay(hand, unseen, table.playable, state.storms, BOLD) !== NO_SLOT &&
      cardToPlay(hand, unseen, table.playable, state.storms, LITERAL) === NO_SLOT;
    if (isHint) this.ignored[seat]!++;
    this.declined[seat] = state.actCount + 1;
  }

  /** A card is played that a clue was about: if it is wrong, its giver meant something else. */
  private noteMisled(seat: Seat, slot: number): void {
    const { state, about, misled } = this;
    const cell = cellOf(seat, slot);
    const face = state.hands[cell]!;
    if (about[cell] === 0 || state.stacks[colorOf(face)] === rankOf(face)) return;
    misled[seatOfAct(state.acts[about[cell]! - 1]!)]!++;
  }

  /** What a clue is about; by somebody who heeds no hints and has misled, nothing. */
  private hear(giver: Seat, action: number): void {
    const { state, about } = this;
    if (this.ignored[giver]! > 1 && this.misled[giver]! > 0) return;
    const [to, hint] = [targetOf(action), hintOf(action)];
    for (let slot = state.count[to]! - 1; slot >= 0; slot--) {
      const cell = cellOf(to, slot);
      if (!matches(state.hands[cell]!, hint) || isPointedAt(state.marks[cell]!)) continue;
      about[cell] = state.actCount + 1;
      return;
    }
  }

  private forget(seat: number, slot: number): void {
    const end = cellOf(seat, this.state.count[seat]! - 1);
    for (let cell = cellOf(seat, slot); cell < end; cell++)
      this.about[cell] = this.about[cell + 1]!;
    this.about[end] = 0;
  }
}
