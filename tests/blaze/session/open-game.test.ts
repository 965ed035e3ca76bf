import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../src/lib/core/testing/eventually.ts';
import { listGames } from '../../../src/lib/storage/game-list.ts';
import { addGame, appendEntries, readGame } from '../../../src/lib/storage/games.ts';
import type { Glance } from '../../../src/lib/storage/saved-game.ts';
import { openGame } from '../../../src/lib/session/open-game.ts';
import { FakeLocks } from '../../../src/lib/session/testing/fake-locks.ts';
import { savedGame, type PartyGame } from './testing/party.ts';

const GLANCE: Glance = {
  standing: {
    chapter: { code: 'deal', round: 1 },
    scores: null,
    winners: [],
    over: false,
  },
  commits: 0,
  played: 0,
};

/** A new game is stored under this id. */
let id = '';
let games = 0;

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  id = `game-${games++}`;
  await addGame({ ...savedGame({}), id }, [], GLANCE);
});
afterEach(() => vi.unstubAllGlobals());

/** The game, opened. */
async function opened(how?: { readonly takeOver?: boolean }): Promise<PartyGame> {
  const result = await openGame(id, how);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value as PartyGame;
}

async function journal(): Promise<readonly unknown[]> {
  const stored = await readGame(id);
  return stored.ok ? stored.value.entries : [];
}

/** Somebody opens the hand of the seat that is due. */
async function look(live: PartyGame): Promise<void> {
  live.act({ do: 'open', seat: 0 });
  await live.steward.whenStable();
}

describe('opening a game', () => {
  it('deals a new one by itself, stored, and covered', async () => {
    const live = await opened();
    expect(live.picture.table.hands).toEqual([5, 5, 5, 5]);
    expect(live.picture.telling.map(({ commit }) => commit)).toEqual([0]);
    expect([live.picture.glass.mode, live.picture.hand]).toEqual(['cover', null]);
    expect(await journal()).toMatchObject([{ do: 'commit', kind: 'deal' }]);
  });

  it('finds it as it was left, and deals nothing again', async () => {
    const first = await opened();
    await look(first);
    const hand = first.picture.hand?.view.own?.hand;
    await first.steward.close();
    const entries = await journal();
    const again = await opened();
    expect(await journal()).toEqual(entries);
    await look(again);
    expect(again.picture.hand?.view.own?.hand).toEqual(hand);
  });

  it(
    'says that it is open in another tab, which can be taken over',
    { timeout: 10_000 },
    async () => {
      const first = await opened();
      await look(first);
      expect(await openGame(id)).toEqual({ ok: false, problem: { code: 'elsewhere' } });
      const second = await opened({ takeOver: true });
      await eventually(() => expect(first.picture.lost).toBe(true));
      expect(first.picture.hand).toBeNull();
      await look(second);
      expect(second.picture.hand?.seat).toBe(0);
    },
  );

  it('keeps two tabs apart where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const [first, second] = [await opened(), await opened()];
    first.act({ do: 'way', way: 'middle' });
    await first.steward.whenStable();
    await look(second);
    expect([first.picture.lost, second.picture.lost, second.picture.hand]).toEqual([
      false,
      true,
      null,
    ]);
  });

  it('says what is wrong with one that is not there or not sound, and lets go of it', async () => {
    expect(await openGame('nowhere')).toEqual({ ok: false, problem: { code: 'missing' } });
    await appendEntries({ id, from: 0, entries: [{ do: 'dance' }], glance: GLANCE });
    const broken = { ok: false, problem: { code: 'broken', at: 0 } };
    expect(await openGame(id)).toEqual(broken);
    expect(await openGame(id)).toEqual(broken);
  });

  it('says of a game that nobody here knows that it needs a newer version', async () => {
    const saved = savedGame({});
    await addGame({ ...saved, id: 'other', head: { ...saved.head, game: 'chess' } }, [], GLANCE);
    const newer = { ok: false, problem: { code: 'newer' } };
    expect(await openGame('other')).toEqual(newer);
    expect(await openGame('other')).toEqual(newer);
  });

  it('tells the list of games how it stands', async () => {
    await opened();
    const list = await listGames();
    const row = list.ok ? list.value.games.find(({ game }) => game.id === id) : null;
    expect(row?.glance).toMatchObject({
      standing: { chapter: { code: 'kindling', round: 1 }, over: false },
      commits: 1,
    });
  });
});
