import { describe, expect, it } from 'vitest';
import type { BlazeMove } from '../../../src/lib/games/blaze/rules/moves.ts';
import { ANA, attack, beat, BEN, CLEO, DAN, seated } from './testing/four-hands.ts';

const plays = (move: BlazeMove) => ({ do: 'bot', move }) as const;
const declines = (seat: number) => ({ seat, do: 'pass' }) as const;

/** Ana opens with b7, which Ben beats with b8: nobody else holds a 7 or an 8. */
const sevenBeaten = [plays(attack(ANA, 'b7')), plays(declines(ANA)), plays(beat('b8', 0))] as const;

describe('somebody who plays alone', () => {
  it('and holds nothing that fits need not say so, once it is their turn', () => {
    const table = seated('middle', [ANA, BEN, DAN]);
    table.does(...sevenBeaten);
    expect(table.due).toEqual({ kind: 'bot', seat: ANA });
    expect(table.does(plays(declines(ANA)))).toMatchObject([
      { do: 'commit', kind: 'bot', by: ANA, moves: [{ seat: ANA }, declines(CLEO)] },
    ]);
    expect(table.due).toEqual({ kind: 'bot', seat: BEN });
  });

  it('has said that nothing more comes with the last card that fits', () => {
    const table = seated('middle', [BEN, CLEO, DAN]);
    table.does({ do: 'stage', move: attack(ANA, 'r2') });
    table.does({ do: 'commit', close: false });
    expect(table.due).toEqual({ kind: 'words', seats: [ANA] });
    table.does({ do: 'stage', move: attack(ANA, 'y2') });
    expect(table.does({ do: 'commit', close: false })).toMatchObject([
      { do: 'commit', kind: 'visit', moves: [attack(ANA, 'y2'), declines(ANA)] },
    ]);
    expect(table.due).toEqual({ kind: 'bot', seat: BEN });
  });

  it('takes the cards by their own word alone', () => {
    const table = seated('middle', [ANA, CLEO, DAN]);
    table.does(plays(attack(ANA, 'b9')), plays(declines(ANA)));
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
  });

  it('is asked as long as a card fits', () => {
    const table = seated('middle', [ANA, BEN, DAN]);
    table.does(plays(attack(ANA, 'r2')), plays(declines(ANA)), plays(beat('r4', 0)));
    table.does(plays(declines(ANA)));
    expect(table.due).toEqual({ kind: 'words', seats: [CLEO] });
  });
});

it('among several people an answer that is forced is asked for: skipping it would tell', () => {
  const table = seated('middle', [ANA, BEN]);
  table.does(...sevenBeaten, plays(declines(ANA)));
  expect(table.due).toEqual({ kind: 'words', seats: [CLEO] });
});
