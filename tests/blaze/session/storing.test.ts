import { describe, expect, it } from 'vitest';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { Gathering } from '../../../src/lib/session/testing/gathering.ts';
import { ANA, attack, BEN, CLEO, DAN } from '../table/testing/four-hands.ts';
import { Party } from './testing/party.ts';

/** Ana's hand is open, with a 2 laid ready. */
async function readyToPlay(): Promise<Party> {
  const party = await Party.seated();
  await party.opens(ANA);
  party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
  return party;
}

const playsAndStores = (party: Party) => {
  party.live.act({ do: 'commit', close: true });
  return party.live.steward.whenStable();
};

describe('nothing shows that is not stored', () => {
  it('a card lies on the table once it is kept, and not before', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: true });
    await party.soon();
    expect(party.live.picture.storing).toBe(true);
    expect(party.live.picture.table.table).toEqual([]);
    expect(party.live.picture.telling.map(({ commit }) => commit)).toEqual([0]);
    expect(party.live.picture.hand?.plan.moves).toEqual([attack(ANA, 'r2')]);
    party.keeper.go();
    await party.live.steward.whenStable();
    expect(party.live.picture.storing).toBe(false);
    expect(party.live.picture.table.table).toEqual([{ attack: 'r2', by: ANA, beat: null }]);
    expect(party.live.picture.glass).toEqual({ mode: 'cover', seat: BEN, pressed: false });
  });

  it('cards show in a hand once it is kept that their owner has looked', async () => {
    const party = await Party.seated();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'open', seat: ANA });
    await party.soon();
    expect(party.live.picture.hand).toBeNull();
    expect(party.live.picture.glass.mode).toBe('cover');
    party.keeper.go();
    await party.live.steward.whenStable();
    expect(party.live.picture.hand?.view.own?.hand).toEqual(['r2', 'r9', 'y2', 'b7', 'b9']);
  });

  it('what is laid ready is stored nowhere', async () => {
    const party = await readyToPlay();
    const kept = party.keeper.kept.length;
    party.live.act({ do: 'unstage' });
    expect(party.live.picture.hand?.plan.moves).toEqual([]);
    party.live.act({ do: 'layDown' });
    await party.live.steward.whenStable();
    expect(party.keeper.kept).toHaveLength(kept);
  });

  it.each(['fails', 'breaks'] as const)('changes nothing when storage %s', async (manner) => {
    const party = await readyToPlay();
    const { table, hand, glass, telling, way } = party.live.picture;
    party.keeper.manner = manner;
    await playsAndStores(party);
    // Only the browser's own words are passed on.
    expect(party.live.picture.trouble).toEqual(
      manner === 'fails' ? { code: 'quota' } : { code: 'failed', detail: '' },
    );
    expect(party.live.picture.storing).toBe(false);
    const now = party.live.picture;
    expect([now.table, now.hand, now.glass, now.telling, now.way]).toEqual([
      ...[table, hand, glass, telling, way],
    ]);
    expect(party.live.log()).toHaveLength(1);
  });

  it('goes on where it was once trying again succeeds', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.live.picture.trouble).toEqual({ code: 'quota' });
    party.keeper.manner = 'well';
    party.live.steward.retry();
    expect(party.live.picture.trouble).toBeNull();
    await party.live.steward.whenStable();
    expect(party.live.picture.table.table).toHaveLength(1);
  });

  it('has the game so far for a file, without what could not be stored', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    const { game, entries } = party.live.steward.soFar();
    expect(game.head.seats).toHaveLength(party.live.people.length);
    expect(JSON.parse(JSON.stringify(entries))).toEqual(party.keeper.entries);
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.live.steward.soFar().entries).toHaveLength(entries.length + 1);
    expect(entries).toHaveLength(party.keeper.kept.length - 1);
  });

  it('takes nothing else while something could not be stored', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    party.keeper.manner = 'well';
    const { appends } = party.keeper;
    party.live.act({ do: 'unstage' });
    party.live.act({ do: 'want', seat: CLEO, on: true });
    await playsAndStores(party);
    expect(party.keeper.appends).toBe(appends);
    expect(party.live.picture.hand?.plan.moves).toHaveLength(1);
  });
});

describe('the browser lets go of a game that is played', () => {
  it('then that is said, and trying again keeps all of it anew', async () => {
    const party = await readyToPlay();
    const kept = [...party.keeper.kept];
    party.keeper.manner = 'letsGo';
    await playsAndStores(party);
    expect(party.live.picture.trouble).toEqual({ code: 'missing' });
    expect([party.keeper.kept, party.live.picture.table.table]).toEqual([[], []]);
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect([party.live.picture.trouble, party.live.picture.lost]).toEqual([null, false]);
    expect(party.keeper.kept.slice(0, -1)).toEqual(kept);
    expect(party.live.picture.table.table).toHaveLength(1);
    await party.opens(BEN);
    party.crash();
    expect(party.live.picture.table.table).toHaveLength(1);
  });

  it('after a full disk it comes out only when somebody tries again, and is mended at once', async () => {
    const party = await readyToPlay();
    const kept = [...party.keeper.kept];
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    party.keeper.kept.length = 0;
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.live.picture.trouble).toBeNull();
    expect(party.keeper.kept.slice(0, -1)).toEqual(kept);
  });

  it('a second failure leaves it as it was, and a third attempt succeeds', async () => {
    const party = await readyToPlay();
    const kept = [...party.keeper.kept];
    party.keeper.manner = 'letsGo';
    await playsAndStores(party);
    for (const manner of ['fails', 'breaks'] as const) {
      party.keeper.manner = manner;
      party.live.steward.retry();
      await party.live.steward.whenStable();
      expect(party.live.picture.trouble).not.toBeNull();
      expect(party.live.picture.table.table).toEqual([]);
    }
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.keeper.kept.slice(0, -1)).toEqual(kept);
  });
});

describe('what people do twice happens once', () => {
  it('two taps on the same button store one commit', async () => {
    const party = await readyToPlay();
    const { appends } = party.keeper;
    party.live.act({ do: 'commit', close: false });
    await playsAndStores(party);
    expect(party.keeper.appends).toBe(appends + 1);
    expect(party.live.picture.table.table).toHaveLength(1);
  });

  it('a second word while the first is stored does not count', async () => {
    const party = await readyToPlay();
    await playsAndStores(party);
    const kept = party.keeper.kept.length;
    party.keeper.manner = 'waits';
    party.live.act({ do: 'want', seat: CLEO, on: true });
    party.live.act({ do: 'want', seat: CLEO, on: true });
    party.live.act({ do: 'want', seat: DAN, on: true });
    party.live.act({ do: 'way', way: 'middle' });
    party.keeper.go();
    await party.live.steward.whenStable();
    expect(party.live.picture.way).toBe('passed');
    expect(party.keeper.entries.slice(kept)).toEqual([{ do: 'want', seat: CLEO, on: true }]);
  });

  it('trying again stores nothing twice where only the answer was lost', async () => {
    const party = await readyToPlay();
    const kept = party.keeper.kept.length;
    party.keeper.manner = 'lostAnswer';
    await playsAndStores(party);
    expect(party.live.picture.trouble?.code).toBe('failed');
    expect(party.live.picture.table.table).toEqual([]);
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.keeper.kept).toHaveLength(kept + 1);
    expect([party.live.picture.trouble, party.live.picture.lost]).toEqual([null, false]);
    expect(party.live.picture.table.table).toHaveLength(1);
    await party.opens(BEN);
    expect(party.live.picture.hand?.seat).toBe(BEN);
  });
});

describe('another page goes on with the game', () => {
  it('then nothing is written here any more, and the glass is covered', async () => {
    const party = await readyToPlay();
    party.keeper.kept.push('{"do":"want","seat":2,"on":true}');
    const kept = [...party.keeper.kept];
    await playsAndStores(party);
    expect(party.live.picture.lost).toBe(true);
    expect([party.live.picture.hand, party.live.picture.glass.mode]).toEqual([null, 'cover']);
    const { appends } = party.keeper;
    party.live.steward.retry();
    party.live.act({ do: 'open', seat: ANA });
    party.live.act({ do: 'way', way: 'middle' });
    await party.live.steward.whenStable();
    expect(party.keeper.appends).toBe(appends);
    expect(party.keeper.kept).toEqual(kept);
  });

  it('also where it comes while a hand is open', async () => {
    const party = await readyToPlay();
    party.live.steward.lose();
    expect([party.live.picture.hand, party.live.picture.glass.mode]).toEqual([null, 'cover']);
    const { appends } = party.keeper;
    await party.opens(ANA);
    expect([party.live.picture.hand, party.keeper.appends]).toEqual([null, appends]);
  });

  it('also where trying again is still open', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    const { appends } = party.keeper;
    party.live.steward.lose();
    expect(party.live.picture.trouble).toBeNull();
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.keeper.appends).toBe(appends);
  });
});

describe('leaving a game', () => {
  it('covers at once, ends what is being stored, and lets go after that', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: true });
    const closed = party.live.steward.close();
    expect([party.live.picture.hand, party.live.picture.glass.mode]).toEqual([null, 'cover']);
    await party.soon();
    expect(party.left).toBe(0);
    party.keeper.go();
    await closed;
    expect(party.left).toBe(1);
    party.crash();
    expect(party.live.picture.table.table).toHaveLength(1);
  });

  it('lets go also where the glass can be covered no more, once all is stored', async () => {
    let breaks = false;
    const outcome: typeof kit.rules.outcome = (state) => {
      if (breaks) throw new Error('broken');
      return kit.rules.outcome(state);
    };
    const party = new Gathering({ ...kit, rules: { ...kit.rules, outcome } });
    party.live.steward.deal();
    await party.live.steward.whenStable();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'way', way: 'middle' });
    breaks = true;
    const closed = party.live.steward.close();
    breaks = false;
    await expect(closed).rejects.toThrow('broken');
    expect(party.left).toBe(0);
    party.keeper.go();
    await party.soon();
    expect([party.left, party.keeper.entries.at(-1)]).toEqual([1, { do: 'way', way: 'middle' }]);
  });

  it('stores nothing afterwards that could not be stored before', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    await playsAndStores(party);
    await party.live.steward.close();
    party.keeper.manner = 'well';
    const kept = party.keeper.kept.length;
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect(party.keeper.kept).toHaveLength(kept);
  });

  it('takes nothing afterwards, and lets go once', async () => {
    const party = await readyToPlay();
    await Promise.all([party.live.steward.close(), party.live.steward.close()]);
    const { appends } = party.keeper;
    await party.opens(ANA);
    expect([party.left, party.live.picture.hand, party.keeper.appends]).toEqual([1, null, appends]);
  });
});
