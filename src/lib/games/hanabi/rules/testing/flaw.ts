/** Whether a state of Hanabi is sound in itself. Quick: the long trials ask after every move. */
import { NOBODY } from '../../../../core/seats.ts';
import { COPIES, DECK_SIZE, FACES } from '../cards.ts';
import { fits } from '../hints.ts';
import { cellOf, DEAL, NO_LAP, OVER, type HanabiState } from '../state.ts';

/** How often each face has been met; one for all, so that counting allocates nothing. */
const met = new Int32Array(FACES);

/** What is wrong with a state, or null. */
export const flaw = (s: HanabiState): string | null =>
  s.phase === DEAL ? flawBeforeDeal(s) : (flawOfCards(s) ?? flawOfMarks(s) ?? flawOfCourse(s));

function flawBeforeDeal(s: HanabiState): string | null {
  const nobodyHolds = s.count.every((count) => count === 0);
  const isClear = nobodyHolds && s.deckTop === DECK_SIZE && s.built === 0 && s.actCount === 0;
  return isClear && s.turn === NOBODY ? null : 'something lies about before the deal';
}

function flawOfCards(s: HanabiState): string | null {
  met.set(s.discards);
  let built = 0;
  for (let color = 0; color < 5; color++) {
    const height = s.stacks[color]!;
    if (height < 0 || height > 5) return 'a stack of an odd height';
    built += height;
    for (let rank = 0; rank < height; rank++) met[5 * color + rank]!++;
  }
  if (built !== s.built) return 'the stacks are miscounted';
  for (let seat = 0; seat < 5; seat++) {
    if (seat >= s.setup.players && s.count[seat] !== 0)
      return `seat ${seat} is not there, and holds`;
    for (let slot = 0; slot < s.count[seat]!; slot++) met[s.hands[cellOf(seat, slot)]!]!++;
  }
  for (let i = s.deckTop; i < DECK_SIZE; i++) met[s.deck[i]!]!++;
  for (let face = 0; face < FACES; face++)
    if (met[face] !== COPIES[face]) return `of face ${face} there are ${met[face]!}`;
  return null;
}

function flawOfMarks(s: HanabiState): string | null {
  for (let seat = 0; seat < s.setup.players; seat++)
    for (let slot = 0; slot < s.count[seat]!; slot++) {
      const marks = s.marks[cellOf(seat, slot)]!;
      if (!fits(s.hands[cellOf(seat, slot)]!, marks)) return `a card of seat ${seat} belies a clue`;
    }
  return null;
}

function flawOfCourse(s: HanabiState): string | null {
  if ((s.turn === NOBODY) !== (s.phase === OVER)) return 'a turn at the end, or none before';
  if (s.clues < 0 || s.clues > 8) return 'the clue tokens are miscounted';
  if (s.storms < 0 || s.storms > 3) return 'the storm tokens are miscounted';
  if ((s.lap === NO_LAP) !== s.deckTop < DECK_SIZE)
    return 'a last lap with a deck, or none without';
  const isAtEnd = s.storms === 0 || s.built === 25 || s.lap === 0;
  if (isAtEnd !== (s.phase === OVER)) return 'over before the end, or not at it';
  const full = s.setup.players <= 3 ? 5 : 4;
  for (let seat = 0; seat < s.setup.players; seat++) {
    const count = s.count[seat]!;
    const least = s.lap === NO_LAP ? full : full - 1;
    if (count < least || count > full) return `seat ${seat} holds ${count} cards`;
  }
  return null;
}
