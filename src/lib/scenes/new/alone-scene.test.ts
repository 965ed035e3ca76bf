import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_GAME, GAMES } from '../../games/registry.ts';
import { en } from '../../i18n/en.ts';
import { setupOfGame } from '../../shelf/setup.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { AloneScene, type Loner } from './alone-scene.svelte.ts';

const words = en.setup;
const LONER: Loner = { game: undefined, newcomer: true, language: 'en', words };
const other = GAMES.find(({ id }) => id !== FIRST_GAME.id)!;

let gone: string[];
let scene: AloneScene;

beforeEach(async () => {
  await emptyDevice();
  vi.stubGlobal('innerWidth', 820);
  vi.stubGlobal('innerHeight', 1180);
  gone = [];
  scene = new AloneScene(async (id) => void gone.push(id));
});
afterEach(() => void vi.restoreAllMocks());

describe('somebody who wants to play alone', () => {
  it('is asked once it is known which game, what each is about, and who sits there', async () => {
    const entering = scene.enter(LONER);
    expect(scene.asked).toBeNull();
    await entering;
    expect(scene.asked?.first).toBe(FIRST_GAME.id);
    expect(scene.asked?.games?.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(scene.asked?.people).toHaveLength(4);
  });

  it('is offered the game they come from, and told nothing they know', async () => {
    await scene.enter({ ...LONER, game: other.id, newcomer: false });
    expect(scene.asked).toMatchObject({ first: other.id, games: null });
  });

  it('is asked all the same where nothing can be told or read', async () => {
    breakStorage();
    for (const game of GAMES) vi.spyOn(game, 'brief').mockRejectedValue(new TypeError('not here'));
    await scene.enter(LONER);
    expect(scene.asked).toMatchObject({ first: FIRST_GAME.id, games: null });
  });

  it('goes to the game that is dealt, once, however often they press', async () => {
    const dealing = scene.deal(other.id, 'flame', words);
    expect(scene.dealing).toBe(true);
    await Promise.all([dealing, scene.deal(other.id, 'flame', words)]);
    expect([gone.length, scene.dealing, scene.trouble]).toEqual([1, false, null]);
    expect(await setupOfGame(gone[0]!)).toMatchObject({ value: { game: other.id, way: 'middle' } });
  });

  it('is told why no cards could be dealt, until some are', async () => {
    breakStorage();
    await scene.deal(FIRST_GAME.id, 'spark', words);
    expect(scene).toMatchObject({
      dealing: false,
      trouble: { code: expect.any(String) as string },
    });
    expect(gone).toEqual([]);
    vi.restoreAllMocks();
    const dealing = scene.deal(FIRST_GAME.id, 'spark', words);
    expect(scene.trouble).toBeNull();
    await dealing;
    expect(gone).toHaveLength(1);
  });

  it('may press again where the way to the game fails', async () => {
    let isBlocked = true;
    scene = new AloneScene(async (id) => {
      if (isBlocked) throw new TypeError('not there');
      gone.push(id);
    });
    await scene.deal(FIRST_GAME.id, 'spark', words);
    expect(scene).toMatchObject({ dealing: false, trouble: { code: 'failed', detail: '' } });
    isBlocked = false;
    await scene.deal(FIRST_GAME.id, 'spark', words);
    expect(gone).toHaveLength(1);
  });
});
