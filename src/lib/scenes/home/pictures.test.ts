import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_GAME, GAMES } from '../../games/registry.ts';
import { Pictures, type Pictured } from './pictures.svelte.ts';

const other = GAMES.find(({ id }) => id !== FIRST_GAME.id)!;
const first = {} as Pictured;

let missing: number;
let pictures: Pictures;

beforeEach(() => {
  missing = 0;
  pictures = new Pictures(() => missing++);
});
afterEach(() => void vi.restoreAllMocks());

describe('the game the home page tells of', () => {
  it('is the first, until another is chosen, and again', async () => {
    expect([pictures.chosen, pictures.shown(first)]).toEqual([FIRST_GAME.id, first]);
    await pictures.show(other.id, 'en');
    const { Picture, words } = await other.homePicture();
    expect(pictures.chosen).toBe(other.id);
    expect(pictures.shown(first)).toMatchObject({ Picture, pictured: await words('en') });
    await pictures.show(FIRST_GAME.id, 'en');
    expect([pictures.chosen, pictures.shown(first)]).toEqual([FIRST_GAME.id, first]);
  });

  it('is told of in the language of the page', async () => {
    await pictures.speak('es');
    expect(pictures.shown(first)).toBe(first);
    await pictures.show(other.id, 'en');
    await pictures.speak('es');
    const { words } = await other.homePicture();
    expect(pictures.shown(first)).toMatchObject({ pictured: await words('es') });
  });

  it('stays where what is chosen cannot be fetched, and that is told', async () => {
    vi.spyOn(other, 'homePicture').mockRejectedValue(new TypeError('not fetched'));
    await pictures.show(other.id, 'en');
    expect([pictures.chosen, missing]).toEqual([FIRST_GAME.id, 1]);
  });

  it('is the one chosen last, though the picture of another comes later', async () => {
    const showing = pictures.show(other.id, 'en');
    await pictures.show(FIRST_GAME.id, 'en');
    await showing;
    expect(pictures.chosen).toBe(FIRST_GAME.id);
  });
});
