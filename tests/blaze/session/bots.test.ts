import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import type { Entry } from '../../../src/lib/table/journal.ts';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { restoreGame } from '../../../src/lib/session/restoring.ts';
import { Party, savedGame } from './testing/party.ts';
import { ALL_BOTS, ALONE, botPlays, dealt, personActs } from './testing/rivals.ts';

const TWO = { 1: 'flame', 3: 'spark' } as const;

/** What each seat could see at each moment of a game that is kept, as text. */
function viewsAllThrough({ keeper }: Party): ReadonlySet<string> {
  const moments = keeper.entries.map((_, end) => {
    const saved = savedGame({ bots: ALL_BOTS });
    const restored = restoreGame(kit, saved, keeper.entries.slice(0, end + 1));
    if (!restored.ok) throw new Error('what is kept is sound');
    return restored.value.desk.state;
  });
  return new Set(
    moments.flatMap((state) => [0, 1, 2, 3].map((seat) => JSON.stringify(blaze.view(state, seat)))),
  );
}

describe('computer players among themselves', () => {
  it('play a whole game on the table, which is never covered', async () => {
    const party = await dealt(ALL_BOTS);
    const { live } = party;
    for (let moves = 0; moves < 2000 && live.picture.prompt.due.kind !== 'over'; moves++) {
      expect(live.picture.glass).toEqual({ mode: 'table' });
      if (live.picture.prompt.due.kind === 'deal') live.steward.deal();
      await live.steward.whenStable();
      await party.soon();
      await botPlays(party);
    }
    expect(live.picture.prompt.due).toEqual({ kind: 'over' });
    live.steward.cover();
    expect(live.picture.glass).toEqual({ mode: 'table' });
  });

  it('are asked with the view of their own seat, and nothing else', async () => {
    const party = await dealt(ALL_BOTS, 3);
    for (let moves = 0; moves < 60; moves++) await botPlays(party);
    expect(party.thinker.asked.length).toBeGreaterThan(40);
    const seen = viewsAllThrough(party);
    for (const { level, view: given, seed, milliseconds, ...rest } of party.thinker.asked) {
      // Who plays how was announced to everybody.
      expect(rest).toEqual({ levels: Object.values(ALL_BOTS) });
      expect(level).toBe(ALL_BOTS[given.viewer!]);
      expect([typeof seed, typeof milliseconds]).toEqual(['number', 'number']);
      expect(given.own).not.toBeNull();
      expect(seen).toContain(JSON.stringify(given));
    }
  });
});

describe('a person alone with computer players', () => {
  it('never sees a cover', async () => {
    const party = await dealt(ALONE, 2);
    for (let acts = 0; acts < 400 && party.live.picture.prompt.due.kind !== 'over'; acts++) {
      const { live } = party;
      expect([live.picture.glass, live.picture.hand?.seat]).toEqual([{ mode: 'hand', seat: 0 }, 0]);
      if (acts % 7 === 0) live.steward.cover();
      if (acts % 50 === 49) party.crash();
      await party.soon();
      const { kind } = party.live.picture.prompt.due;
      if (kind === 'deal') party.live.steward.deal();
      else if (kind === 'bot') await botPlays(party);
      else await personActs(party);
      await party.live.steward.whenStable();
      await party.soon();
    }
    expect(party.live.picture.prompt.due.kind).toBe('over');
  });

  it('keeps what was told for when it is looked at again', async () => {
    const party = await dealt(ALONE, 2);
    for (let moves = 0; moves < 3; moves++) await botPlays(party);
    const { telling } = party.live.picture;
    expect(telling.length).toBeGreaterThan(0);
    party.live.steward.cover();
    expect(party.live.picture.telling).toBe(telling);
  });

  it('lets go where another window has gone on while a tap waits', async () => {
    const party = await dealt(ALONE, 2);
    const { live, keeper } = party;
    for (let acts = 0; acts < 200 && live.picture.prompt.due.kind !== 'bot'; acts++)
      await personActs(party);
    await party.soon();
    const other = new Party({ bots: ALONE, random: new SeededRandom(2) }, keeper);
    keeper.manner = 'waits';
    live.steward.playBot();
    await party.soon();
    live.act({ do: 'unstage' });
    await other.soon();
    keeper.kept.push('{"do":"looked","seat":0}');
    keeper.go();
    await live.steward.whenStable();
    await party.soon();
    expect([live.picture.lost, live.picture.storing]).toEqual([true, false]);
  });

  it('lays a bet first, so that nobody waits for the others', async () => {
    const party = await dealt(ALONE, 2, { betting: true });
    const { live } = party;
    for (let acts = 0; acts < 400 && live.picture.table.phase !== 'betting'; acts++) {
      if (live.picture.prompt.due.kind === 'bot') await botPlays(party);
      else await personActs(party);
      await live.steward.whenStable();
      await party.soon();
    }
    expect(live.picture.table.phase).toBe('betting');
    expect(live.picture.prompt.due).toEqual({ kind: 'visit', seat: 0 });
  });

  it('loses no tap while a computer player’s move is being stored', async () => {
    const party = await dealt(ALONE, 2);
    const { live, keeper } = party;
    const free = () =>
      live.picture.prompt.due.kind === 'bot' && live.picture.hand?.view.own?.legal[0];
    for (let acts = 0; acts < 200 && !free(); acts++) {
      if (live.picture.prompt.due.kind === 'bot') await botPlays(party);
      else await personActs(party);
      await party.soon();
    }
    const move = live.picture.hand!.view.own!.legal[0]!;
    keeper.manner = 'waits';
    live.steward.playBot();
    await party.soon();
    expect(live.picture.storing).toBe(true);
    live.act({ do: 'stage', move });
    keeper.go();
    await live.steward.whenStable();
    await party.soon();
    expect(live.picture.hand?.plan.moves).toEqual([move]);
  });

  it('gives no answer where the card it went with cannot be played any more', async () => {
    const committed = { played: 0, not: 0 };
    for (let seed = 1; seed <= 5; seed++) {
      const party = await dealt(ALONE, seed);
      for (let acts = 0; acts < 120; acts++) {
        const { live } = party;
        if (live.picture.prompt.due.kind === 'deal') live.steward.deal();
        else if (live.picture.prompt.due.kind !== 'bot') await personActs(party);
        else await count(party);
        await live.steward.whenStable();
        await party.soon();
      }
    }
    expect(committed.played).toBeGreaterThan(0);
    expect(committed.not).toBeGreaterThan(0);

    /** A card lies ready while a computer player's move is stored, and is committed meanwhile. */
    async function count(party: Party): Promise<void> {
      const { live, keeper } = party;
      const move = live.picture.hand?.view.own?.legal.find((legal) => legal.do === 'attack');
      if (move) live.act({ do: 'stage', move });
      const ready = live.picture.hand?.plan.moves ?? [];
      const before = keeper.entries.length;
      keeper.manner = 'waits';
      live.steward.playBot();
      await party.soon();
      if (ready.length > 0) live.act({ do: 'commit', close: true });
      keeper.go();
      await live.steward.whenStable();
      await party.soon();
      await live.steward.whenStable();
      const own = (keeper.entries.slice(before) as Entry<Blaze>[]).flatMap((entry) =>
        entry.do === 'commit' && entry.kind === 'visit' ? [entry.moves] : [],
      );
      for (const moves of own) expect(moves).toEqual(expect.arrayContaining([...ready]));
      if (ready.length > 0) committed[own.length > 0 ? 'played' : 'not']++;
    }
  });

  it('see nothing happen while a move is not thought out', async () => {
    const party = await dealt(ALL_BOTS);
    let answer = () => {};
    party.thinker.think = () => new Promise((resolve) => (answer = () => resolve(null)));
    await botPlays(party);
    const { written } = party.live.picture;
    await botPlays(party);
    expect(party.live.picture.written).toBe(written);
    answer();
  });
});

describe('where people and computer players mix', () => {
  it('a seat changes hands, and the way round, though a computer player’s move is being stored', async () => {
    const party = await dealt(TWO);
    const { live, keeper } = party;
    for (let acts = 0; acts < 60 && live.picture.prompt.due.kind !== 'bot'; acts++) {
      const { due } = live.picture.prompt;
      const seat = due.kind === 'visit' ? due.seat : due.kind === 'words' ? due.seats[0]! : 0;
      await party.opens(seat);
      await personActs(party);
      await live.steward.whenStable();
      await party.soon();
    }
    for (const input of [
      { do: 'seat', seat: 0, bot: 'flame' },
      { do: 'way', way: live.picture.way === 'middle' ? 'passed' : 'middle' },
    ] as const) {
      keeper.manner = 'waits';
      live.steward.playBot();
      await party.soon();
      expect(live.picture.storing).toBe(true);
      live.act(input);
      keeper.go();
      await live.steward.whenStable();
      await party.soon();
      await live.steward.whenStable();
      expect(keeper.entries.at(-1)).toEqual(input);
    }
    expect(live.lent).toEqual([0]);
  });

  it('no hand is open, and none can be opened, while a computer player is due', async () => {
    const party = await dealt(TWO);
    const seen = { bot: 0, person: 0 };
    for (let acts = 0; acts < 120 && party.live.picture.prompt.due.kind !== 'over'; acts++) {
      const { due } = party.live.picture.prompt;
      if (due.kind === 'bot') {
        seen.bot++;
        expect([party.live.picture.glass.mode, party.live.picture.hand]).not.toContain('hand');
        expect(party.live.picture.hand).toBeNull();
        party.live.act({ do: 'press', seat: 0 });
        party.live.act({ do: 'open', seat: 0 });
        await party.live.steward.whenStable();
        expect(party.live.picture.hand).toBeNull();
        party.live.act({ do: 'release' });
        await botPlays(party);
      } else if (due.kind === 'deal') party.live.steward.deal();
      else {
        seen.person++;
        const seat = due.kind === 'visit' ? due.seat : due.kind === 'words' ? due.seats[0]! : 0;
        await party.opens(seat);
        await personActs(party);
      }
      await party.live.steward.whenStable();
      await party.soon();
    }
    expect(seen.bot).toBeGreaterThan(20);
    expect(seen.person).toBeGreaterThan(10);
  });
});
