import { describe, expect, it } from 'vitest';
import { failure, success, type Result } from '../../core/result.ts';
import { FIRST_GAME } from '../../games/registry.ts';
import type { StorageProblem } from '../../storage/problem.ts';
import type { LoadedGame } from '../loaded-game.ts';
import { Opening, type Opened, type Unopened } from './opening.svelte.ts';

/** A game that tells whether it was closed. */
class Game {
  readonly game = FIRST_GAME.id;
  readonly picture = { lost: false, trouble: null as StorageProblem | null };
  isClosed = false;
  /** What a move on its way to the disk comes to. */
  storing: () => void = () => {};

  readonly steward = {
    whenStable: async () => this.storing(),
    close: async () => {
      this.isClosed = true;
    },
  };
}

type Brought = Result<Opened<Game>, Unopened>;

const loaded = {} as LoadedGame;
const bring = (live = new Game()): Brought => success({ live, loaded });
const FULL = { code: 'quota' } as const;

describe('a game that an address names', () => {
  it('lies on the glass once it has opened', async () => {
    const scene = new Opening(async () => bring());
    const opening = scene.open('a');
    expect(scene).toMatchObject({ opened: null, problem: null, title: null });
    await opening;
    expect(scene.opened).toMatchObject({ loaded });
    expect(scene).toMatchObject({ problem: null, title: FIRST_GAME.title });
  });

  it('is asked for as it was said', async () => {
    const asked: unknown[] = [];
    const scene = new Opening<Game>(async (...how) => {
      asked.push(how);
      return bring();
    });
    await scene.open('a');
    await scene.open('b', { takeOver: true });
    expect(asked).toEqual([
      ['a', undefined],
      ['b', { takeOver: true }],
    ]);
  });

  it('is none where the address names none, and nothing is looked for', async () => {
    const scene = new Opening<Game>(() => Promise.reject(new Error('asked for')));
    await scene.open('');
    expect(scene.problem).toEqual({ code: 'noGame' });
  });

  it('tells why it does not open, until it does', async () => {
    const answers: Brought[] = [failure({ code: 'elsewhere' }), bring()];
    const scene = new Opening(async () => answers.shift()!);
    await scene.open('a');
    expect(scene).toMatchObject({ opened: null, problem: { code: 'elsewhere' } });
    await scene.open('a', { takeOver: true });
    expect(scene.problem).toBeNull();
    expect(scene.opened).not.toBeNull();
  });

  it('tells where what shows it cannot be fetched', async () => {
    const scene = new Opening<Game>(() => Promise.reject(new TypeError('not fetched')));
    await scene.open('a');
    expect(scene.problem).toEqual({ code: 'failed', detail: '' });
  });

  it('goes from the glass once another window has taken it over', async () => {
    const game = new Game();
    const scene = new Opening(async () => bring(game));
    await scene.open('a');
    game.picture.lost = true;
    expect(scene).toMatchObject({ opened: null, problem: { code: 'elsewhere' } });
  });

  it('makes way for the next one', async () => {
    const games = [new Game(), new Game()];
    const queue = [...games];
    const scene = new Opening(async () => bring(queue.shift()));
    await scene.open('a');
    await scene.open('b');
    expect(games.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(scene.opened?.live).toBe(games[1]);
  });

  it('that opens when it was left already is closed at once', async () => {
    const game = new Game();
    let open: (brought: Brought) => void = () => {};
    const scene = new Opening<Game>(() => new Promise((resolve) => (open = resolve)));
    const opening = scene.open('a');
    await new Promise((resolve) => setTimeout(resolve));
    await scene.leave();
    open(bring(game));
    await opening;
    expect(game.isClosed).toBe(true);
    expect(scene.opened).toBeNull();
  });

  it('stays shut where it was left before the one before it had closed', async () => {
    const slow = new Game();
    let closed = () => {};
    const closing = new Promise<void>((resolve) => (closed = resolve));
    slow.steward.close = () => closing;
    const asked: string[] = [];
    const scene = new Opening(async (id) => {
      asked.push(id);
      return bring(slow);
    });
    await scene.open('a');
    const opening = scene.open('b');
    const leaving = scene.leave();
    closed();
    await Promise.all([opening, leaving]);
    expect(asked).toEqual(['a']);
  });
});

describe('leaving a game', () => {
  const opened = async (game: Game) => {
    const scene = new Opening(async () => bring(game));
    await scene.open('a');
    return scene;
  };

  it('waits for a move on its way to the disk, and stays with one that cannot be kept', async () => {
    const game = new Game();
    game.storing = () => (game.picture.trouble = FULL);
    const scene = await opened(game);
    expect(await scene.depart()).toBe(false);
    expect(game.isClosed).toBe(false);
  });

  it('drops such a move once people were told', async () => {
    const game = new Game();
    game.picture.trouble = FULL;
    const scene = await opened(game);
    expect(await scene.depart()).toBe(true);
    expect(game.isClosed).toBe(true);
  });

  it('succeeds though what was on its way, or closing it, breaks', async () => {
    const game = new Game();
    game.storing = () => {
      throw new Error('broken');
    };
    game.steward.close = () => Promise.reject(new Error('broken'));
    expect(await (await opened(game)).depart()).toBe(true);
  });

  it('is no matter where none is open', async () => {
    expect(await new Opening(async () => bring()).depart()).toBe(true);
  });
});
