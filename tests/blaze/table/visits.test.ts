import { describe, expect, it } from 'vitest';
import { planOf } from '../../../src/lib/table/stage.ts';
import {
  ANA,
  attack,
  beat,
  BEN,
  CLEO,
  DAN,
  HANDS,
  say,
  seated,
  taking,
} from './testing/four-hands.ts';

const stage = (move: ReturnType<typeof attack> | ReturnType<typeof beat>) =>
  ({ do: 'stage', move }) as const;

describe('a visit', () => {
  it('is one commit: both cards and "that\'s all"', () => {
    const table = seated();
    expect(table.visits(ANA, attack(ANA, 'r2'), attack(ANA, 'y2'))).toMatchObject([
      {
        do: 'commit',
        kind: 'visit',
        by: ANA,
        moves: [attack(ANA, 'r2'), attack(ANA, 'y2'), { seat: ANA, do: 'pass' }],
      },
    ]);
  });

  it('can leave open whether more comes: the hand stays with its owner', () => {
    const table = seated();
    table.opens(ANA);
    table.does(stage(attack(ANA, 'r2')), { do: 'commit', close: false });
    expect(table.glass).toBe('hand of 0');
    expect(table.due).toEqual({ kind: 'words', seats: [ANA] });
  });

  it('with nothing ready declines, or does nothing at all', () => {
    const table = seated();
    table.opens(ANA);
    expect(table.refusal({ do: 'commit', close: false })).toBe('nothingStaged');
    expect(table.refusal({ do: 'commit', close: true })).toBe('nothingToDecline');
    table.does(stage(attack(ANA, 'r2')), { do: 'commit', close: false });
    expect(table.refusal({ do: 'commit', close: false })).toBe('nothingStaged');
    table.does({ do: 'commit', close: true });
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
  });

  it.each([
    ['another seat’s card', stage(attack(CLEO, 'b2')), 'otherSeat'],
    ['a card that is not legal after what lies ready', stage(attack(ANA, 'b7')), 'illegal'],
  ])('does not hold %s', (_, input, code) => {
    const table = seated();
    table.opens(ANA);
    table.does(stage(attack(ANA, 'r2')));
    expect(table.refusal(input)).toBe(code);
  });

  it.each([
    ['lay cards ready', stage(attack(ANA, 'r2'))],
    ['take cards back', { do: 'unstage' } as const],
    ['commit', { do: 'commit', close: true } as const],
  ])('is needed to %s', (_, input) => {
    expect(seated().refusal(input)).toBe('noHandOpen');
  });
});

describe('what lies ready', () => {
  it('is taken back card by card, and nobody at the table notices', () => {
    const table = seated();
    table.opens(ANA);
    const before = JSON.stringify(table.prompt);
    expect(table.does(stage(attack(ANA, 'r2')), stage(attack(ANA, 'y2')))).toEqual([]);
    expect(JSON.stringify(table.prompt)).toBe(before);
    expect(table.does({ do: 'unstage' }, { do: 'unstage' })).toEqual([]);
    expect(JSON.stringify(table.prompt)).toBe(before);
    expect(table.refusal({ do: 'unstage' })).toBe('nothingStaged');
  });

  it('waits for its owner behind the cover, and while others answer or look', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'), attack(ANA, 'y2'));
    table.opens(CLEO);
    table.does(stage(attack(CLEO, 'b2')), { do: 'hide' });
    table.visits(BEN, beat('r4', 0));
    table.opens(CLEO);
    expect(planOf(table.desk, CLEO).moves).toEqual([attack(CLEO, 'b2')]);
  });

  it('shrinks to what is still legal once others have acted, and is taken back from there', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'), attack(ANA, 'y2'));
    table.opens(BEN);
    table.does(stage(beat('r4', 0)), stage(beat('y3', 1)), { do: 'layDown' });
    table.opens(CLEO);
    table.does(stage(attack(CLEO, 'b2')), { do: 'layDown' }, say(BEN));
    expect(planOf(table.desk, CLEO).moves).toEqual([]);
    table.does(say(ANA));
    expect(planOf(table.desk, CLEO).moves).toEqual([attack(CLEO, 'b2')]);
  });

  it('goes back to the hand when its owner takes or declines instead', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'), attack(ANA, 'y2'));
    table.opens(BEN);
    table.does(stage(beat('r4', 0)));
    expect(table.does(say(BEN))).toMatchObject([
      { kind: 'visit', by: BEN, moves: [{ seat: BEN, do: 'pass' }] },
    ]);
    expect(planOf(table.desk, BEN).moves).toEqual([]);
  });

  it('is forgotten when the challenge ends', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.opens(CLEO);
    table.does(stage(attack(CLEO, 'b2')), { do: 'layDown' });
    table.does(say(BEN), { do: 'sayNobody' });
    expect(table.desk.staged).toEqual([[], [], [], []]);
  });

  it('is forgotten when the challenge ends, by those who declined before they laid it, too', () => {
    const table = taking();
    table.does(say(ANA));
    table.opens(ANA);
    table.does(stage(attack(ANA, 'y2')), { do: 'layDown' }, say(CLEO));
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
    table.visits(CLEO, attack(CLEO, 'b2'));
    table.opens(ANA);
    expect(planOf(table.desk, ANA).moves).toEqual([]);
    expect(table.refusal({ do: 'unstage' })).toBe('nothingStaged');
  });

  it('shows nobody what it would settle, and nothing can rest on that', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.visits(BEN, beat('r4', 0));
    table.does(say(ANA));
    table.opens(CLEO);
    const move = { seat: CLEO, do: 'pass' } as const;
    table.does({ do: 'stage', move });
    expect(planOf(table.desk, CLEO)).toEqual({
      moves: [move],
      view: null,
      closing: null,
      lead: null,
    });
    expect(table.refusal(stage(attack(CLEO, 'b2')))).toBe('planSettled');
  });
});

describe('the deal', () => {
  it('is made once, with the cards that are due', () => {
    const table = seated();
    expect(table.refusal({ do: 'deal', order: HANDS })).toBe('noDealDue');
  });

  it('is written down before anybody has a hand to see', () => {
    expect(seated().journal).toMatchObject([
      { do: 'commit', kind: 'deal', by: null, watched: null },
    ]);
    expect(seated().refusal({ do: 'open', seat: DAN })).toBe('otherSeat');
  });
});
