/** Whether a state of Blaze is sound in itself. Quick: the long trials ask after every move. */
import { NOBODY } from '../../../../core/seats.ts';
import { FACES, type Face } from '../cards.ts';
import { below, setOf, setOfAll } from '../sets.ts';
import { BURN, DEAL, KINDLING, OVER, type BlazeState } from '../state.ts';

/**
 * How often each face has been met, as two words of 30 bits and one for too often; one for all, so
 * that counting allocates nothing.
 */
const met = { once: 0, twice: 0, tooOften: 0 };

function meet(faces: number): void {
  met.tooOften |= met.twice & faces;
  met.twice |= met.once & faces;
  met.once |= faces;
}

const meetFace = (face: Face): void => meet(setOf(face));

/** What is wrong with a state, or null. */
export function flaw(s: BlazeState): string | null {
  return flawOfCards(s) ?? flawOfHands(s) ?? flawOfChallenge(s) ?? flawOfRound(s);
}

function flawOfCards(s: BlazeState): string | null {
  met.once = met.twice = met.tooOften = 0;
  meetHands(s);
  meetTable(s);
  meet(s.discardOnce);
  meet(s.discardTwice);
  for (let i = s.deckTop; i < s.deckEnd; i++) meetFace(s.deck[i]!);
  for (let i = 0; i < s.asideSize; i++) meetFace(s.aside[i]!);
  if (s.phase === DEAL) return flawBeforeDeal(s);
  if (!s.setup.switches.drawTrump) meetFace(s.trumpCard);
  const whole = s.setup.players === 3 ? WITHOUT_ONES : WHOLE;
  if (met.tooOften !== 0) return 'a card lies there three times';
  return met.once === whole && met.twice === whole ? null : 'a card is lost';
}

const WHOLE = below(FACES);
const WITHOUT_ONES = WHOLE & ~setOfAll([0, 10, 20]);

function meetHands(s: BlazeState): void {
  for (let seat = 0; seat < s.setup.players; seat++) {
    meet(s.once[seat]!);
    meet(s.twice[seat]!);
  }
}

function meetTable(s: BlazeState): void {
  for (let place = 0; place < s.attacks; place++) {
    meetFace(s.attackCards[place]!);
    if (s.beatCards[place]! >= 0) meetFace(s.beatCards[place]!);
  }
}

/** Before a deal only the other draw deck exists. */
function flawBeforeDeal(s: BlazeState): string | null {
  const aside = s.round === 1 ? 0 : [0, 0, 0, 20, 20, 18][s.setup.players]!;
  const onlyAside = s.asideSize === aside && s.deckTop === s.deckEnd && s.attacks === 0;
  const nobodyHolds = s.count.every((count) => count === 0);
  if (!onlyAside || !nobodyHolds) return 'cards lie about before the deal';
  return met.tooOften === 0 ? null : 'a card lies aside three times';
}

function flawOfHands(s: BlazeState): string | null {
  for (let seat = 0; seat < 5; seat++) {
    const [once, twice] = [s.once[seat]!, s.twice[seat]!];
    if (twice & ~once) return `seat ${seat} holds the second of a card without the first`;
    if (bitsOf(once) + bitsOf(twice) !== s.count[seat])
      return `seat ${seat}'s cards are miscounted`;
    if (s.knownOnce[seat]! & ~once || s.knownTwice[seat]! & ~twice)
      return `seat ${seat} is known to hold what it does not`;
    if (s.knownTwice[seat]! & ~s.knownOnce[seat]!) return `seat ${seat}'s known cards are odd`;
  }
  return null;
}

function bitsOf(word: number): number {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits++;
  return bits;
}

function flawOfChallenge(s: BlazeState): string | null {
  if (s.attacks === 0)
    return s.unbeaten | s.emberPlaces | s.early | s.ranks | s.taking | s.passed
      ? 'an empty table is not clear'
      : null;
  if (s.attacks > s.limit) return 'more attack cards than the limit';
  let unbeaten = 0;
  for (let place = 0; place < s.attacks; place++)
    if (s.beatCards[place]! < 0) unbeaten |= setOf(place);
  if (unbeaten !== s.unbeaten) return 'the unbeaten places are wrong';
  if (s.early & ~(s.emberPlaces & s.unbeaten))
    return 'an early card is not an unbeaten one of Ember';
  if (s.ranks !== ranksOf(s)) return 'the ranks on the table are wrong';
  const unanswered = s.taking === 0 && bitsOf(unbeaten) > s.count[s.ash]!;
  return unanswered ? 'Ash has fewer cards than there are to beat' : null;
}

function ranksOf(s: BlazeState): number {
  const strict = s.setup.switches.firebirdMatch === 'value';
  let ranks = 0;
  for (let place = 0; place < s.attacks; place++) {
    ranks |= setOf(s.attackCards[place]! % 10);
    const beat = s.beatCards[place]!;
    if (beat >= 0 && !(strict && beat % 10 === 9)) ranks |= setOf(beat % 10);
  }
  return ranks;
}

function flawOfRound(s: BlazeState): string | null {
  const running = s.phase === KINDLING || s.phase === BURN;
  const still = s.phase === DEAL || s.phase === OVER;
  if (still !== (s.turn === NOBODY)) return 'a turn at a standstill, or none while the game runs';
  if (running !== (s.fire !== NOBODY) || running !== (s.ash !== NOBODY))
    return 'the roles do not fit the phase';
  if (running && (s.fire === s.ash || s.ember === s.fire || s.ember === s.ash))
    return 'one seat holds two roles';
  if (s.idle < 0 || s.idle >= 20) return 'the idle challenges are miscounted';
  if (s.phase === KINDLING && s.deckTop === s.deckEnd) return 'kindling goes on without a deck';
  for (let seat = 0; seat < s.setup.players; seat++)
    if (s.ones[seat]! < 0) return `seat ${seat} bet more 1s than it has`;
  return null;
}
