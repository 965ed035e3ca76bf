import { describe, expect, it } from 'vitest';
import { FIRST_GAME, type ListedGame } from '../../games/registry.ts';
import { WatchScene } from './watch-scene.svelte.ts';

/** A game that tells whether it was closed. */
class Game {
  isClosed = false;
  readonly live = {
    steward: {
      close: async () => {
        this.isClosed = true;
      },
    },
  };
}

const quick = () => new WatchScene(async () => new Game());

describe('a game to be watched', () => {
  it('is the first there is where the address names none', async () => {
    const begun: ListedGame[] = [];
    const scene = new WatchScene(async (game) => {
      begun.push(game);
      return new Game();
    });
    await scene.enter('nothing of the kind');
    expect(begun).toEqual([FIRST_GAME]);
    expect(scene.watched?.isClosed).toBe(false);
  });

  it('makes way for the next one', async () => {
    const scene = quick();
    await scene.enter('');
    const first = scene.watched!;
    const opening = scene.open();
    expect(scene.watched).toBeNull();
    await opening;
    expect(first.isClosed).toBe(true);
    expect(scene.watched).not.toBe(first);
    expect(scene.watched?.isClosed).toBe(false);
  });

  it('that cannot be had is told of, until one can', async () => {
    let isOut = true;
    const scene = new WatchScene(async () => {
      if (isOut) throw new TypeError('not fetched');
      return new Game();
    });
    await scene.enter('');
    expect(scene.broken).toEqual({ code: 'failed', detail: '' });
    expect(scene.watched).toBeNull();
    isOut = false;
    await scene.open();
    expect(scene.broken).toBeNull();
    expect(scene.watched).not.toBeNull();
  });

  it('in which something broke keeps nobody there: the next one begins, and one can go', async () => {
    const scene = quick();
    await scene.enter('');
    const breaks = () => Promise.reject(new TypeError('will not end'));
    scene.watched!.live.steward.close = breaks;
    await scene.open();
    expect([scene.broken, scene.watched?.isClosed]).toEqual([null, false]);
    scene.watched!.live.steward.close = breaks;
    await expect(scene.close()).resolves.toBeUndefined();
    await expect(scene.leave()).resolves.toBeUndefined();
  });

  it('ends with the page', async () => {
    const scene = quick();
    await scene.enter('');
    await scene.leave();
    expect(scene.watched?.isClosed).toBe(true);
  });

  it('that opens when the page is left already is closed at once', async () => {
    const game = new Game();
    let open: (game: Game) => void = () => {};
    const opening = new Promise<Game>((resolve) => (open = resolve));
    const scene = new WatchScene(() => opening);
    const entering = scene.enter('');
    await scene.leave();
    open(game);
    await entering;
    expect(game.isClosed).toBe(true);
    expect(scene.watched).toBeNull();
  });
});
