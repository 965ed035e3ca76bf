import { describe, expect, it } from 'vitest';
import type { BlazeRefusal } from '../../src/lib/games/blaze/rules/explain.ts';
import { blazeReason } from './blaze-refusals.ts';

describe('the reasons of Blaze', () => {
  it.each<[BlazeRefusal, string]>([
    [{ code: 'gameOver' }, 'the game is over'],
    [{ code: 'dealDue' }, 'a deal is due first'],
    [{ code: 'noSuchSeat' }, 'there is no such seat'],
    [{ code: 'betsAreDue' }, 'bets are due first'],
    [{ code: 'noBetsNow' }, 'this is not the time for bets'],
    [{ code: 'goneOut' }, 'the seat has gone out of this round'],
    [{ code: 'noRole' }, 'the seat is neither Fire, Ash nor Ember'],
    [{ code: 'ashDoesNotAttack' }, 'Ash does not attack'],
    [{ code: 'onlyAshBeats' }, 'only Ash beats'],
    [{ code: 'fireOpens' }, 'Fire has to open the challenge first'],
    [{ code: 'openingNeedsCard' }, 'Fire has to open with a card'],
    [{ code: 'tableEmpty' }, 'no card is on the table yet'],
    [{ code: 'notInHand', card: 'y5' }, 'y5 is not in the hand'],
    [
      { code: 'rankNotOnTable', rank: 'F', ranks: ['2', '4', '9'] },
      'rank F is not on the table, only 2, 4 and 9',
    ],
    [{ code: 'limitReached', limit: 3 }, 'there are 3 attack cards already, which is the limit'],
    [{ code: 'fireFirst', fire: 2 }, 'Fire (seat 2) is asked first'],
    [{ code: 'alreadyTaking' }, 'Ash is taking already'],
    [{ code: 'noSuchPlace', on: 4 }, 'no attack card has the number 4'],
    [{ code: 'alreadyBeaten', on: 1 }, 'attack card 1 is beaten already'],
    [{ code: 'tooLow', card: 'y5', attack: 'y6' }, 'y5 is too low to beat y6'],
    [{ code: 'unbeatable', card: 'y5', attack: 'bF' }, 'no card beats bF now'],
    [
      { code: 'trumpNeeded', card: 'y5', attack: 'b6', trump: 'r' },
      'y5 has neither the suit of b6 nor trump (red)',
    ],
    [{ code: 'alreadyPassed' }, 'the seat has passed already'],
    [{ code: 'nothingToDecline' }, 'the seat is not asked for anything'],
    [{ code: 'notYourTurn', turn: 1 }, 'it is the turn of seat 1'],
    [{ code: 'alreadyBet' }, 'the seat has laid its bet already'],
    [{ code: 'betOnSelf' }, 'nobody bets on themselves'],
    [{ code: 'noOneLeft' }, 'both betting cards with a 1 are spent'],
  ])('%j', (refusal, reason) => {
    expect(blazeReason(refusal)).toBe(reason);
  });
});
