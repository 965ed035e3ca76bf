import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../core/testing/eventually.ts';
import { newGame } from '../../shelf/setup.ts';
import { idOf, setup } from '../../shelf/testing/shelf.ts';
import { glance, tamper } from '../../storage/testing/tab.ts';
import { emptyDevice } from '../testing/device.ts';
import { Deeds } from './deeds.svelte.ts';
import { GameFiles } from './game-files.svelte.ts';
import { SavedGames } from './saved-games.svelte.ts';

/** A download of the browser's. */
class Link {
  static clicked: string[] = [];
  href = '';
  download = '';
  click() {
    Link.clicked.push(this.download);
  }
}

let games: SavedGames;
let files: GameFiles;
let deeds: Deeds;
let played: string[];
let id: string;

beforeEach(async () => {
  await emptyDevice();
  Object.assign(document, { createElement: () => new Link() });
  Link.clicked = [];
  id = await idOf(newGame(setup()));
  games = new SavedGames();
  files = new GameFiles();
  played = [];
  deeds = new Deeds(games, files, async (game) => void played.push(game));
  await games.read();
});

describe('what is done with a saved game', () => {
  it('its file holds cards while it runs: that is told before it is handed out', async () => {
    deeds.onexport(id);
    expect(deeds.warned).toBe(id);
    expect(Link.clicked).toEqual([]);
    await deeds.give(id);
    expect(Link.clicked).toEqual([files.saved]);
    expect(files.saved).toMatch(/\.json$/);
  });

  it('that of a game that is over goes out at once', async () => {
    const { standing, ...rest } = glance();
    const over = { ...rest, standing: { ...standing, over: true } };
    await tamper((database) => database.put('glances', over, id));
    await games.read();
    deeds.onexport(id);
    await eventually(() => expect(Link.clicked).toHaveLength(1));
    expect(deeds.warned).toBeNull();
  });

  it('it is ended before its end, kept, and goes on after all', async () => {
    deeds.onend(id, true);
    await eventually(() => expect(games.find(id)?.ended).toBe(true));
    await games.read();
    expect(games.find(id)?.ended).toBe(true);
    deeds.onend(id, false);
    await eventually(() => expect(games.find(id)?.ended).toBe(false));
  });

  it('the same deal is played in another game, and this one stays', async () => {
    deeds.onredeal(id);
    deeds.onredeal(id);
    await eventually(() => expect(played).toHaveLength(1));
    await games.read();
    expect(games.places.map((place) => place.id).sort()).toEqual([id, ...played].sort());
  });

  it('that there is none is told', async () => {
    await deeds.give('gone');
    expect(games.undone).not.toBeNull();
    expect(files.saved).toBeNull();
  });

  it.each([
    ['renaming', () => deeds.onrename(id, 'By the sea')],
    ['deleting', () => deeds.onremove(id)],
    ['bringing back', () => void deeds.bringBack(id)],
    ['dismissing', () => deeds.dismiss(id)],
    ['asking for another file', () => deeds.onexport(id)],
  ])('%s puts away the news of the last file', async (_, deed) => {
    await deeds.give(id);
    expect(files.saved).not.toBeNull();
    deed();
    expect(files.saved).toBeNull();
  });

  it('it is renamed, deleted and brought back', async () => {
    expect(await deeds.onrename(id, 'By the sea')).toBe(true);
    expect(games.find(id)?.title).toBe('By the sea');
    deeds.onremove(id);
    await eventually(() => expect(games.places).toMatchObject([{ kind: 'removed', id }]));
    await deeds.bringBack(id);
    expect(games.places).toMatchObject([{ kind: 'game', id }]);
  });
});
