import { describe, expect, it } from 'vitest';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { newDesk } from '../../../src/lib/table/desk.ts';
import { allBeaten, attack, beat, say, seated, START, taking } from './testing/four-hands.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import { WAYS } from '../../../src/lib/core/way.ts';

describe.each(WAYS)('a hand, the device %s', (way) => {
  it('is covered before the cards are dealt, and the cover names nobody', () => {
    const table = new Sitting<Blaze>(newDesk(blaze, START, { players: 4, bots: [], way }));
    expect(table.glass).toBe('cover');
    expect(table.refusal({ do: 'open', seat: 0 })).toBe('otherSeat');
    table.does({ do: 'showTable' });
    expect(table.refusal({ do: 'press', seat: 0 })).toBe('nothingToSee');
  });

  it('opens from the cover that names its seat, for that seat alone', () => {
    const table = seated(way);
    table.does(...(way === 'middle' ? [{ do: 'press', seat: 0 } as const] : []));
    expect(table.glass).toBe('cover of 0');
    expect(table.refusal({ do: 'open', seat: 1 })).toBe('otherSeat');
    table.does({ do: 'open', seat: 0 });
    expect(table.glass).toBe('hand of 0');
  });

  it('does not follow another one directly', () => {
    const table = seated(way);
    table.opens(0);
    expect(table.refusal({ do: 'open', seat: 1 })).toBe('notCovered');
    expect(table.refusal({ do: 'press', seat: 1 })).toBe('notOnTable');
  });

  it('can be looked at by whoever likes, also by somebody who has nothing to do', () => {
    const table = seated(way);
    table.opens(3);
    expect(table.glass).toBe('hand of 3');
    expect(table.prompt.holder).toBe(3);
    table.does({ do: 'layDown' });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 0');
  });

  it('laid down by whoever is next waits for them as before', () => {
    const table = seated(way);
    table.opens(0);
    table.does({ do: 'layDown' });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 0');
  });

  it('is covered when the app is left, and the cover names its owner', () => {
    const table = seated(way);
    table.opens(3);
    table.does({ do: 'hide' });
    expect(table.glass).toBe('cover of 3');
  });

  it('closes once its owner has played and another has to answer', () => {
    const table = seated(way);
    table.visits(0, attack(0, 'r2'));
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 1');
  });

  it('closes once Ash has beaten everything: the table asks, and one press opens it again', () => {
    const table = allBeaten(way);
    expect(table.glass).toBe('table');
    expect(table.prompt).toMatchObject({ holder: 1, nobody: [0, 2] });
    table.does({ do: 'sayNobody' });
    expect(table.glass).toBe('table');
    expect(table.due).toEqual({ kind: 'visit', seat: 1 });
    table.does({ do: 'press', seat: 1 }, { do: 'open', seat: 1 });
    expect(table.glass).toBe('hand of 1');
  });

  it('closes when Ash takes, and the others are asked what they add', () => {
    const table = seated(way);
    table.visits(0, attack(0, 'r2'));
    table.opens(1);
    table.does(say(1));
    expect(table.glass).toBe('table');
    expect(table.due).toEqual({ kind: 'words', seats: [0, 2] });
  });

  it('stays open over what was settled in it where nobody is asked and its owner leads', () => {
    const table = seated(way);
    table.visits(0, attack(0, 'r2'));
    for (const seat of [0, 2]) table.does({ do: 'standOut', seat, on: true });
    table.visits(1, beat('r4', 0));
    expect(table.due).toEqual({ kind: 'visit', seat: 1 });
    expect(table.glass).toBe('hand of 1');
  });

  it('closes over what was settled in it where somebody else leads', () => {
    const table = taking(way);
    table.does(say(2));
    table.opens(0);
    table.does(say(0));
    expect(table.due).toEqual({ kind: 'visit', seat: 2 });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 2');
  });

  it('is covered for Ash again once somebody has added after all', () => {
    const table = allBeaten(way);
    table.visits(2, attack(2, 'b2'));
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 1');
  });

  it('is covered for Ash, too, where another has looked into theirs meanwhile', () => {
    const table = allBeaten(way);
    table.opens(3);
    table.does({ do: 'layDown' }, { do: 'sayNobody' });
    expect(table.due).toEqual({ kind: 'visit', seat: 1 });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 1');
  });

  it('opened again by who leads, and laid down, waits for them behind a cover', () => {
    const table = allBeaten(way);
    table.does({ do: 'sayNobody' });
    table.opens(1);
    table.does({ do: 'layDown' });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 1');
  });
});

describe('a press on a plate', () => {
  it('covers at once, and leads back to the table when it ends early', () => {
    const table = seated('middle');
    table.does({ do: 'press', seat: 2 });
    expect(table.glass).toBe('cover of 2');
    table.does({ do: 'release' });
    expect(table.glass).toBe('table');
    expect(table.refusal({ do: 'open', seat: 2 })).toBe('notCovered');
  });

  it('opens nothing any more once the app was left in the middle of it', () => {
    const table = seated('middle');
    table.does({ do: 'press', seat: 2 }, { do: 'hide' });
    expect(table.glass).toBe('cover of 0');
    expect(table.refusal({ do: 'open', seat: 2 })).toBe('otherSeat');
    expect(table.refusal({ do: 'release' })).toBe('notPressed');
  });

  it('is not a second one beside the first', () => {
    const table = seated('middle');
    table.does({ do: 'press', seat: 2 });
    expect(table.refusal({ do: 'press', seat: 3 })).toBe('notOnTable');
  });

  it.each([[-1], [4], [0.5]])('does nothing at a place where nobody sits: %d', (seat) => {
    expect(seated('middle').refusal({ do: 'press', seat })).toBe('noPerson');
  });

  it('is not undone by a change of the way the device goes round', () => {
    const table = seated('middle');
    table.does({ do: 'press', seat: 2 }, { do: 'way', way: 'passed' });
    expect(table.glass).toBe('cover of 2');
    table.does({ do: 'release' }, { do: 'way', way: 'passed' });
    expect(table.glass).toBe('cover of 0');
    table.does({ do: 'way', way: 'middle' });
    expect(table.glass).toBe('table');
  });
});

describe('one person alone with computers', () => {
  it('sees their hand from the first moment, and never a cover', () => {
    const seating = { players: 4, bots: [0, 2, 3], way: 'passed' } as const;
    const table = new Sitting<Blaze>(newDesk(blaze, START, seating));
    expect(table.glass).toBe('hand of 1');
    table.does({ do: 'hide' }, { do: 'way', way: 'middle' });
    expect(table.glass).toBe('hand of 1');
    expect(table.refusal({ do: 'layDown' })).toBe('alone');
    expect(seated('middle', [0, 2, 3]).glass).toBe('hand of 1');
  });

  it('watches the computers play behind their hand', () => {
    const table = seated('middle', [0, 2, 3]);
    expect(table.due).toEqual({ kind: 'bot', seat: 0 });
    table.does({ do: 'bot', move: attack(0, 'r2') });
    expect(table.glass).toBe('hand of 1');
  });
});

describe('a computer among several people', () => {
  it('plays on the table: nobody opens a hand while it is due', () => {
    const table = seated('middle', [0]);
    expect(table.refusal({ do: 'press', seat: 1 })).toBe('botsTurn');
    table.does({ do: 'way', way: 'passed' }, { do: 'bot', move: attack(0, 'r2') });
    expect(table.glass).toBe('table');
    table.does({ do: 'bot', move: { seat: 0, do: 'pass' } });
    expect(table.glass).toBe('cover of 1');
  });

  it('closes the hand before it plays', () => {
    const table = seated('passed', [1]);
    table.visits(0, attack(0, 'r2'));
    expect(table.glass).toBe('table');
    expect(table.due).toEqual({ kind: 'bot', seat: 1 });
  });

  it.each([
    ['stays with who leads next and had it before', [], 'table'],
    ['goes to who leads next where another has had it since', [3], 'cover of 1'],
  ] as const)('has played: the device %s', (_, lookers, glass) => {
    const table = seated('passed', [2]);
    table.visits(0, attack(0, 'r2'));
    table.visits(1, { seat: 1, do: 'beat', card: 'r4', on: 0 });
    for (const seat of lookers) table.opens(seat);
    table.does(say(0));
    expect(table.due).toEqual({ kind: 'bot', seat: 2 });
    table.does({ do: 'bot', move: { seat: 2, do: 'pass' } });
    expect(table.due).toEqual({ kind: 'visit', seat: 1 });
    expect(table.glass).toBe(glass);
  });

  it('has no hand to open, and plays its own moves only', () => {
    const table = seated('middle', [1]);
    expect(table.refusal({ do: 'press', seat: 1 })).toBe('noPerson');
    expect(table.refusal({ do: 'bot', move: attack(0, 'r2') })).toBe('notBotsTurn');
    expect(seated('middle').refusal({ do: 'bot', move: attack(0, 'r2') })).toBe('notBotsTurn');
  });
});
