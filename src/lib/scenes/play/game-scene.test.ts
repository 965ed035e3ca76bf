import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GameScene } from './game-scene.svelte.ts';

type Around = ReturnType<ConstructorParameters<typeof GameScene>[0]>;

/** What was done to the game, in order. */
let done: string[];
let glass: Around['live']['picture']['glass'];
let scene: GameScene;
let around: Around;

class ErrorEvent extends Event {
  constructor(readonly error: unknown) {
    super('error');
  }
}

beforeEach(() => {
  vi.stubGlobal('ErrorEvent', ErrorEvent);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  done = [];
  glass = { mode: 'table' };
  const live = {
    id: 'a-game',
    turned: 0,
    get picture() {
      return { glass, table: {}, written: 7 };
    },
    steward: {
      cover: () => void done.push('cover'),
      keepShut: () => void done.push('keepShut'),
    },
  };
  const kit = {
    standing: () => ({ chapter: { code: 'noon', round: 2 }, over: null }),
    rules: { maxPlayers: 4, start: () => ({}), dealDue: () => ['s7'] },
  };
  around = {
    live,
    kit,
    language: 'en',
    version: '1',
    onturned: (to: number) => void done.push(`turned ${to}`),
  } as unknown as Around;
  scene = new GameScene(() => around);
});

describe('a panel over a game', () => {
  it('opens only once no hand can open behind it', () => {
    scene.open('log');
    expect(done).toEqual(['keepShut']);
    expect(scene.sheet).toBe('log');
    scene.close();
    expect(scene.sheet).toBeNull();
  });

  it('is covered by whatever covers the glass, and by nothing else', () => {
    scene.open('rules');
    expect(scene.coverPanels()).toBe(false);
    expect(scene.sheet).toBe('rules');
    glass = { mode: 'cover', seat: 1, pressed: false };
    expect(scene.coverPanels()).toBe(true);
    expect(scene.sheet).toBeNull();
  });
});

it('turns the table by a quarter, and comes round', () => {
  const angles = Array.from({ length: 5 }, () => {
    scene.turn();
    return scene.turned;
  });
  expect(angles).toEqual([90, 180, 270, 0, 90]);
});

it('tells how the table is turned, and begins as it was left', () => {
  scene.turn();
  scene.turnOtherWay();
  expect(done).toEqual(['turned 90', 'turned 270']);
  const { live } = around;
  const again = new GameScene(() => ({ ...around, live: { ...live, turned: 270 } }));
  expect(again.turned).toBe(270);
});

it('turns it to the opposite edge first where somebody says it faces the wrong way', () => {
  scene.turnOtherWay();
  expect(scene.turned).toBe(180);
  scene.turnOtherWay();
  expect(scene.turned).toBe(270);
  scene.facesRight();
  scene.turnOtherWay();
  expect(scene.turned).toBe(90);
});

function broken(): never {
  throw new Error('broken as well');
}

describe('what breaks in a game', () => {
  it('covers the glass, closes every panel and can be told without a card', () => {
    scene.open('menu');
    scene.fail(new Error('no place for s7'));
    expect(done).toEqual(['keepShut', 'cover']);
    expect(scene.sheet).toBeNull();
    expect(scene.failure).toContain('game a-game, noon, round 2, 7 entries');
    expect(scene.failure).toContain('390 x 844');
    expect(scene.failure).not.toContain('s7');
  });

  it.each<[string, object]>([
    ['covering the glass', { steward: { cover: broken } }],
    ['what there is to see', { picture: { table: 'broken', written: 7 } }],
  ])('is told without how the game stands where %s breaks as well', (_, live) => {
    scene.open('menu');
    const standing = (table: unknown) => (table === 'broken' ? broken() : {});
    const [kit, rest] = [{ ...around.kit, standing }, around.live];
    around = { ...around, kit, live: { ...rest, ...live } } as unknown as Around;
    scene.fail(new Error('no place for s7'));
    expect(scene.sheet).toBeNull();
    expect(scene.failure).toContain('game a-game, 7 entries');
    expect(scene.failure).not.toContain('s7');
  });

  it('is told by the browser, whose remarks on its layout are none', () => {
    scene.notice(new Event('error'));
    scene.notice(new ErrorEvent(null));
    expect(scene.failure).toBeNull();
    scene.notice(new ErrorEvent(new TypeError('broken')));
    expect(scene.failure).toContain('TypeError: broken');
  });
});
