import { describe, expect, it } from 'vitest';
import { attack, ANA, BEN } from '../table/testing/four-hands.ts';
import { Party } from './testing/party.ts';

describe('nothing is shown that is not stored', () => {
  it('a card shows on the table once it is kept, and not before', async () => {
    const party = await Party.seated();
    await party.opens(ANA);
    party.live.stage(attack(ANA, 'r2'));
    party.keeper.manner = 'waits';
    party.live.commit({ close: true });
    await party.soon();
    expect(party.live.storing).toBe(true);
    expect(party.live.table.table).toEqual([]);
    expect(party.live.hand?.seat).toBe(ANA);
    party.keeper.go();
    await party.live.settled();
    expect(party.live.storing).toBe(false);
    expect(party.live.table.table).toHaveLength(1);
    expect(party.live.glass).toEqual({ mode: 'cover', seat: BEN, pressed: false });
  });
});
