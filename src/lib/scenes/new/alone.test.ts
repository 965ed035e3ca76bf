import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOT_LEVELS } from '../../core/people.ts';
import { FIRST_GAME, GAMES } from '../../games/registry.ts';
import { en } from '../../i18n/en.ts';
import { rememberPeople } from '../../shelf/profiles.ts';
import { lastSetup, newGame, setupOfGame, type GameSetup } from '../../shelf/setup.ts';
import { idOf, people, setup } from '../../shelf/testing/shelf.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { companyOf, dealAlone, lastPlayed, type Wish } from './alone.ts';

const other = GAMES.find(({ id }) => id !== FIRST_GAME.id)!;
const words = en.setup;
const WISH: Wish = { game: FIRST_GAME.id, level: 'flame' };

/** What was dealt to somebody alone. */
async function dealt(wish: Partial<Wish> = {}): Promise<GameSetup> {
  const game = await setupOfGame(await idOf(dealAlone({ ...WISH, ...wish }, words, 'passed')));
  if (!game.ok) throw new Error(game.problem.code);
  return game.value;
}

beforeEach(emptyDevice);
afterEach(() => void vi.restoreAllMocks());

describe('the game that is offered to somebody alone', () => {
  it('is the one a table was set up for last, else the first there is', async () => {
    expect(await lastPlayed()).toBe(FIRST_GAME.id);
    await newGame({ ...setup({ game: other.id }), options: {} });
    expect(await lastPlayed()).toBe(other.id);
  });

  it('is the first there is where nothing can be read', async () => {
    breakStorage();
    expect(await lastPlayed()).toBe(FIRST_GAME.id);
  });
});

describe('who sits at a table for one', () => {
  it('is somebody who goes by their animal, and three computer players', async () => {
    const [you, ...rivals] = await companyOf(words);
    expect(you).toMatchObject({ name: words.emblems[you!.emblem] });
    expect(you).not.toHaveProperty('bot');
    expect(rivals.map(({ bot }) => bot)).toEqual([BOT_LEVELS[0], BOT_LEVELS[0], BOT_LEVELS[0]]);
  });

  it('is whoever played here last, and nobody else of their animal', async () => {
    const [ana] = people('Ana');
    await rememberPeople([ana!]);
    const company = await companyOf(words);
    expect(company[0]).toMatchObject({ name: 'Ana', emblem: ana!.emblem, colour: ana!.colour });
    expect(new Set(company.map(({ emblem }) => emblem)).size).toBe(company.length);
    breakStorage();
    expect((await companyOf(words))[0]?.name).not.toBe('Ana');
  });
});

describe('a game for one', () => {
  it.each(GAMES)('of $title is stored with players of the level that is wished', async (game) => {
    const { people: seated, ...rest } = await dealt({ game: game.id });
    expect(rest).toMatchObject({ game: game.id, hints: true, way: 'passed' });
    expect(seated.map(({ bot }) => bot)).toEqual([undefined, 'flame', 'flame', 'flame']);
  });

  it('is by the rules and in the way of the last set-up, which stays the last', async () => {
    const last = setup({ options: { betting: true }, way: 'middle' });
    await newGame(last);
    expect(await dealt()).toMatchObject({ options: { betting: true }, way: 'middle' });
    expect(await lastSetup()).toMatchObject({ value: { people: last.people } });
    expect(await dealt({ game: other.id })).not.toHaveProperty('options.betting');
  });

  it('is the first there is, and of its strongest players, where it cannot be as wished', async () => {
    expect((await dealt({ game: 'gone' })).game).toBe(FIRST_GAME.id);
    const kit = await FIRST_GAME.load();
    const weak = { ...kit, bots: { ...kit.bots, levels: ['spark' as const] } };
    vi.spyOn(FIRST_GAME, 'load').mockResolvedValue(weak);
    expect((await dealt({ level: 'bonfire' })).people.at(-1)?.bot).toBe('spark');
  });

  it('is not dealt where what is kept cannot be read', async () => {
    breakStorage();
    expect(await dealAlone(WISH, words, 'passed')).toMatchObject({ ok: false });
  });
});
