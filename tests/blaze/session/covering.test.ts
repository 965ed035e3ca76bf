import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlazeTypes } from '../../../src/lib/games/blaze/bots/merits.ts';
import { firstFlaw, recordPictures } from '../../../src/lib/session/testing/pictures.ts';
import { ANA, attack, beat, BEN } from '../table/testing/four-hands.ts';
import { Party, type PartyGame } from './testing/party.ts';
import { SECRETS } from './testing/secrets.ts';

/** Ana's hand is open, with a 2 laid ready. */
async function readyToPlay(): Promise<Party> {
  const party = await Party.seated();
  await party.opens(ANA);
  party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
  return party;
}

/**
 * What the picture shows, in a word: `cover`, `cover of 1`, `hand of 0`, `table`; then the attacks
 * on the table.
 */
const inWords = ({ glass, table }: Pick<PartyGame['picture'], 'glass' | 'table'>): string => {
  const seat = glass.mode === 'table' || glass.seat === null ? '' : ` of ${glass.seat}`;
  return `${glass.mode}${seat}, ${table.table.length}`;
};

/** What Ana has missed who has not looked since the deal. */
const MISSED = ['dealt', 'dealtTo', 'challenge'];
const recapOf = ({ live }: Party) => live.picture.hand?.recap.map(({ code }) => code);

let stop = () => {};
afterEach(() => stop());
afterEach(() => vi.restoreAllMocks());

function record() {
  const recorded = recordPictures<BlazeTypes>();
  stop = recorded.stop;
  return recorded.moments;
}

describe('covering at once', () => {
  it('hides the hand in the same task', async () => {
    const party = await readyToPlay();
    party.live.steward.cover();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
    expect(party.live.picture.prompt.glass).toBe(party.live.picture.glass);
    await party.opens(ANA);
    expect(party.live.picture.hand?.plan.moves).toEqual([attack(ANA, 'r2')]);
  });

  it('hides it where what came of a commit cannot be shown', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: false });
    const { view } = party.rules;
    vi.spyOn(party.rules, 'view').mockImplementation((state, viewer) => {
      const seen = view(state, viewer);
      if (seen.table.length > 0) throw new Error('broken');
      return seen;
    });
    party.keeper.go();
    await expect(party.live.steward.whenStable()).rejects.toThrow('broken');
    expect(party.live.picture.hand).not.toBeNull();
    party.live.steward.cover();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
  });

  it('hides it while a commit is stored, and what comes of it shows behind the cover', async () => {
    const party = await readyToPlay();
    const moments = record();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: true });
    party.live.steward.cover();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
    party.keeper.go();
    await party.live.steward.whenStable();
    expect(inWords(party.live.picture)).toBe('cover of 1, 1');
    expect(moments.filter(({ hand }) => hand).every(({ table }) => table.table.length === 0)).toBe(
      true,
    );
  });

  it('keeps a hand shut that was about to open, and tells it later what it missed', async () => {
    const party = await Party.seated();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'open', seat: ANA });
    party.live.steward.cover();
    party.keeper.go();
    await party.live.steward.whenStable();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
    await party.opens(ANA);
    expect(recapOf(party)).toEqual(MISSED);
  });

  it('tells it also after the page has died', async () => {
    const party = await Party.seated();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'open', seat: ANA });
    party.live.steward.keepShut();
    party.keeper.go();
    await party.live.steward.whenStable();
    party.crash();
    await party.opens(ANA);
    expect(recapOf(party)).toEqual(MISSED);
  });

  it('tells it, likewise, what came of its own cards behind a cover', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: false });
    party.live.steward.cover();
    party.keeper.go();
    await party.live.steward.whenStable();
    const { entries } = party.live.steward.soFar();
    expect(JSON.parse(JSON.stringify(entries))).toEqual(party.keeper.entries);
    party.crash();
    await party.opens(ANA);
    expect(recapOf(party)).toEqual(['attacked']);
  });

  it('tells it also where only a second attempt has stored that it stayed shut', async () => {
    const party = await Party.seated();
    party.keeper.manner = 'answersLate';
    party.live.act({ do: 'open', seat: ANA });
    party.live.steward.keepShut();
    party.keeper.go('fails');
    await party.live.steward.whenStable();
    expect(party.live.picture.trouble).toEqual({ code: 'quota' });
    expect(inWords(party.live.picture)).toBe('cover of 0, 0');
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect([party.live.picture.trouble, party.live.picture.hand]).toEqual([null, null]);
    const { entries } = party.live.steward.soFar();
    expect(JSON.parse(JSON.stringify(entries))).toEqual(party.keeper.entries);
    party.crash();
    await party.opens(ANA);
    expect(recapOf(party)).toEqual(MISSED);
  });

  /**
   * What whoever has held long enough does while it is stored that they looked, and what the glass
   * shows then.
   */
  const elsewhere: readonly [string, (live: Party['live']) => void, string][] = [
    ['to the table', (live) => live.act({ do: 'showTable' }), 'table, 0'],
    [
      'to the table, twice',
      (live) => [live.act({ do: 'showTable' }), live.act({ do: 'showTable' })],
      'table, 0',
    ],
    ['to a panel', (live) => live.steward.keepShut(), 'cover of 0, 0'],
    [
      'to the table and away',
      (live) => [live.act({ do: 'showTable' }), live.steward.cover()],
      'cover of 0, 0',
    ],
    ['away for good', (live) => void live.steward.close(), 'cover of 0, 0'],
  ];
  describe.each(['waits', 'answersLate'] as const)('while storing %s', (manner) => {
    it.each(elsewhere)('keeps a hand shut whose owner goes %s', async (_, go, shows) => {
      const party = await Party.seated();
      const moments = record();
      party.keeper.manner = manner;
      party.live.act({ do: 'open', seat: ANA });
      go(party.live);
      expect(inWords(party.live.picture)).toBe(shows);
      party.keeper.go();
      await party.live.steward.whenStable();
      expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, shows]);
      expect(firstFlaw(moments, SECRETS)).toBeNull();
    });
  });

  it('opens no hand late that was asked for while something else was stored', async () => {
    const party = await Party.seated('middle');
    party.live.act({ do: 'showTable' });
    party.keeper.manner = 'waits';
    party.live.act({ do: 'way', way: 'passed' });
    party.live.steward.cover();
    party.live.act({ do: 'open', seat: ANA });
    party.keeper.go();
    await party.live.steward.whenStable();
    await party.soon();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
  });

  it('keeps a hand shut whose opening could not be stored: trying again is not its press', async () => {
    const party = await Party.seated();
    party.keeper.manner = 'fails';
    await party.opens(ANA);
    expect([party.live.picture.trouble?.code, party.live.picture.hand]).toEqual(['quota', null]);
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
    await party.opens(ANA);
    expect(party.live.picture.hand?.recap).toHaveLength(3);
  });

  it('hides it while storing is in trouble; trying again comes out behind the cover', async () => {
    const party = await readyToPlay();
    party.keeper.manner = 'fails';
    party.live.act({ do: 'commit', close: true });
    await party.live.steward.whenStable();
    party.live.steward.cover();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 0, 0']);
    party.keeper.manner = 'well';
    party.live.steward.retry();
    await party.live.steward.whenStable();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover of 1, 1']);
  });

  it.each(['waits', 'fails'] as const)(
    'hides it by its own control when what it plays %s to be stored',
    async (manner) => {
      const party = await readyToPlay();
      party.keeper.manner = manner;
      party.live.act({ do: 'commit', close: true });
      await party.soon();
      party.live.act({ do: 'layDown' });
      expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([
        null,
        'cover of 0, 0',
      ]);
      party.keeper.go();
      party.live.steward.retry();
      await party.live.steward.whenStable();
      expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([
        null,
        'cover of 1, 1',
      ]);
    },
  );

  it('hides the table, too, and the way back is open', async () => {
    const party = await Party.seated('middle');
    party.live.act({ do: 'showTable' });
    expect(inWords(party.live.picture)).toBe('table, 0');
    party.live.steward.cover();
    expect(inWords(party.live.picture)).toBe('cover of 0, 0');
    party.live.act({ do: 'showTable' });
    expect(inWords(party.live.picture)).toBe('table, 0');
  });
});

describe('leaving a hand', () => {
  it('covers it first, lets that be painted, and only then shows what came of it', async () => {
    const party = await readyToPlay();
    const moments = record();
    const paint = party.holdPainting();
    party.live.act({ do: 'commit', close: true });
    await party.soon();
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover, 0']);
    expect(party.live.curtain).toBe(true);
    paint();
    await party.live.steward.whenStable();
    expect([party.live.curtain, inWords(party.live.picture)]).toEqual([false, 'cover of 1, 1']);
    const ways = moments.map(inWords).filter((words, i, all) => words !== all[i - 1]);
    expect(ways).toEqual(['hand of 0, 0', 'cover, 0', 'cover of 1, 1']);
    expect(firstFlaw(moments, SECRETS)).toBeNull();
  });

  it('is the same when nothing was played', async () => {
    const party = await readyToPlay();
    const paint = party.holdPainting();
    party.live.act({ do: 'layDown' });
    expect([party.live.picture.hand, inWords(party.live.picture)]).toEqual([null, 'cover, 0']);
    paint();
    await party.live.steward.whenStable();
    expect(inWords(party.live.picture)).toBe('cover of 0, 0');
  });

  it('takes nothing before the cover is painted', async () => {
    const party = await readyToPlay();
    const paint = party.holdPainting();
    party.live.act({ do: 'layDown' });
    const { appends } = party.keeper;
    party.live.act({ do: 'open', seat: ANA });
    party.live.act({ do: 'showTable' });
    party.live.act({ do: 'way', way: 'middle' });
    await party.soon();
    expect([inWords(party.live.picture), party.keeper.appends]).toEqual(['cover, 0', appends]);
    paint();
    await party.live.steward.whenStable();
    expect([inWords(party.live.picture), party.live.picture.way]).toEqual([
      'cover of 0, 0',
      'passed',
    ]);
  });

  it('covered once more meanwhile, it stays covered', async () => {
    const party = await Party.seated('middle');
    await party.opens(ANA);
    const paint = party.holdPainting();
    party.live.act({ do: 'layDown' });
    party.live.steward.cover();
    expect(inWords(party.live.picture)).toBe('cover, 0');
    paint();
    await party.live.steward.whenStable();
    expect(inWords(party.live.picture)).toBe('cover of 0, 0');
  });

  it('needs no cover while its owner stays next', async () => {
    const party = await Party.seated();
    await party.opens(ANA);
    party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
    const { paintings } = party;
    party.live.act({ do: 'commit', close: false });
    await party.live.steward.whenStable();
    expect([party.live.picture.hand?.seat, party.paintings]).toEqual([ANA, paintings]);
    expect(party.live.picture.hand?.view.table).toEqual([{ attack: 'r2', by: ANA, beat: null }]);
  });

  it('comes before the table that asks the others', async () => {
    const party = await Party.seated();
    await party.opens(ANA);
    party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
    party.live.act({ do: 'commit', close: true });
    await party.opens(BEN);
    party.live.act({ do: 'stage', move: beat('r4', 0) });
    const moments = record();
    party.live.act({ do: 'commit', close: true });
    await party.live.steward.whenStable();
    const glasses = moments.map(({ glass, table }) => [glass.mode, table.table[0]?.beat]);
    const covered = glasses.findIndex(([mode]) => mode === 'cover');
    expect(glasses[covered]).toEqual(['cover', null]);
    expect(glasses.slice(covered + 1).every(([mode]) => mode !== 'hand')).toBe(true);
    expect(glasses.at(-1)).toEqual(['table', 'r4']);
  });
});
