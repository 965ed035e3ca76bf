import { describe, expect, it } from 'vitest';
import {
  allBeaten,
  ANA,
  attack,
  beat,
  BEN,
  CLEO,
  DAN,
  marked,
  say,
  seated,
  taking,
} from './testing/four-hands.ts';

describe('"nobody adds"', () => {
  it('answers for all who are asked, in one go, and the challenge is over', () => {
    const table = allBeaten();
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
    expect(table.does({ do: 'sayNobody' })).toMatchObject([
      { do: 'commit', kind: 'word', by: null, moves: [{ seat: ANA }, { seat: CLEO }] },
    ]);
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
  });

  it('leaves out whoever has said they will play', () => {
    const table = taking('middle');
    table.does({ do: 'want', seat: CLEO, on: true });
    expect(table.prompt.nobody).toEqual([ANA]);
    expect(table.does({ do: 'sayNobody' })).toMatchObject([
      { kind: 'word', by: ANA, moves: [{ seat: ANA }] },
    ]);
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
  });

  it('leaves out whoever has their hand open', () => {
    const table = allBeaten();
    table.opens(ANA);
    table.does({ do: 'sayNobody' });
    expect(table.glass).toBe('hand of 0');
    expect(table.due).toEqual({ kind: 'words', seats: [ANA] });
    expect(table.refusal({ do: 'sayNobody' })).toBe('nothingAsked');
  });

  it('does not answer for a computer', () => {
    const table = allBeaten('passed', [CLEO]);
    table.does({ do: 'sayNobody' });
    expect(table.due).toEqual({ kind: 'bot', seat: CLEO });
  });

  it('is not offered while somebody has to play', () => {
    const table = seated();
    expect(table.prompt.nobody).toEqual([]);
    expect(table.refusal({ do: 'sayNobody' })).toBe('nothingAsked');
  });
});

describe('an answer by word', () => {
  it.each([['table'], ['cover of 1'], ['hand of 3'], ['hand of 0']])(
    'lets Ash take, whatever the glass shows: %s',
    (glass) => {
      const table = seated(glass === 'table' ? 'middle' : 'passed');
      table.visits(ANA, attack(ANA, 'r2'));
      if (glass.startsWith('hand')) table.opens(Number(glass.slice(-1)));
      expect(table.glass).toBe(glass);
      expect(table.prompt.plates[BEN]?.spoken).toMatchObject([{ kind: 'take' }]);
      table.does(say(BEN));
      expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
      expect(table.glass).toBe(glass === 'hand of 0' ? glass : 'table');
    },
  );

  it('counts once, however often it is tapped', () => {
    const table = taking();
    table.does(say(ANA));
    expect(table.refusal(say(ANA))).toBe('nothingToSay');
    expect(table.refusal(say(BEN))).toBe('nothingToSay');
  });

  it.each([
    ['somebody who is not asked', DAN, 'nothingToSay'],
    ['nobody at all', 7, 'noPerson'],
  ])('is not that of %s', (_, seat, code) => {
    expect(allBeaten().refusal(say(seat))).toBe(code);
  });
});

describe('"I\'ll add"', () => {
  it('brings the device when nothing comes before it', () => {
    const table = allBeaten();
    expect(table.glass).toBe('table');
    table.does({ do: 'want', seat: CLEO, on: true });
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
    expect(table.glass).toBe('cover of 2');
  });

  it('of Ember is held while Ash takes, until Fire has answered', () => {
    const table = taking();
    table.does({ do: 'want', seat: CLEO, on: true });
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
    expect(table.prompt.plates[CLEO]).toMatchObject({ wants: true, waitsFor: ANA });
    table.visits(ANA, attack(ANA, 'y2'));
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
    expect(table.glass).toBe('cover of 2');
  });

  it('of both attackers is granted to Fire first', () => {
    const table = allBeaten();
    table.does({ do: 'want', seat: CLEO, on: true }, { do: 'want', seat: ANA, on: true });
    expect(table.due).toEqual({ kind: 'visit', seat: ANA });
  });

  it('said while Ash still thinks never stands in Ash’s way, and is granted when all is beaten', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.does({ do: 'want', seat: CLEO, on: true });
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
    table.visits(BEN, beat('r4', 0));
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
  });

  it('survives that its owner looks into their hand, and that the app is left', () => {
    const table = taking();
    table.does({ do: 'want', seat: CLEO, on: true });
    table.opens(CLEO);
    table.does({ do: 'hide' });
    expect(marked(table, 'wants')).toEqual([CLEO]);
  });

  it('survives that an answer is undone', () => {
    const table = taking();
    table.does({ do: 'want', seat: CLEO, on: true }, say(ANA));
    table.does({ do: 'undo', by: ANA });
    expect(marked(table, 'wants')).toEqual([CLEO]);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it.each([
    ['it is withdrawn', { do: 'want', seat: CLEO, on: false } as const],
    ['its owner declines after all', say(CLEO)],
    ['its owner stands out', { do: 'standOut', seat: CLEO, on: true } as const],
  ])('ends when %s', (_, input) => {
    const table = taking();
    table.does({ do: 'want', seat: CLEO, on: true }, input);
    expect(marked(table, 'wants')).toEqual([]);
  });

  it('ends when its owner has played', () => {
    const table = taking();
    table.does({ do: 'want', seat: CLEO, on: true }, say(ANA));
    table.visits(CLEO, attack(CLEO, 'b2'));
    expect(marked(table, 'wants')).toEqual([]);
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
  });

  it.each([
    ['by somebody who plays no part', DAN, 'nothingToWant'],
    ['by a seat nobody sits at', 9, 'noPerson'],
  ])('means nothing %s', (_, seat, code) => {
    expect(taking().refusal({ do: 'want', seat, on: true })).toBe(code);
  });

  it('is said once and withdrawn once', () => {
    const table = taking();
    expect(table.refusal({ do: 'want', seat: CLEO, on: false })).toBe('notWanting');
    table.does({ do: 'want', seat: CLEO, on: true });
    expect(table.refusal({ do: 'want', seat: CLEO, on: true })).toBe('alreadyWanting');
  });
});
