import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportGame } from '../../shelf/export.ts';
import { newGame } from '../../shelf/setup.ts';
import { idOf, people, setup } from '../../shelf/testing/shelf.ts';
import { tamper } from '../../storage/testing/tab.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { AllGames } from './all-games.svelte.ts';

let all: AllGames;
/** The files that went out. */
let files: File[];

beforeEach(async () => {
  await emptyDevice();
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:1';
  });
  Object.assign(document, { createElement: () => ({ click: () => {} }) });
  all = new AllGames();
});
afterEach(() => void vi.restoreAllMocks());

const textOf = async (id: string) => {
  const file = await exportGame(id);
  if (!file.ok) throw new Error(file.problem.code);
  return file.value.text;
};

/** Two games, the first one begun before the other. */
async function twoGames() {
  // Whoever else asks for the time meanwhile.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const first = await idOf(newGame(setup()));
  clock.mockRestore();
  const second = await idOf(newGame(setup({ people: people('Dee', 'Eli', 'Flo') })));
  return [first, second] as const;
}

describe('all games as one file', () => {
  it('are none where there is none', async () => {
    expect(all.shelf).toBeNull();
    await all.read();
    expect(all.shelf).toEqual({ games: [], damaged: [] });
  });

  it('hold each as a file of its own does, the last played last, once that is warned of', async () => {
    const [first, second] = await twoGames();
    await all.read();
    expect(all.shelf?.games).toHaveLength(2);
    await all.ask();
    expect([all.warns, files.length]).toEqual([true, 0]);
    const saving = all.save();
    expect(all.news).toEqual({ done: 0 });
    await saving;
    expect(all.news.saved).toMatch(/^fireside-games-\d{4}-\d\d-\d\d\.json$/);
    expect(all.news).toEqual({ saved: files[0]?.name, left: [] });
    const records = [await textOf(first), await textOf(second)];
    expect(await files[0]!.text()).toBe(
      `{"format":"fireside-games","version":1,"games":[${records.join(',')}]}`,
    );
  });

  it('are those that are here when it is wanted', async () => {
    await all.read();
    await twoGames();
    await all.ask();
    expect(all.shelf?.games).toHaveLength(2);
  });

  it('go out without one that cannot be read, and that is told', async () => {
    const [first, second] = await twoGames();
    await tamper(async (database) => {
      await database.put('journal', { do: 'redo' }, [first, 0]);
      await database.put('games', { id: 'bad', title: 'Hut' });
    });
    await all.read();
    await all.save();
    expect(all.news.left?.map(({ id }) => id)).toEqual([first]);
    expect(all.shelf?.damaged).toMatchObject([{ id: 'bad' }]);
    expect(JSON.parse(await files[0]!.text())).toMatchObject({
      games: [JSON.parse(await textOf(second))],
    });
  });

  it('make no file where nothing of them can be read', async () => {
    await twoGames();
    await all.read();
    breakStorage();
    await all.save();
    expect(all.news).toMatchObject({ problem: { code: 'failed' } });
    await all.ask();
    expect([files.length, all.warns]).toEqual([0, false]);
    vi.restoreAllMocks();
    await all.read();
    expect(all.news).toEqual({});
  });

  it('are saved once at a time', async () => {
    await twoGames();
    await all.read();
    const saving = all.save();
    await all.ask();
    expect(all.warns).toBe(false);
    await saving;
    expect(files).toHaveLength(1);
  });
});
