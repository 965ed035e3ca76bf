import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_GAME } from '../../games/registry.ts';
import { newGame } from '../../shelf/setup.ts';
import { setup } from '../../shelf/testing/shelf.ts';
import { emptyDevice } from '../testing/device.ts';
import { HomeScene } from './home-scene.svelte.ts';

let isOut: boolean;
let scene: HomeScene<string, string, string>;

beforeEach(async () => {
  await emptyDevice();
  isOut = false;
  const fetched = (part: string) => async () => {
    if (isOut) throw new TypeError('not fetched');
    return part;
  };
  scene = new HomeScene({
    yourGames: fetched('games'),
    playAlone: fetched('alone'),
    whichGame: fetched('which'),
  });
});

describe('the home page', () => {
  it('asks until the storage has answered, and then greets a newcomer', async () => {
    expect(scene.asking).toBe(true);
    await scene.games.read();
    expect(scene).toMatchObject({ asking: false, hasGames: false, returning: false });
  });

  it('asks whoever has games until they can be shown', async () => {
    await newGame(setup());
    await scene.games.read();
    expect(scene).toMatchObject({ asking: true, hasGames: true, returning: false });
    await scene.showGames();
    expect(scene).toMatchObject({ asking: false, returning: true, yourGames: 'games' });
  });

  it('knows what lists say of a game once its games are shown', async () => {
    expect(scene.listings('en')).toEqual({});
    await scene.showGames();
    expect(scene.listings('es')[FIRST_GAME.id]?.title).toBe(FIRST_GAME.title);
  });

  it('asks which game is meant once that can be fetched', async () => {
    isOut = true;
    await scene.askWhich();
    expect(scene).toMatchObject({ unfetched: true, whichGame: null });
    isOut = false;
    await scene.askWhich();
    expect(scene).toMatchObject({ unfetched: false, whichGame: 'which' });
  });

  it('tells that something could not be fetched, until something can', async () => {
    isOut = true;
    await scene.askAlone();
    expect(scene).toMatchObject({ unfetched: true, playAlone: null });
    isOut = false;
    await scene.askAlone();
    expect(scene).toMatchObject({ unfetched: false, playAlone: 'alone' });
    isOut = true;
    await scene.showGames();
    expect(scene).toMatchObject({ unfetched: true, yourGames: null });
  });
});
