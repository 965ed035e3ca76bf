import { never } from '../../src/lib/core/assert.ts';
import type { BlazeRefusal } from '../../src/lib/games/blaze/rules/explain.ts';
import { listed } from './shown.ts';

const TRUMPS = { r: 'red', y: 'yellow', b: 'blue' } as const;

/** Why a move of Blaze is not legal, as the end of a sentence. */
export function blazeReason(refusal: BlazeRefusal): string {
  switch (refusal.code) {
    case 'gameOver':
      return 'the game is over';
    case 'dealDue':
      return 'a deal is due first';
    case 'noSuchSeat':
      return 'there is no such seat';
    case 'betsAreDue':
      return 'bets are due first';
    case 'noBetsNow':
      return 'this is not the time for bets';
    case 'goneOut':
      return 'the seat has gone out of this round';
    case 'noRole':
      return 'the seat is neither Fire, Ash nor Ember';
    case 'ashDoesNotAttack':
      return 'Ash does not attack';
    case 'onlyAshBeats':
      return 'only Ash beats';
    case 'fireOpens':
      return 'Fire has to open the challenge first';
    case 'openingNeedsCard':
      return 'Fire has to open with a card';
    case 'tableEmpty':
      return 'no card is on the table yet';
    case 'notInHand':
      return `${refusal.card} is not in the hand`;
    case 'rankNotOnTable':
      return `rank ${refusal.rank} is not on the table, only ${listed(refusal.ranks, 'and')}`;
    case 'limitReached':
      return `there are ${refusal.limit} attack cards already, which is the limit`;
    case 'fireFirst':
      return `Fire (seat ${refusal.fire}) is asked first`;
    case 'alreadyTaking':
      return 'Ash is taking already';
    case 'noSuchPlace':
      return `no attack card has the number ${refusal.on}`;
    case 'alreadyBeaten':
      return `attack card ${refusal.on} is beaten already`;
    case 'tooLow':
      return `${refusal.card} is too low to beat ${refusal.attack}`;
    case 'unbeatable':
      return `no card beats ${refusal.attack} now`;
    case 'trumpNeeded':
      return `${refusal.card} has neither the suit of ${refusal.attack} nor trump (${TRUMPS[refusal.trump]})`;
    case 'alreadyPassed':
      return 'the seat has passed already';
    case 'nothingToDecline':
      return 'the seat is not asked for anything';
    case 'notYourTurn':
      return `it is the turn of seat ${refusal.turn}`;
    case 'alreadyBet':
      return 'the seat has laid its bet already';
    case 'betOnSelf':
      return 'nobody bets on themselves';
    case 'noOneLeft':
      return 'both betting cards with a 1 are spent';
    default:
      return never(refusal);
  }
}
