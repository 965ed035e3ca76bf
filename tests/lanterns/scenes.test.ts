import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/lib/core/people.ts';
import { listingsIn } from '../../src/lib/scenes/listings.ts';
import { loadGame, type LoadedGame } from '../../src/lib/scenes/loaded-game.ts';
import { languages } from '../../src/lib/i18n/languages.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { people } from '../../src/lib/shelf/testing/shelf.ts';
import type { Prompt } from '../../src/lib/table/public.ts';
import { standingOf } from '../../src/lib/ui/shelf/saved.ts';
import { lanterns } from './game/rules/index.ts';
import { listed } from './listed.ts';

const three: readonly Person[] = people('Ana', 'Bo', 'Cy');
const state = lanterns.start({ options: {}, players: 3, first: 0 });
lanterns.deal(state, lanterns.dealDue(state)!);
const view = lanterns.view(state, null);

let loaded: LoadedGame;
beforeAll(async () => {
  loaded = await loadGame(listed, 'en');
});

const prompt = (due: Prompt['due']): Prompt => ({
  glass: { mode: 'table' },
  due,
  plates: [],
  nobody: [],
  holder: null,
  undo: null,
});

describe('what the scenes show of a game unlike the others', () => {
  it('brings every screen, in every language', async () => {
    for (const language of languages) {
      const { screens, words } = await loadGame(listed, language);
      expect(Object.values(screens.ui)).not.toContain(undefined);
      expect(words.options.first.title).not.toBe('');
    }
  });

  it('says whom the table waits for, and what it has come to', () => {
    const { screens, words } = loaded;
    const waiting = { words, view, people: three };
    const visit = prompt({ kind: 'visit', seat: 0 });
    expect(screens.status({ ...waiting, prompt: visit })).toBe('Ana lights or snuffs');
    const over = prompt({ kind: 'over' });
    expect(screens.status({ ...waiting, prompt: over })).toBe('The game is over');
    expect(screens.coverLine(view, 1, words)).toBe('The row: Together: 0');
  });

  it('names at the cover those whose own lantern would show', () => {
    const { screens, words } = loaded;
    const drawn = { words, view, people: three };
    expect(screens.mustNotLook(drawn, 0)).toBe('Look away, Bo and Cy: your own lantern would show');
    const bare = { ...drawn, view: { ...view, front: [3, 'hidden', null] } };
    expect(screens.mustNotLook(bare, 0)).toBe('Look away, Bo: your own lantern would show');
    expect(screens.mustNotLook({ ...bare, view: { ...view, front: [3, null, null] } }, 0)).toBe(
      words.table.cover.lookAway,
    );
  });

  it('tells what happened, and why something cannot be', () => {
    const { screens, words } = loaded;
    const story = screens.story(words, three);
    const events = lanterns.narrate(state, { seat: 0, do: 'light' }, null);
    expect(story.lines(events)).toEqual(['Ana lights a 1: it joins the row.', 'Ana draws.']);
    expect(story.log([{ code: 'dealt' }])).toMatchObject([{ opens: true }]);
    expect(story.refusal({ code: 'notYourTurn' })).toBe('It is somebody else’s turn.');
  });

  it('stands in lists with its chapter', async () => {
    const item = {
      id: 'a',
      game: listed.id,
      title: null,
      people: three,
      ended: false,
      glance: { standing: loaded.kit.standing(view), played: 0 },
    };
    const listings = listingsIn([[listed, await listed.brief()]], 'en');
    expect(standingOf(en.shelf, listings, item)).toBe('Lanterns · By lantern light · 0 points');
  });

  it('keeps what a table agreed on, and no more', () => {
    const { kit, screens, words } = loaded;
    expect(kit.optionsOf({ mild: true, edition: '2021' })).toEqual({ mild: true });
    expect(kit.optionsOf({ mild: 'yes' })).toEqual({});
    expect(screens.optionsInShort(kit.optionsOf({}), words)).toBe('two may go dark');
  });
});
