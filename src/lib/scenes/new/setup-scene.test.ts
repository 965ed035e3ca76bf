import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../core/testing/eventually.ts';
import { FIRST_GAME, GAMES } from '../../games/registry.ts';
import { listProfiles, rememberPeople } from '../../shelf/profiles.ts';
import { lookAtShelf } from '../../shelf/games.ts';
import { newGame } from '../../shelf/setup.ts';
import { idOf, people, setup } from '../../shelf/testing/shelf.ts';
import type { TableSetup } from '../../ui/setup/draft.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { SetupScene } from './setup-scene.svelte.ts';

const { game, ...table } = setup({ people: people('Ana', 'Bo', 'Cy', 'Di'), way: 'passed' });
const TABLE: TableSetup = { ...table, known: table.people };
/** Where nothing is known of any table. */
const FRESH = { earlier: null, unknown: false, game: FIRST_GAME, loaded: FIRST_GAME.title };

let gone: string[];
let isOut: boolean;
/** Whether the way to a game that is dealt fails. */
let isBlocked: boolean;
/** By how much the system shows the window turned. */
let angle: number;
let scene: SetupScene<string>;

beforeEach(async () => {
  await emptyDevice();
  gone = [];
  isOut = false;
  isBlocked = false;
  angle = 0;
  scene = new SetupScene({
    load: async ({ title }) => {
      if (isOut) throw new TypeError('not fetched');
      return title;
    },
    play: async (id) => {
      if (isBlocked) throw new TypeError('not there');
      gone.push(id);
    },
    screen: () => angle,
  });
});

afterEach(() => void vi.restoreAllMocks());

describe('the table that is laid', () => {
  it('is a fresh one on a device where nobody has played', async () => {
    await scene.enter('');
    expect(scene.laid).toEqual(FRESH);
    expect(scene.known).toEqual([]);
    expect(scene.trouble).toBeNull();
  });

  it('is the last one, or the one of a game the address names', async () => {
    const id = await idOf(newGame(setup({ people: people('Ana', 'Bo', 'Cy') })));
    await newGame({ game, ...table });
    await scene.enter('');
    expect(scene.laid).toMatchObject({ unknown: false, earlier: { people: table.people } });
    expect(scene.known.map(({ name }) => name).sort()).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
    await scene.enter(id);
    expect(scene.laid?.earlier?.people).toHaveLength(3);
    expect(scene.laid?.unknown).toBe(false);
  });

  it('is the last one where that game is gone, and says so', async () => {
    await newGame({ game, ...table });
    await scene.enter('gone');
    expect(scene.laid).toMatchObject({ unknown: true, earlier: { way: 'passed' } });
  });

  it('is the last one, laid for a game that the address names', async () => {
    await newGame({ game, ...table });
    const other = GAMES.find(({ id }) => id !== game)!;
    await scene.enter(other.id);
    expect(scene.laid).toMatchObject({ unknown: false, game: other, loaded: other.title });
    expect(scene.laid?.earlier?.people).toHaveLength(4);
  });

  it('is the one that was left there, whatever was dealt before and is named', async () => {
    await newGame(setup({ people: people('Ana', 'Bo', 'Cy') }));
    await scene.enter('');
    // Nobody could be dealt to yet.
    const nameless = { ...TABLE, people: TABLE.people.map((one) => ({ ...one, name: '' })) };
    const left: unknown = JSON.parse(JSON.stringify(scene.left(nameless)));
    await scene.enter(GAMES.find(({ id }) => id !== game)!.id, left);
    expect(scene.laid).toMatchObject({
      unknown: false,
      earlier: { people: nameless.people },
      game: { id: game },
    });
  });

  it('is the last one where what was left there is none', async () => {
    await newGame({ game, ...table });
    await scene.enter('', { game, people: 'Ana' });
    expect(scene.laid).toMatchObject({ unknown: false, earlier: { people: table.people } });
    expect(scene.trouble).toBeNull();
  });

  it('is none until the game can be shown', async () => {
    isOut = true;
    await scene.enter('');
    expect(scene.laid).toBeNull();
    expect(scene.trouble).toEqual({ code: 'failed', detail: '' });
  });

  it('stays with its people when another game is chosen, or none can be shown', async () => {
    await scene.change(FIRST_GAME.id, () => TABLE);
    expect(scene.laid).toMatchObject({ earlier: TABLE, unknown: false, game: FIRST_GAME });
    const before = scene.laid;
    isOut = true;
    await scene.change(FIRST_GAME.id, () => ({ ...TABLE, way: 'middle' }));
    expect(scene.laid).toBe(before);
    expect(scene.trouble).toEqual({ code: 'failed', detail: '' });
  });

  it('has what was typed while another game was on its way', async () => {
    let typed = TABLE;
    const changed = scene.change(FIRST_GAME.id, () => typed);
    typed = { ...TABLE, people: people('Ana', 'Noor', 'Cy', 'Di') };
    await changed;
    expect(scene.laid).toMatchObject({ earlier: { people: typed.people } });
  });

  it('is for the game chosen last, though the one before comes later', async () => {
    const arrived = new Map<string, () => void>();
    scene = new SetupScene({
      load: ({ id, title }) => new Promise((arrive) => arrived.set(id, () => arrive(title))),
      play: () => Promise.resolve(),
      screen: () => 0,
    });
    const last = GAMES.find(({ id }) => id !== FIRST_GAME.id)!;
    const both = [scene.change(FIRST_GAME.id, () => TABLE), scene.change(last.id, () => TABLE)];
    arrived.get(last.id)!();
    await both[1];
    arrived.get(FIRST_GAME.id)!();
    await both[0];
    expect(scene.laid).toMatchObject({ game: last, loaded: last.title });
  });
});

describe('in another language', () => {
  let language: string;
  /** What is being loaded arrives. */
  let arrive: (() => void)[];

  beforeEach(() => {
    language = 'en';
    arrive = [];
    scene = new SetupScene({
      load: ({ title }) => {
        const loaded = `${title} ${language}`;
        return new Promise((load) => arrive.push(() => load(loaded)));
      },
      play: () => Promise.resolve(),
      screen: () => 0,
    });
  });

  it('the same table is told of', async () => {
    const changed = scene.change(FIRST_GAME.id, () => TABLE);
    arrive[0]!();
    await changed;
    const { earlier } = scene.laid!;
    language = 'es';
    const spoken = scene.speak();
    arrive[1]!();
    await spoken;
    expect(scene.laid).toMatchObject({ game: FIRST_GAME, loaded: `${FIRST_GAME.title} es` });
    expect(scene.laid!.earlier).toBe(earlier);
  });

  it('another game that was chosen is laid all the same', async () => {
    const last = GAMES.find(({ id }) => id !== FIRST_GAME.id)!;
    const changed = [scene.change(FIRST_GAME.id, () => TABLE), scene.change(last.id, () => TABLE)];
    language = 'es';
    const spoken = scene.speak();
    for (const each of arrive) each();
    await Promise.all([...changed, spoken]);
    expect(scene.laid).toMatchObject({ game: last, loaded: `${last.title} es` });
  });

  it('is told what was chosen while it was not laid yet', async () => {
    const entered = scene.enter('');
    await eventually(() => expect(arrive).toHaveLength(1));
    language = 'es';
    await scene.speak();
    arrive[0]!();
    await eventually(() => arrive[1]!());
    await entered;
    expect(scene.laid!.loaded).toMatch(/ es$/);
  });
});

describe('at the table', () => {
  it('dealing stores the game and goes there', async () => {
    await scene.deal(TABLE);
    expect(gone).toEqual([]);
    await scene.enter('');
    const dealing = scene.deal(TABLE);
    expect(scene.dealing).toBe(true);
    await dealing;
    expect(scene.dealing).toBe(false);
    const shelf = await lookAtShelf();
    expect(shelf.ok && shelf.value.games.map(({ id }) => id)).toEqual(gone);
    expect(gone).toHaveLength(1);
  });

  it('cards can be dealt again where the way to the game fails', async () => {
    await scene.enter('');
    isBlocked = true;
    await scene.deal(TABLE);
    expect(scene.dealing).toBe(false);
    expect(scene.trouble).toEqual({ code: 'failed', detail: '' });
    isBlocked = false;
    await scene.deal(TABLE);
    expect(gone).toHaveLength(1);
    expect(scene.trouble).toBeNull();
  });

  it('seats belong to the glass, unless one person plays alone', async () => {
    await scene.enter('');
    angle = 90;
    await scene.deal(TABLE);
    const placesKept = async () => {
      await scene.enter(gone.at(-1)!);
      return scene.laid?.earlier?.people.map(({ place }) => place);
    };
    const places = TABLE.people.map(({ place }) => place);
    expect(await placesKept()).toEqual(places.map((place) => (place + 90) % 360));
    const bots = TABLE.people.map((one, seat) => (seat === 0 ? one : { ...one, bot: 'spark' }));
    await scene.deal({ ...TABLE, people: bots as TableSetup['people'] });
    expect(await placesKept()).toEqual(places);
  });

  it('whoever is forgotten is not offered again', async () => {
    await rememberPeople(people('Ana', 'Bo'));
    await scene.enter('');
    const ana = scene.known.find(({ name }) => name === 'Ana')!;
    await scene.forget(ana.id);
    expect(scene.known.map(({ name }) => name)).toEqual(['Bo']);
    const kept = await listProfiles();
    expect(kept.ok && kept.value.map(({ name }) => name)).toEqual(['Bo']);
  });

  it('whoever cannot be forgotten is offered again, and nobody else who was meanwhile', async () => {
    await rememberPeople(people('Ana', 'Bo'));
    await scene.enter('');
    const [one, other] = scene.known;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await Promise.all([scene.forget(one!.id), scene.forget(other!.id)]);
    expect(scene.known).toEqual([one]);
  });

  it('two people who cannot be forgotten are both offered again', async () => {
    await rememberPeople(people('Ana', 'Bo'));
    await scene.enter('');
    const before = scene.known;
    breakStorage();
    await Promise.all(before.map(({ id }) => scene.forget(id)));
    expect(scene.known).toEqual(before);
  });

  it('whoever cannot be forgotten is offered again, and a game that cannot be stored not begun', async () => {
    await rememberPeople(people('Ana', 'Bo'));
    await scene.enter('');
    const before = scene.known;
    breakStorage();
    const forgetting = scene.forget(before[0]!.id);
    expect(scene.known).toHaveLength(1);
    await forgetting;
    expect(scene.known).toEqual(before);
    expect(scene.trouble).not.toBeNull();
    scene.trouble = null;
    await scene.deal(TABLE);
    expect(scene.trouble).not.toBeNull();
    expect(scene.dealing).toBe(false);
    expect(gone).toEqual([]);
  });

  it('whoever asks is told how it plays', () => {
    scene.act({ do: 'explain', options: { mild: true }, players: 4 });
    expect(scene.rules).toEqual({ options: { mild: true }, players: 4 });
  });
});
