/**
 * What a listener hears of each thing the engine does. Apart from it, so that the engine stays
 * small where nobody listens.
 */
import { seatOrNull, seatsFrom, NOBODY, type Seat } from '../../../core/seats.ts';
import { cardOf, cardsOf, type Card, type Face } from './cards.ts';
import type { ChallengeEnd } from './challenge.ts';
import type { Listener } from './events.ts';
import { IDLE_LIMIT, IDLE_WARNING } from './rulebook.ts';
import { finalResult } from './scoring.ts';
import type { BlazeState } from './state.ts';
import { betCell, targetsOf } from './turn.ts';

/** A deal: its trump card for all, to every seat its own hand; once hands are dealt. */
export function tellDeal(s: BlazeState, listener: Listener): void {
  listener.all({ code: 'dealt', round: s.round, trumpCard: cardOf(s.trumpCard) });
  for (const seat of seatsFrom(0, s.setup.players)) {
    const cards = cardsOf(s.once[seat]!, s.twice[seat]!);
    listener.only(seat, { code: 'dealtTo', seat, cards });
  }
}

/** Who leads a challenge, who answers it, who helps; once they are set. */
export function tellRoles({ fire, ash, ember }: BlazeState, listener: Listener): void {
  listener.all({ code: 'challenge', fire, ash, ember: seatOrNull(ember) });
}

/** An attack that is laid at a place. */
export function tellAttack(seat: Seat, face: Face, place: number, listener: Listener): void {
  listener.all({ code: 'attacked', seat, card: cardOf(face), place });
}

/** An early card of Ember's goes back, and Fire's lies at its place; once it does. */
export function tellTakenBack(
  s: BlazeState,
  place: number,
  returned: Face,
  listener: Listener,
): void {
  listener.all({
    code: 'tookBack',
    seat: s.fire,
    card: cardOf(s.attackCards[place]!),
    place,
    returned: cardOf(returned),
    to: s.ember,
  });
}

/** The attack at a place is beaten. */
export function tellBeat(s: BlazeState, place: number, face: Face, listener: Listener): void {
  const [card, attack] = [cardOf(face), cardOf(s.attackCards[place]!)];
  listener.all({ code: 'beat', seat: s.ash, card, attack, place });
}

/** A seat says that nothing more comes from it; Ash, that it takes. */
export function tellPass(s: BlazeState, seat: Seat, listener: Listener): void {
  listener.all({ code: seat === s.ash ? 'passed' : 'declined', seat });
}

/** Where the cards of a challenge go; while they still lie on the table. */
export function tellEnding(s: BlazeState, ending: ChallengeEnd, listener: Listener): void {
  const code = ending === 'taken' ? 'took' : 'discarded';
  listener.all({ code, seat: s.ash, cards: cardsOnTable(s) });
}

/** Every card of the challenge, each attack card with what beats it. */
const cardsOnTable = (s: BlazeState): readonly Card[] =>
  Array.from(s.attackCards.subarray(0, s.attacks)).flatMap((attack, place) => {
    const beat = s.beatCards[place]!;
    return beat < 0 ? [cardOf(attack)] : [cardOf(attack), cardOf(beat)];
  });

/** What a seat drew, the cards themselves to it alone; `from`: the deck's top before. */
export function tellDraw(s: BlazeState, seat: Seat, from: number, listener: Listener): void {
  const cards = Array.from(s.deck.subarray(from, s.deckTop), cardOf);
  listener.all({ code: 'drew', seat, count: cards.length });
  listener.only(seat, { code: 'drewCards', seat, cards });
  if (s.deckTop === s.deckEnd && s.setup.switches.drawTrump)
    listener.all({ code: 'drewTrump', seat, card: cardOf(s.trumpCard) });
}

/** Tells of a stalemate in sight (R12). */
export function tellIdle({ idle }: BlazeState, listener: Listener): void {
  if (idle >= IDLE_WARNING) listener.all({ code: 'idle', count: idle, limit: IDLE_LIMIT });
}

/** The first phase is over, and why. */
export function tellKindlingOver(s: BlazeState, listener: Listener): void {
  const stalemate = s.idle === IDLE_LIMIT;
  listener.all({ code: 'kindlingOver', stalemate, undrawn: s.deckEnd - s.deckTop });
}

/** A bet that has just been laid, and all targets once it was the last (R10). */
export function tellBet(s: BlazeState, seat: Seat, listener: Listener): void {
  const cell = betCell(s, seat);
  const value = s.betOne[cell] === 1 ? 1 : 0;
  listener.all({ code: 'betLaid', seat });
  listener.only(seat, { code: 'betOn', seat, on: s.betOn[cell]!, value });
  if (s.turn === NOBODY) listener.all({ code: 'betsLaid', on: targetsOf(s) });
}

/** A seat goes out, its feather told to it alone; `value`: of that, 0 for none. */
export function tellLeaving(s: BlazeState, seat: Seat, value: number, listener: Listener): void {
  const code = s.inRound === 0 ? 'lastPlayer' : 'wentOut';
  listener.all({ code, seat, feather: value > 0 });
  if (value > 0) listener.only(seat, { code: 'featherTaken', seat, value });
}

/** Who has won, and all scores. */
export function tellResult(s: BlazeState, listener: Listener): void {
  const { ranking, scores } = finalResult(s);
  listener.all({ code: 'gameOver', winner: ranking[0]!, scores });
}
