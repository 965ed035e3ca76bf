import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../shelf/testing/shelf.ts';
import { PlayScene, type PlaySurroundings } from './play-scene.svelte.ts';

type Live = PlaySurroundings['live'];
type Picture = Live['picture'];

/** What became of what people did, in order. */
let done: string[];
let picture: Record<keyof Picture, unknown>;
/** The only person at the table, or null where there are several. */
let solo: number | null;
let mustBeSeen: boolean;
let peek: boolean;
let turned: number;

const seated = people('Ana', 'Bo').map((person, seat) => ({ ...person, place: seat * 180 }));

/** A game of which nothing is there but what the glass needs to know. */
const live = {
  get picture() {
    return picture;
  },
  get solo() {
    return solo;
  },
  people: seated,
  steward: {
    allTold: () => void done.push('told'),
    cover: () => void done.push('cover'),
  },
  act: (input: { readonly do: string }) => void done.push(input.do),
} as unknown as Live;

/**
 * A new scene for each look at it: outside a component nothing tells it that what it was built on
 * has changed.
 */
const scene = () =>
  new PlayScene(() => ({
    live,
    screens: { mustBeSeen: () => mustBeSeen, isIntermission: () => false },
    settings: { pace: 'normal', peek },
    panel: false,
    turned,
  }));

const HAPPENED = { commit: 0, before: {}, events: [] };
const TABLE = { mode: 'table' };
const HAND = { mode: 'hand', seat: 1 };
const cover = (seat: number, pressed: boolean) => ({ mode: 'cover', seat, pressed });

beforeEach(() => {
  done = [];
  solo = null;
  mustBeSeen = peek = false;
  turned = 0;
  picture = {
    glass: TABLE,
    prompt: { due: { kind: 'visit', seat: 1 }, undo: null },
    telling: [],
    table: {},
    way: 'middle',
    hand: null,
    shown: null,
    commits: 0,
    written: 0,
  } as unknown as typeof picture;
});

describe('what lies on the glass', () => {
  test.each([
    [TABLE, 'table', null],
    [cover(1, false), 'cover', 1],
    [HAND, 'visit', 1],
  ] as const)('for %o is: %s, and faces %s', (glass, name, faces) => {
    picture.glass = glass;
    expect([scene().on.name, scene().faces]).toEqual([name, faces]);
  });

  test('is turned towards whoever it is for, as the window shows it', () => {
    picture.glass = HAND;
    expect(scene().turn).toBe(180);
    turned = 90;
    expect([0, 180]).not.toContain(scene().turn);
    picture.way = 'passed';
    expect([scene().faces, scene().turn]).toEqual([null, 0]);
  });
});

describe('a press at the table', () => {
  test('reads what stands there in words, and reaches the game', () => {
    picture.telling = [HAPPENED];
    scene().table.act({ do: 'press', seat: 1 });
    expect(done).toEqual(['told', 'press']);
  });

  test('waits for what must be seen to be told', () => {
    picture.telling = [HAPPENED];
    mustBeSeen = true;
    expect(scene().tellsFirst).toBe(true);
    scene().table.act({ do: 'press', seat: 1 });
    scene().table.act({ do: 'show', seat: 1 });
    expect(done).toEqual([]);
  });

  test('opens a hand behind the cover it has brought alone', () => {
    scene().table.act({ do: 'open', seat: 1 });
    picture.glass = cover(0, true);
    scene().table.act({ do: 'open', seat: 1 });
    picture.glass = cover(1, false);
    scene().table.act({ do: 'open', seat: 1 });
    expect(done).toEqual([]);
    picture.glass = cover(1, true);
    expect(scene().table.carries(1)).toBe(true);
    scene().table.act({ do: 'open', seat: 1 });
    expect(done).toEqual(['open']);
  });

  test('of a word goes straight to the game', () => {
    scene().table.act({ do: 'say', move: {} as never });
    expect(done).toEqual(['say']);
  });
});

describe('what has merely been played', () => {
  beforeEach(() => {
    picture.telling = [HAPPENED];
  });

  test('is no stop on the way to the next hand', () => {
    picture.glass = cover(1, false);
    scene().dropIdle();
    expect(done).toEqual(['told']);
  });

  test('stays to be told on the table', () => {
    scene().dropIdle();
    expect(done).toEqual([]);
  });

  test('stays where it must be seen', () => {
    picture.glass = cover(1, false);
    mustBeSeen = true;
    scene().dropIdle();
    expect(done).toEqual([]);
  });
});

describe('hold to peek', () => {
  const finger = (type: string, clientY = 100) =>
    Object.assign(new Event(type), { pointerId: 1, clientX: 0, clientY, isPrimary: true });

  /** A finger presses a cover until its hand is open, and is lifted. */
  function hold(open: object | null) {
    const page = new EventTarget();
    const held = scene();
    held.peek.follow(page);
    picture.glass = cover(1, true);
    page.dispatchEvent(finger('pointerdown'));
    held.onCover({ do: 'open', seat: 1 });
    picture.hand = open;
    page.dispatchEvent(finger('pointerup'));
    return done;
  }

  test('covers the hand as soon as the finger is lifted', () => {
    peek = true;
    expect(hold({})).toEqual(['open', 'layDown']);
  });

  test('covers one that is not open yet', () => {
    peek = true;
    expect(hold(null)).toEqual(['open', 'cover']);
  });

  test('is nothing to whoever does not want it', () => {
    expect(hold({})).toEqual(['open']);
  });
});

describe('whoever plays alone', () => {
  beforeEach(() => {
    solo = 1;
    picture.glass = HAND;
  });

  test('lays the hand down to see the table, and turns back by a press', () => {
    const own = scene();
    expect(own.on.name).toBe('ownHand');
    own.inHand({ do: 'layDown' });
    expect([own.on.name, own.on.wayBack]).toEqual(['aside', true]);
    own.table.act({ do: 'press', seat: 1 });
    expect(own.on.name).toBe('ownHand');
    expect(done).toEqual([]);
  });

  test('has read what was told once they act', () => {
    scene().inHand({ do: 'commit', close: false });
    scene().inHand({ do: 'say', move: {} as never });
    expect(done).toEqual(['told', 'commit', 'told', 'say']);
  });

  test('has not where they only choose', () => {
    scene().inHand({ do: 'stage', move: {} as never });
    expect(done).toEqual(['stage']);
  });
});

test('one of several lays the hand down for good', () => {
  picture.glass = HAND;
  scene().inHand({ do: 'layDown' });
  expect(done).toEqual(['layDown']);
});
