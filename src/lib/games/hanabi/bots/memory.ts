import type { Seat } from '../../../core/seats.ts';
import { actionOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { CLUE, DISCARD, hintOf, targetOf } from '../rules/moves.ts';
import { seatOfAct } from '../rules/acts.ts';
import { colorOf, rankOf } from '../rules/cards.ts';
import { isPointedAt, matches } from '../rules/hints.ts';
import { play } from '../rules/play.ts';
import { MAX_HAND, MAX_PLAYERS } from '../rules/rulebook.ts';
import { cellOf, type HanabiState } from '../rules/state.ts';
import { BOLD, LIKELY } from './habits.ts';
import { newMind } from './mind.ts';
import { cardToPlay, NO_SLOT, takeUp } from './reading.ts';
import { chanceOf, couldBe, lookAtTable, lookInPublic } from './sight.ts';

/**
 * A game with what people keep in mind of it: which card each clue was about. That is the newest of
 * those it pointed at for the first time.
 */
export class Remembered {
  /** By slot: the number of the act that was about this card, from 1; 0 where there was none. */
  readonly about = new Int32Array(MAX_PLAYERS * MAX_HAND);

  /** By seat: the number of its latest act that was no play, from 1; 0 where there was none. */
  readonly declined = new Int32Array(MAX_PLAYERS);

  /** Two for each seat: how much more often it acted upon a bold hint, a likely one, than not. */
  readonly heeded = new Int32Array(2 * MAX_PLAYERS);

  /** By seat: what its clues were worth as hints. One that misled weighs as two that did not. */
  readonly meant = new Int32Array(MAX_PLAYERS);

  /** What its computer players make of the moment; no part of the memory. */
  readonly mind = newMind();

  constructor(readonly state: HanabiState) {}

  copyFrom(other: Remembered): void {
    this.state.copyFrom(other.state);
    this.about.set(other.about);
    this.declined.set(other.declined);
    this.heeded.set(other.heeded);
    this.meant.set(other.meant);
  }

  /** Plays a legal move. */
  play(code: MoveCode): void {
    const action = actionOf(code);
    this.noteHeeded(seatOf(code), action);
    if (action >= CLUE) this.hear(seatOf(code), action);
    else if (action < DISCARD) this.noteMeant(cellOf(seatOf(code), action));
    if (action < CLUE) this.forget(seatOf(code), action < DISCARD ? action : action - DISCARD);
    play(this.state, code);
  }

  /** Would somebody bold, by what everybody knows, play now? And does this seat? */
  private noteHeeded(seat: Seat, action: number): void {
    const { state, heeded } = this;
    const { table } = this.mind;
    const { hand, unseen } = this.mind.open;
    lookAtTable(state, table);
    lookInPublic(state, unseen);
    takeUp(hand, this, seat);
    hand.declined = this.declined[seat]!;
    const hinted = cardToPlay(hand, unseen, table.playable, state.storms, BOLD);
    const isDeclined = action >= DISCARD;
    if (isDeclined) this.declined[seat] = state.actCount + 1;
    if (hinted === NO_SLOT) return;
    const faces = couldBe(state.marks[hand.base + hinted]!, unseen);
    if ((faces & ~table.playable) === 0) return;
    const isLikely = chanceOf(table.playable, faces, unseen) >= LIKELY;
    const cell = 2 * seat + (isLikely ? 1 : 0);
    if (action === hinted) heeded[cell]!++;
    if (isDeclined) heeded[cell]!--;
    this.doubt(seat);
  }

  /** A card is played. If a clue was about it, and it was not proven: was that a hint? */
  private noteMeant(cell: number): void {
    const { state, about, meant, mind } = this;
    if (about[cell] === 0) return;
    if ((couldBe(state.marks[cell]!, mind.open.unseen) & ~mind.table.playable) === 0) return;
    const giver = seatOfAct(state.acts[about[cell]! - 1]!);
    const face = state.hands[cell]!;
    const missing = rankOf(face) - state.stacks[colorOf(face)]!;
    if (missing === 0) meant[giver]!++;
    if (missing > 0) meant[giver]! -= 2;
    this.doubt(giver);
  }

  /**
   * Whether a seat means by its clues what they say and nothing else, and takes them so, as far as
   * it has shown: whoever lets likely hints pass gives none; nor does whoever acted on none, if
   * cards it pointed at came too early.
   */
  isLiteral(seat: Seat): boolean {
    const [bold, likely] = [this.heeded[2 * seat]!, this.heeded[2 * seat + 1]!];
    return likely < 0 || (likely === 0 && bold <= 0 && this.meant[seat]! < 0);
  }

  /** What somebody has pointed at who gives no hints was none. */
  private doubt(giver: Seat): void {
    if (!this.isLiteral(giver)) return;
    const { about, state } = this;
    for (let cell = 0; cell < about.length; cell++)
      if (about[cell]! > 0 && seatOfAct(state.acts[about[cell]! - 1]!) === giver) about[cell] = 0;
  }

  /** What a clue is about; by somebody who gives no hints, nothing. */
  private hear(giver: Seat, action: number): void {
    const { state, about } = this;
    if (this.isLiteral(giver)) return;
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
