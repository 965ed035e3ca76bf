import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../core/testing/eventually.ts';
import type * as Shelf from '../../shelf/games.ts';
import { bringBack } from '../../shelf/games.ts';
import { newGame } from '../../shelf/setup.ts';
import { idOf, people, setup } from '../../shelf/testing/shelf.ts';
import { tamper } from '../../storage/testing/tab.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { SavedGames } from './saved-games.svelte.ts';

/** What the next reads of the shelf wait for, once they have read. */
let holds: Promise<void>[] = [];
vi.mock('../../shelf/games.ts', async (original) => {
  const shelf = await original<typeof Shelf>();
  const lookAtShelf: typeof shelf.lookAtShelf = async () => {
    const hold = holds.shift();
    const seen = await shelf.lookAtShelf();
    await hold;
    return seen;
  };
  return { ...shelf, lookAtShelf };
});

let games: SavedGames;
let older: string;
let newer: string;

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  older = await idOf(newGame(setup()));
  vi.setSystemTime(2_000_000);
  newer = await idOf(newGame(setup({ people: people('Di', 'Ed', 'Flo') })));
  games = new SavedGames();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => games.places.map(({ kind, id }) => [kind, id]);

describe('the saved games', () => {
  it('are known once the storage has answered, the last played first', async () => {
    expect(games.known).toBe(false);
    await games.read();
    expect(games.known).toBe(true);
    expect(games.now).toBe(2_000_000);
    expect(shown()).toEqual([
      ['game', newer],
      ['game', older],
    ]);
    expect(games.find(older)?.people).toHaveLength(3);
    expect(games.find('nothing')).toBeUndefined();
  });

  it('stay as they were while the storage cannot be read', async () => {
    await games.read();
    breakStorage();
    await games.read();
    expect(games.unread).not.toBeNull();
    expect(games.places).toHaveLength(2);
    vi.restoreAllMocks();
    await games.read();
    expect(games.unread).toBeNull();
  });

  it('stay as they were read last where an earlier reading ends later', async () => {
    let goOn = () => {};
    holds = [new Promise((resolve) => (goOn = resolve))];
    const slow = games.read();
    await eventually(() => expect(holds).toHaveLength(0));
    await new Promise((soon) => setTimeout(soon, 20));
    const third = await idOf(newGame(setup()));
    await games.read();
    goOn();
    await slow;
    expect(shown().map(([, id]) => id)).toContain(third);
  });

  it('are called what their players call them', async () => {
    await games.read();
    await games.rename(older, 'By the sea');
    expect([older, newer].map((id) => games.find(id)?.title)).toEqual(['By the sea', null]);
    await games.read();
    expect(games.find(older)?.title).toBe('By the sea');
  });

  it('once deleted leave a gap in their place, and come back there', async () => {
    await games.read();
    await games.remove(newer);
    expect(shown()).toEqual([
      ['removed', newer],
      ['game', older],
    ]);
    expect(games.news).toMatchObject({ deed: 'removed', place: { id: newer } });
    await games.bringBack(newer);
    expect(shown()).toEqual([
      ['game', newer],
      ['game', older],
    ]);
    expect(games.news).toMatchObject({ deed: 'broughtBack', place: { id: newer } });
  });

  it('once deleted are gone, though they were being read meanwhile', async () => {
    await games.read();
    await Promise.all([games.read(), games.remove(newer)]);
    const gone = [
      ['removed', newer],
      ['game', older],
    ];
    expect(shown()).toEqual(gone);
    await Promise.all([games.bringBack(newer), games.read()]);
    // Without its glance a game is replayed: they are read only after it is deleted.
    await tamper((database) => database.clear('glances'));
    await Promise.all([games.read(), games.remove(newer)]);
    expect(shown()).toEqual(gone);
  });

  it('leave no gap once that is dismissed', async () => {
    await games.read();
    await games.remove(older);
    games.dismiss(older);
    expect(shown()).toEqual([['game', newer]]);
    await games.bringBack(older);
    expect(shown()).toEqual([['game', newer]]);
  });

  it('leave no gap once another window has brought them back', async () => {
    await games.read();
    await games.remove(newer);
    await bringBack(newer);
    await games.read();
    expect(shown()).toEqual([
      ['game', newer],
      ['game', older],
    ]);
  });

  it('stay where the storage refuses, which is told until something is done', async () => {
    await games.read();
    breakStorage();
    await games.remove(older);
    await games.rename(newer, 'By the sea');
    expect(games.undone).not.toBeNull();
    expect(games.news).toBeNull();
    expect(games.find(newer)?.title).toBeNull();
    expect(games.places).toHaveLength(2);
    vi.restoreAllMocks();
    await games.remove(older);
    expect(games.undone).toBeNull();
  });

  it('are read anew whenever the page comes back into sight, until it is left', async () => {
    const leave = games.follow();
    await eventually(() => expect(games.places).toHaveLength(2));
    const third = await idOf(newGame(setup()));
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(games.find(third)).toBeDefined());
    leave();
    await idOf(newGame(setup()));
    document.dispatchEvent(new Event('visibilitychange'));
    await new SavedGames().read();
    expect(games.places).toHaveLength(3);
  });
});
