import { describe, expect, it } from 'vitest';
import { WAYS, type Way } from '../../../src/lib/core/way.ts';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { restore } from '../../../src/lib/table/restore.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import { undoOffer, whyItStands } from '../../../src/lib/table/undo.ts';

const [ANA, BEN, MIRA] = [0, 1, 2] as const;
const START = { options: {}, players: 3, first: ANA };
const HANDS = [
  ['r1', 'r2', 'r3', 'r4', 'r5'],
  ['b1', 'b2', 'b3', 'b4', 'b5'],
  ['g1', 'g2', 'g3', 'g4', 'g5'],
];

const seated = (bots: readonly number[] = [], way: Way = 'passed') =>
  Sitting.deal<Hanabi>(hanabi, START, { players: 3, bots, way }, HANDS.flat());

describe('a hand that is shown', () => {
  it.each(WAYS)(
    'lies behind a cover that names its owner, and then on the table again: %s',
    (way) => {
      const table = seated([], way);
      table.does({ do: 'show', seat: MIRA });
      expect(table.desk.glass).toEqual({ mode: 'cover', seat: MIRA, pressed: false, shows: true });
      expect(table.refusal({ do: 'open', seat: BEN })).toBe('otherSeat');
      expect(table.does({ do: 'open', seat: MIRA })).toEqual([{ do: 'shown', seat: MIRA }]);
      expect(table.desk.glass).toEqual({ mode: 'shown', seat: MIRA });
      table.does({ do: 'layDown' });
      expect(table.glass).toBe('table');
      expect(table.desk.holder).toBeNull();
    },
  );

  it('is for two people, too', () => {
    const table = seated([MIRA]);
    table.does({ do: 'show', seat: BEN });
    expect(table.desk.glass).toMatchObject({ mode: 'cover', seat: BEN, shows: true });
  });

  it('cannot be laid down, nor left, while none is there', () => {
    const table = seated();
    expect(table.refusal({ do: 'layDown' })).toBe('noHandOpen');
    expect(table.refusal({ do: 'showTable' })).toBe('notCovered');
  });

  it('shows its cards and nothing else that the table does not show', () => {
    const { state } = seated().desk;
    const [table, shown] = [hanabi.view(state, null), hanabi.viewShowing(state, MIRA)!];
    expect(shown.hands[MIRA]!.map(({ card }) => card)).toEqual(HANDS[MIRA]);
    const turnedDown = shown.hands.map((hand, seat) =>
      seat === MIRA ? hand.map((held) => ({ ...held, card: null })) : hand,
    );
    expect({ ...shown, hands: turnedDown }).toEqual(table);
  });

  it('is nothing to act in, and is covered when the app is left', () => {
    const table = seated();
    table.does({ do: 'show', seat: ANA }, { do: 'open', seat: ANA });
    const move = { seat: ANA, do: 'play', slot: 0 } as const;
    expect(table.refusal({ do: 'stage', move })).toBe('noHandOpen');
    expect(table.refusal({ do: 'seat', seat: BEN, bot: 'flame' })).toBe('handOpen');
    // The way changes under it, and it stays.
    table.does({ do: 'way', way: 'middle' });
    expect(table.desk.glass.mode).toBe('shown');
    table.does({ do: 'hide' });
    expect(table.glass).toBe('cover of 0');
    expect('shows' in table.desk.glass).toBe(false);
  });

  it('lets a play stand that came before, like any hand that was opened', () => {
    const table = seated();
    const move = { seat: ANA, do: 'play', slot: 0 } as const;
    table.does({ do: 'say', move });
    expect(undoOffer(table.desk, ANA)).not.toBeNull();
    table.does({ do: 'show', seat: BEN }, { do: 'open', seat: BEN }, { do: 'layDown' });
    expect([undoOffer(table.desk, ANA), whyItStands(table.desk)]).toEqual([null, 'hands']);
    const again = restore(hanabi, START, table.desk.seating, table.journal);
    expect(again.ok && whyItStands(again.value)).toBe('hands');
  });

  it('is shown to nobody where one person plays, of no computer player, and from the table only', () => {
    expect(seated([BEN, MIRA]).refusal({ do: 'show', seat: ANA })).toBe('notOnTable');
    const two = seated([MIRA]);
    expect(two.refusal({ do: 'show', seat: MIRA })).toBe('noPerson');
    two.does({ do: 'seat', seat: BEN, bot: 'flame' });
    expect(two.refusal({ do: 'show', seat: ANA })).toBe('alone');
    const three = seated();
    three.opens(ANA);
    expect(three.refusal({ do: 'show', seat: BEN })).toBe('notOnTable');
  });
});
