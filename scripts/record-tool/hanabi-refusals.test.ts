import { describe, expect, it } from 'vitest';
import type { HanabiRefusal } from '../../src/lib/games/hanabi/rules/explain.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { rulesById } from './games.ts';
import { hanabiReason } from './hanabi-refusals.ts';
import { faultWords } from './words.ts';

describe('the reasons of Hanabi', () => {
  it.each<[HanabiRefusal, string]>([
    [{ code: 'gameOver' }, 'the game is over'],
    [{ code: 'dealDue' }, 'a deal is due first'],
    [{ code: 'noSuchSeat' }, 'there is no such seat'],
    [{ code: 'notYourTurn', turn: 2 }, 'it is the turn of seat 2'],
    [{ code: 'noSuchCard', slot: 4 }, 'the hand has no card in slot 4'],
    [{ code: 'allCluesThere' }, 'all clue tokens are there, so nothing may be discarded'],
    [{ code: 'noClueLeft' }, 'no clue token is left'],
    [{ code: 'clueToSelf' }, 'nobody gives themselves a clue'],
    [{ code: 'emptyClue', to: 1, color: 'b', rank: null }, 'seat 1 has no card that is b'],
    [{ code: 'emptyClue', to: 1, color: null, rank: 4 }, 'seat 1 has no card that is a 4'],
  ])('%j', (refusal, reason) => {
    expect(hanabiReason(refusal)).toBe(reason);
  });
});

/** What the tool says of a game of two with this one move. */
function said(move: object): string {
  const read = readRecord(
    JSON.stringify({
      format: 'fireside-record',
      version: 1,
      game: 'hanabi',
      options: {},
      first: 0,
      seats: [{ name: 'A' }, { name: 'B' }],
      moves: [move],
    }),
    rulesById,
  );
  return read.ok ? 'good' : faultWords(read.problem);
}

describe('a clue', () => {
  const clue = { seat: 0, do: 'clue', to: 1 };

  it.each([
    [clue, /^moves\[0\]: the key "color" is missing\.$/],
    [
      { ...clue, color: 'r', rank: 3 },
      /^moves\[0\]: the key "(?:color|rank)" is not known here\.$/,
    ],
    [{ ...clue, color: 'x' }, /^moves\[0\]\.color: "x" where "b", "g", "r", "w" or "y" is/],
    [{ ...clue, rank: '3' }, /^moves\[0\]/],
    [{ ...clue, rank: 6 }, /^moves\[0\]/],
    [{ ...clue, rank: 3 }, /^moves\[0\]: "clue 1 rank 3" by seat 0 is not legal: a deal is due/],
  ])('names exactly one colour or rank: %j', (move, sentence) => {
    expect(said(move)).toMatch(sentence);
  });
});
