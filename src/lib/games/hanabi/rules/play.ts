import { nextSeat, NOBODY, type Seat } from '../../../core/seats.ts';
import { actionOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { cardAct, clueAct } from './acts.ts';
import { cardOf, colorOf, COLORS, DECK_SIZE, FIVE, rankOf, type Face } from './cards.ts';
import type { Ending, Listener } from './events.ts';
import { marked, matches, UNMARKED, type Hint } from './hints.ts';
import { CLUE, DISCARD, hintOf, targetOf } from './moves.ts';
import { handSize, MAX_CLUES, PERFECT } from './rulebook.ts';
import { cellOf, NO_LAP, OVER, PLAYING, scoreOf, type HanabiState } from './state.ts';
import { tellClue } from './telling.ts';

/** Deals the whole deck in the order a record lists (H1). The order must hold exactly the deck. */
export function deal(s: HanabiState, order: ArrayLike<Face>, listener?: Listener): void {
  const { players, first } = s.setup;
  s.deck.set(order);
  s.deckTop = 0;
  listener?.all({ code: 'dealt', first });
  for (let i = 0, seat = first; i < players; i++, seat = nextSeat(seat, players)) {
    while (s.count[seat]! < handSize(players)) takeTop(s, seat);
    if (listener) {
      const hand = s.hands.subarray(cellOf(seat, 0), cellOf(seat, s.count[seat]!));
      listener.allBut(seat, { code: 'dealtTo', seat, cards: Array.from(hand, cardOf) });
    }
  }
  s.phase = PLAYING;
  s.turn = first;
}

/**
 * Plays a legal move and everything it brings about, and tells of it. Illegal ones are not noticed:
 * see `explain`.
 */
export function play(s: HanabiState, code: MoveCode, listener?: Listener): void {
  const seat = seatOf(code);
  const action = actionOf(code);
  const isOnLap = s.lap !== NO_LAP;
  if (action >= CLUE) giveClue(s, code, targetOf(action), hintOf(action), listener);
  else if (action >= DISCARD) discard(s, code, seat, action - DISCARD, listener);
  else playCard(s, code, seat, action, listener);
  if (isOnLap) s.lap--;
  const ending = endingOf(s);
  if (ending !== null) return end(s, ending, listener);
  // Not told where the card that starts it is drawn: what was played may have ended the game.
  if (!isOnLap && s.lap !== NO_LAP) listener?.all({ code: 'lastLap', last: seat });
  s.turn = nextSeat(seat, s.setup.players);
}

function giveClue(s: HanabiState, code: MoveCode, to: Seat, hint: Hint, listener?: Listener): void {
  s.clues--;
  let pointed = 0;
  const first = cellOf(to, 0);
  for (let slot = 0; slot < s.count[to]!; slot++) {
    const cell = first + slot;
    const isPointed = matches(s.hands[cell]!, hint);
    if (isPointed) pointed |= 1 << slot;
    s.marks[cell] = marked(s.marks[cell]!, hint, isPointed);
  }
  const act = clueAct(code, pointed);
  s.acts[s.actCount++] = act;
  if (listener) tellClue(act, listener);
}

function discard(
  s: HanabiState,
  code: MoveCode,
  seat: Seat,
  slot: number,
  listener?: Listener,
): void {
  const face = takeOut(s, seat, slot);
  s.acts[s.actCount++] = cardAct(code, face, false);
  s.discards[face]!++;
  s.clues++;
  listener?.all({ code: 'discarded', seat, slot, card: cardOf(face) });
  draw(s, seat, listener);
}

function playCard(
  s: HanabiState,
  code: MoveCode,
  seat: Seat,
  slot: number,
  listener?: Listener,
): void {
  const face = takeOut(s, seat, slot);
  const color = colorOf(face);
  const isNext = s.stacks[color] === rankOf(face);
  s.acts[s.actCount++] = cardAct(code, face, isNext);
  if (isNext) {
    s.stacks[color]!++;
    s.built++;
    listener?.all({ code: 'built', seat, slot, card: cardOf(face) });
    if (rankOf(face) === FIVE) completeStack(s, color, listener);
  } else {
    s.discards[face]!++;
    s.storms--;
    listener?.all({ code: 'storm', seat, slot, card: cardOf(face), left: s.storms });
  }
  draw(s, seat, listener);
}

/** A 5 brings a clue token back, unless all are there (H6). */
function completeStack(s: HanabiState, color: number, listener?: Listener): void {
  const clueBack = s.clues < MAX_CLUES;
  if (clueBack) s.clues++;
  listener?.all({ code: 'stackComplete', color: COLORS[color]!, clueBack });
}

/** Takes a card out of a hand; newer ones move up, and what is known of them with them. */
function takeOut(s: HanabiState, seat: Seat, slot: number): Face {
  const cell = cellOf(seat, slot);
  const face = s.hands[cell]!;
  const last = cellOf(seat, --s.count[seat]!);
  for (let i = cell; i < last; i++) {
    s.hands[i] = s.hands[i + 1]!;
    s.marks[i] = s.marks[i + 1]!;
  }
  return face;
}

/** Draws a card where there is one (H7); the last one starts the last lap (H8). */
function draw(s: HanabiState, seat: Seat, listener?: Listener): void {
  if (s.deckTop === DECK_SIZE) return;
  const face = takeTop(s, seat);
  listener?.all({ code: 'drew', seat });
  listener?.allBut(seat, { code: 'drewCard', seat, card: cardOf(face) });
  if (s.deckTop === DECK_SIZE) s.lap = s.setup.players;
}

function takeTop(s: HanabiState, seat: Seat): Face {
  const face = s.deck[s.deckTop++]!;
  const cell = cellOf(seat, s.count[seat]!++);
  s.hands[cell] = face;
  s.marks[cell] = UNMARKED;
  return face;
}

/** Why the game is over, or null while it goes on (H8). */
function endingOf(s: HanabiState): Ending | null {
  if (s.storms === 0) return 'storms';
  if (s.built === PERFECT) return 'complete';
  return s.lap === 0 ? 'lap' : null;
}

function end(s: HanabiState, ending: Ending, listener?: Listener): void {
  s.phase = OVER;
  s.turn = NOBODY;
  listener?.all({ code: 'gameOver', ending, score: scoreOf(s) });
}
