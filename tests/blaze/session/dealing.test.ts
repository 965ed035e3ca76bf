import { afterEach, describe, expect, it, vi } from 'vitest';
import { cryptoRandom } from '../../../src/lib/session/environment.ts';
import { Party } from './testing/party.ts';

afterEach(() => vi.restoreAllMocks());

/** The cards of the deal that is kept. */
const dealt = (party: Party): readonly string[] => {
  const [entry] = party.keeper.entries as [{ moves: [{ order: readonly string[] }] }];
  return entry.moves[0].order;
};

describe('a deal', () => {
  it('comes from the secure source alone', async () => {
    const secure = vi.spyOn(crypto, 'getRandomValues');
    const weak = vi.spyOn(Math, 'random');
    const party = new Party({ random: cryptoRandom() });
    party.live.steward.deal();
    await party.live.steward.whenStable();
    expect(secure.mock.calls.length).toBeGreaterThanOrEqual(dealt(party).length - 1);
    expect(weak).not.toHaveBeenCalled();
  });

  it('is the one that is kept, also after a page has died for it', async () => {
    const party = new Party({ random: cryptoRandom() });
    party.keeper.manner = 'lostAnswer';
    party.live.steward.deal();
    await party.live.steward.whenStable();
    const order = dealt(party);
    expect(party.live.picture.table.hands).toEqual([0, 0, 0, 0]);
    party.keeper.manner = 'well';
    party.crash();
    party.live.steward.deal();
    await party.live.steward.whenStable();
    expect(dealt(party)).toEqual(order);
    expect(party.keeper.kept).toHaveLength(1);
  });

  it('tried again is the same deal', async () => {
    const party = new Party({ random: cryptoRandom() });
    party.keeper.manner = 'fails';
    party.live.steward.deal();
    await party.live.steward.whenStable();
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    const [refused, kept] = party.keeper.given;
    expect(kept?.entries).toEqual(refused?.entries);
    expect(kept?.entries).toHaveLength(1);
    expect(party.live.picture.table.hands).toEqual([5, 5, 5, 5]);
  });

  it('happens only where one is due', async () => {
    const party = await Party.seated();
    party.live.steward.deal();
    await party.live.steward.whenStable();
    expect(party.keeper.kept).toHaveLength(1);
  });
});
