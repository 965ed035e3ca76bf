import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { lookAtShelf } from '../shelf/games.ts';
import { newGame } from '../shelf/setup.ts';
import { idOf, setup } from '../shelf/testing/shelf.ts';
import { Redeal } from './redeal.ts';
import { breakStorage, emptyDevice } from './testing/device.ts';

let id: string;
let gone: string[];

beforeEach(async () => {
  await emptyDevice();
  id = await idOf(newGame(setup()));
  gone = [];
});
afterEach(() => void vi.restoreAllMocks());

async function kept(): Promise<readonly string[]> {
  const shelf = await lookAtShelf();
  return shelf.ok ? shelf.value.games.map((game) => game.id) : [];
}

describe('the same deal again', () => {
  it('is dealt once, however often it is pressed until it is there', async () => {
    let arrive = () => {};
    const redeal = new Redeal((game) => {
      gone.push(game);
      return new Promise((done) => (arrive = done));
    });
    const dealing = redeal.deal(id);
    expect(await redeal.deal(id)).toBeNull();
    await eventually(() => expect(gone).toHaveLength(1));
    // The game before it is still on the glass.
    expect(await redeal.deal(gone[0]!)).toBeNull();
    arrive();
    expect(await dealing).toBeNull();
    expect([...(await kept())].sort()).toEqual([id, ...gone].sort());
  });

  it('can be dealt again from there', async () => {
    const redeal = new Redeal(async (game) => void gone.push(game));
    await redeal.deal(id);
    await redeal.deal(gone[0]!);
    expect(gone).toHaveLength(2);
    expect(await kept()).toHaveLength(3);
  });

  it('can be tried again where it could not be dealt, or the way to it fails', async () => {
    let isBlocked = false;
    const redeal = new Redeal(async (game) => {
      if (isBlocked) throw new TypeError('not there');
      gone.push(game);
    });
    breakStorage();
    expect(await redeal.deal(id)).not.toBeNull();
    vi.restoreAllMocks();
    isBlocked = true;
    expect(await redeal.deal(id)).toEqual({ code: 'failed', detail: '' });
    isBlocked = false;
    expect(await redeal.deal(id)).toBeNull();
    expect(gone).toHaveLength(1);
  });
});
