import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/en.ts';
import { es } from '../../i18n/es.ts';
import { MAX_COLLECTION_BYTES } from '../../record/collection.ts';
import { exportGame } from '../../shelf/export.ts';
import { newGame } from '../../shelf/setup.ts';
import { idOf, setup } from '../../shelf/testing/shelf.ts';
import { emptyDevice } from '../testing/device.ts';
import { GameFiles } from './game-files.svelte.ts';

let files: GameFiles;

beforeEach(async () => {
  await emptyDevice();
  // As in browsers that do not tell how it lies.
  vi.stubGlobal('screen', {});
  files = new GameFiles();
});
afterEach(() => void vi.restoreAllMocks());

const told = () => files.news?.(en, 'en');

describe('files of games', () => {
  it('are taken in, and lead to the game', async () => {
    const file = await exportGame(await idOf(newGame(setup())));
    if (!file.ok) throw new Error(file.problem.code);
    const taking = files.take(new Blob([file.value.text]));
    expect(files.reading).toEqual([0, 0]);
    expect(await taking).toMatch(/./);
    expect(files).toMatchObject({ reading: null, news: null });
  });

  it('of something else are refused, until another one is tried', async () => {
    expect(await files.take(new Blob(['no game']))).toBeNull();
    expect(files.reading).toBeNull();
    expect(told()).toMatchObject({ title: en.shelf.import.refused });
    expect(told()?.text).toMatch(/not the text of a game/);
    expect(files.news?.(es, 'es').text).toMatch(/no es el texto de una partida/);
    const taking = files.take(new Blob(['{}']));
    expect(files.news).toBeNull();
    await taking;
  });

  it('that cannot be read are refused in words of their own', async () => {
    const blob = new Blob(['{}']);
    const torn = { slice: () => ({ text: () => Promise.reject(new Error('gone')) }) };
    expect(await files.take(Object.assign(blob, torn))).toBeNull();
    const { unreadable, harmless } = en.shelf.import;
    expect(told()?.text).toBe(`${unreadable} ${harmless}`);
  });

  it('of any size are read no further than all games can reach', async () => {
    const blob = new Blob(['{}']);
    let read = 0;
    const slice = (from = 0, to = Infinity) => {
      read = to - from;
      return new Blob(['{}']);
    };
    await files.take(Object.assign(blob, { slice }));
    expect(read).toBe(MAX_COLLECTION_BYTES + 1);
  });

  it('that the browser will not have are told of, with its words', () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new DOMException('no room', 'NotAllowedError');
    });
    Object.assign(document, { createElement: () => ({ click: () => {} }) });
    const refused = files.hand({ name: 'game.json', text: '{}' });
    expect(refused).toEqual({ code: 'failed', detail: 'NotAllowedError: no room' });
    expect(files.saved).toBeNull();
  });
});
