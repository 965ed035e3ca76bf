import { never } from '../../src/lib/core/assert.ts';
import type { HanabiRefusal } from '../../src/lib/games/hanabi/rules/explain.ts';

/** Why a move of Hanabi is not legal, as the end of a sentence. */
export function hanabiReason(refusal: HanabiRefusal): string {
  switch (refusal.code) {
    case 'gameOver':
      return 'the game is over';
    case 'dealDue':
      return 'a deal is due first';
    case 'noSuchSeat':
      return 'there is no such seat';
    case 'notYourTurn':
      return `it is the turn of seat ${refusal.turn}`;
    case 'noSuchCard':
      return `the hand has no card in slot ${refusal.slot}`;
    case 'allCluesThere':
      return 'all clue tokens are there, so nothing may be discarded';
    case 'noClueLeft':
      return 'no clue token is left';
    case 'clueToSelf':
      return 'nobody gives themselves a clue';
    case 'emptyClue':
      return `seat ${refusal.to} has no card that is ${refusal.color ?? `a ${refusal.rank!}`}`;
    default:
      return never(refusal);
  }
}
