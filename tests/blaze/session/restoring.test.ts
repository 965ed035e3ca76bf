import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../../src/lib/storage/saved-game.ts';
import { ANA, attack } from '../table/testing/four-hands.ts';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { restoreGame } from '../../../src/lib/session/restoring.ts';
import { Party, savedGame } from './testing/party.ts';

/** The journal of a game in which Ana has looked and played. */
async function journal(): Promise<readonly unknown[]> {
  const party = await Party.seated();
  await party.opens(ANA);
  party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
  party.live.act({ do: 'commit', close: true });
  await party.live.steward.whenStable();
  return party.keeper.entries;
}

const problemOf = (saved: SavedGame, entries: readonly unknown[]) => {
  const restored = restoreGame(kit, saved, entries);
  return restored.ok ? null : restored.problem;
};

const STRANGE: readonly unknown[] = [
  ...[null, undefined, 7, 'looked', [], {}, { do: 'dance' }],
  { do: 'looked' },
  { do: 'looked', seat: 4 },
  { do: 'looked', seat: -1 },
  { do: 'looked', seat: 0.5 },
  { do: 'looked', seat: 0, more: true },
  { do: 'looked', seat: 0, commits: -1 },
  { do: 'looked', seat: 0, commits: null },
  { do: 'want', seat: 0, on: 'yes' },
  { do: 'standOut', seat: 0 },
  { do: 'way', way: 'thrown' },
  { do: 'seat', seat: 0 },
  { do: 'seat', seat: 0, bot: 'inferno' },
  { do: 'seat', seat: 7, bot: null },
  { do: 'undo', to: 99, by: 0, agreed: [] },
  { do: 'undo', to: -1, by: 0, agreed: [] },
  { do: 'undo', to: 1, by: 9, agreed: [] },
  { do: 'undo', to: 1, by: 0, agreed: [9] },
  { do: 'commit', watched: null, kind: 'visit', by: 0, moves: [] },
  { do: 'commit', watched: null, kind: 'visit', by: 0, moves: [{ do: 'deal', order: [1, 2] }] },
  { do: 'commit', watched: null, kind: 'deal', by: null, moves: [{ do: 'deal', order: ['r1'] }] },
  { do: 'commit', watched: null, kind: 'visit', by: 0, moves: [{ seat: 0, do: 'attack' }] },
  { do: 'commit', watched: null, kind: 'visit', by: 0, moves: [attack(4, 'r5')] },
  { do: 'commit', watched: 7, kind: 'word', by: 1, moves: [{ seat: 1, do: 'pass' }] },
  { do: 'commit', watched: null, kind: 'theft', by: 1, moves: [{ seat: 1, do: 'pass' }] },
  JSON.parse('{ "do": "looked", "seat": 0, "__proto__": { "on": true } }'),
];

describe('a game that was stored', () => {
  it('comes back, whatever else was stored of it', async () => {
    expect(problemOf(savedGame({}), await journal())).toBeNull();
    expect(problemOf(savedGame({}), [])).toBeNull();
  });

  it.each(STRANGE.map((entry) => [JSON.stringify(entry) ?? 'undefined', entry] as const))(
    'says where its journal is broken: %s',
    async (_, entry) => {
      const entries = await journal();
      const at = entries.length;
      expect(problemOf(savedGame({}), [...entries, entry])).toEqual({ code: 'broken', at });
    },
  );

  it('says so where an act is missing', async () => {
    const [, ...later] = await journal();
    expect(problemOf(savedGame({}), later)).toEqual({ code: 'broken', at: 1 });
  });

  it('is damaged where it cannot even begin', () => {
    const saved = savedGame({});
    const { head, people } = saved;
    const strange = [
      { head: { ...head, game: 'chess' } },
      { head: { ...head, options: { edition: '1850' } } },
      { head: { ...head, seats: [] }, people: [] },
      { head: { ...head, first: 4 } },
      { head: { ...head, first: -1 } },
      { people: people.slice(1) },
    ];
    for (const part of strange)
      expect([part, problemOf({ ...saved, ...part }, [])]).toEqual([part, { code: 'damaged' }]);
  });
});
