import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { MOVES, smallRecord } from '../../tests/blaze/record/testing/small-record.ts';
import { reasonOf, rulesById } from './games.ts';
import { faultWords } from './words.ts';

/** What the tool says of the small record with these parts changed. */
function said(changes: Record<string, unknown>): string {
  const read = readRecord(JSON.stringify(smallRecord(changes)), rulesById);
  return read.ok ? 'good' : faultWords(read.problem);
}

const seats = (...names: string[]) => names.map((name) => ({ name }));
const after = (move: unknown) => said({ moves: [...MOVES, move] });

describe('what the tool says', () => {
  it.each([
    [{ format: 'x' }, /^This is not a Fireside record: .*"fireside-record" is expected\.$/],
    [{ version: '1' }, /^version: "1" where a whole number from 1 is expected\.$/],
    [{ version: undefined }, /^version: nothing where/],
    [{ version: 3 }, /^version: the record was made by a newer version of Fireside \(3; /],
    [{ game: 'chess' }, /^game: "chess" is a game not known yet\.$/],
    [{ moves: Array(10_001).fill(0) }, /^moves: there are 10001, and no more than 10000 may be\.$/],
    [{ seats: seats('A', 'B') }, /^seats: there are 2 where 3 to 5 are expected\.$/],
    [{ seats: seats('A', ' ', 'C') }, /^seats\[1\]\.name: the name is blank\.$/],
    [{ seats: seats('A', 'B', 'C'.repeat(25)) }, /^seats\[2\]\.name: the name has 25 characters/],
    [{ seats: seats('A', 'B\u202e', 'C') }, /^seats\[1\]\.name: the character U\+202E is not/],
    [{ seats: seats('A', 'B', ' A') }, /^seats\[2\]\.name: the same name as seats\[0\] has\.$/],
    [{ first: 3 }, /^first: there is no seat 3 among 3\.$/],
    [{ first: '0' }, /^first: "0" where a number is expected\.$/],
    [{ first: 0.5 }, /^first: 0\.5 where a whole number is expected\.$/],
    [{ first: undefined }, /^the key "first" is missing\.$/],
    [{ chat: [] }, /^the key "chat" is not known here\.$/],
    [{ options: [] }, /^options: a list where an object is expected\.$/],
    [{ options: null }, /^options: null where an object is expected\.$/],
    [
      { options: { betting: {} } },
      /^options\.betting: an object where true or false is expected\.$/,
    ],
    [
      { options: { edition: 'x' } },
      /^options\.edition: "x" where "2021" or "classic" is expected\.$/,
    ],
    [{ moves: 'none' }, /^moves: "none" where a list is expected\.$/],
    [
      { seats: [{ name: 1 }, ...seats('B', 'C')] },
      /^seats\[0\]\.name: 1 where a text is expected\.$/,
    ],
  ])('names the fault of a record: %j', (changes, sentence) => {
    expect(said(changes)).toMatch(sentence);
  });

  it.each([
    [{ seat: 0, do: 'shout' }, /^moves\[4\]: "shout" is not a move of this game\.$/],
    [{ do: 'deal', order: [] }, /^moves\[4\]: no deal is due\.$/],
    [{ seat: 5, do: 'pass' }, /^moves\[4\]\.seat: 5 where 4 or less is expected\.$/],
    [{ seat: -1, do: 'pass' }, /^moves\[4\]\.seat: -1 where 0 or more is expected\.$/],
    [{ seat: 0, do: 'pass', x: 1 }, /^moves\[4\]: the key "x" is not known here\.$/],
    [
      { seat: 0, do: 'attack', card: 'z1' },
      /^moves\[4\]\.card: "z1" where one of 30 values from "r1" to "bF" is expected\.$/,
    ],
    [
      { seat: 0, do: 'attack', card: 'b9' },
      /^moves\[4\]: "attack b9" by seat 0 is not legal: b9 is not in the hand\.$/,
    ],
  ])('names the fault of a move: %j', (move, sentence) => {
    expect(after(move)).toMatch(sentence);
  });

  it.each([
    [['y2'], /^moves\[0\]: the order of the deal has 1 in it where 54 cards are due\.$/],
    [
      Array<string>(54).fill('r2'),
      /^moves\[0\]: the deal has not the cards .*: "r2" is one too many\.$/,
    ],
  ])('names the fault of a deal', (order, sentence) => {
    expect(said({ moves: [{ do: 'deal', order }] })).toMatch(sentence);
  });

  it('shows no more than a glance of a stranger’s text, and nothing a terminal would obey', () => {
    const words = after({ seat: 0, do: `\u001b[2J\u202e${'x'.repeat(500_000)}` });
    expect(words).toMatch(/^moves\[4\]: "\\u001b\[2J\\u\{202E\}x+…" is not a move of this game\.$/);
    expect(words.length).toBeLessThan(120);
  });

  it('knows the rules of every game there is', () => {
    expect(GAMES.map(({ id }) => rulesById(id)?.id)).toEqual(GAMES.map(({ id }) => id));
  });

  it('gives a game without words for its refusals their codes', () => {
    expect(reasonOf('tag', { code: 'notInHand' })).toBe('not in hand');
    expect(reasonOf('hanabi', { code: 'noClueLeft' })).toBe('no clue token is left');
  });
});
