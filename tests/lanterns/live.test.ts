import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../src/lib/core/testing/eventually.ts';
import { evenPlaces } from '../../src/lib/core/people.ts';
import { demonstrate } from '../../src/lib/session/demonstration.ts';
import type { LiveGame } from '../../src/lib/session/live-game.svelte.ts';
import { openGame } from '../../src/lib/session/open-game.ts';
import { exportGame } from '../../src/lib/shelf/export.ts';
import { lookAtShelf, removeGame } from '../../src/lib/shelf/games.ts';
import { importGame } from '../../src/lib/shelf/import.ts';
import { newGame, setupOfGame, type GameSetup } from '../../src/lib/shelf/setup.ts';
import { idOf, people } from '../../src/lib/shelf/testing/shelf.ts';
import { tamper } from '../../src/lib/storage/testing/tab.ts';
import { listed } from './listed.ts';

vi.mock('../../src/lib/games/registry.ts', async () => {
  const { listed } = await import('./listed.ts');
  return {
    GAMES: [listed],
    FIRST_GAME: listed,
    gameById: (id: string) => (id === listed.id ? listed : undefined),
  };
});

const [ANA, BO] = people('Ana', 'Bo');
const SETUP: GameSetup = {
  game: listed.id,
  options: {},
  people: [ANA!, { ...BO!, bot: 'flame' }],
  first: 0,
  way: 'middle',
  hints: false,
};

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  await tamper(async (database) => {
    for (const name of ['games', 'glances', 'journal'] as const) await database.clear(name);
  });
});

async function opened(id: string): Promise<LiveGame> {
  const result = await openGame(id);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** Whoever is due acts: a person by word, on a lantern they cannot see. */
async function goOn(live: LiveGame): Promise<void> {
  const { due, plates } = live.picture.prompt;
  if (due.kind === 'bot') {
    live.steward.playBot();
    await eventually(() => {
      live.steward.playBot();
      expect(live.picture.prompt.due).not.toEqual(due);
    });
  } else live.act({ do: 'say', move: plates[0]!.spoken[1]!.move });
  await live.steward.whenStable();
}

const shelf = async () => {
  const seen = await lookAtShelf();
  if (!seen.ok) throw new Error(seen.problem.code);
  expect(seen.value.damaged).toEqual([]);
  return seen.value.games;
};

describe('a game unlike the others', () => {
  it('is set up, played with a computer player, undone, left, and found as it was', async () => {
    const id = await idOf(newGame(SETUP));
    expect(await shelf()).toMatchObject([
      { id, game: 'lanterns', glance: { standing: { chapter: { code: 'undealt' }, scores: 0 } } },
    ]);
    const live = await opened(id);
    await goOn(live);
    await goOn(live);
    expect(live.picture.prompt.due.kind).not.toBe('bot');
    const { table, written } = live.picture;
    await goOn(live);
    const { by } = live.picture.undoOffer!;
    live.act({ do: 'undo', by });
    await live.steward.whenStable();
    expect([live.picture.table, live.picture.written]).toEqual([table, written + 2]);
    await live.steward.close();
    const again = await opened(id);
    expect(again.picture.table).toEqual(table);
    expect(again.log().length).toBe(live.log().length);
    await again.steward.close();
  });

  it('is played to its end, listed with the score all share, and goes round as a file', async () => {
    const id = await idOf(newGame(SETUP));
    const live = await opened(id);
    while (live.picture.prompt.due.kind !== 'over') await goOn(live);
    await live.steward.close();
    const [game] = await shelf();
    const { standing } = game!.glance;
    expect(standing).toEqual({
      chapter: { code: 'ended' },
      scores: expect.any(Number) as number,
      winners: [],
      over: true,
    });
    const file = await exportGame(id);
    if (!file.ok) throw new Error(file.problem.code);
    expect(await importGame(file.value.text)).toEqual({ ok: true, value: { id, isNew: false } });
    await removeGame(id);
    const copy = await idOf(importGame(file.value.text));
    expect(await shelf()).toMatchObject([{ id: copy, glance: { standing } }]);
    expect(await setupOfGame(copy)).toMatchObject({ value: { game: 'lanterns' } });
  });

  it('can be watched, as its kit says', async () => {
    const live = await demonstrate(listed, (players, levels) =>
      evenPlaces(players).map((place, seat) => ({ ...[ANA!, BO!][seat]!, place, bot: levels[0]! })),
    );
    while (live.picture.prompt.due.kind !== 'over') await goOn(live);
    expect([live.people.length, live.watched, await shelf()]).toEqual([2, true, []]);
    await live.steward.close();
  });

  it('that cannot be dealt for watching lets the screen go dark', async () => {
    const lights = new Set<object>();
    const request = async () => {
      const light = { released: false, release: async () => void lights.delete(light) };
      lights.add(light);
      return light;
    };
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { wakeLock: { request } });
    // The first chance is who begins, the next what is dealt.
    const chance = vi.spyOn(crypto, 'getRandomValues');
    chance
      .mockImplementationOnce((array) => array)
      .mockImplementation(() => {
        throw new DOMException('no chance', 'OperationError');
      });
    const watched = demonstrate(listed, (players) => people('Ana', 'Bo').slice(0, players));
    await expect(watched).rejects.toThrow('no chance');
    await eventually(() => expect(lights.size).toBe(0));
    page.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(lights.size).toBe(0);
    chance.mockRestore();
    vi.unstubAllGlobals();
  });
});
