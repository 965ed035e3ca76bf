import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { languages } from '../i18n/languages.ts';
import { listingsIn, loadBriefs } from './listings.ts';

describe('what lists say of games', () => {
  it.each(languages)('is there for each of them; language: %s', async (language) => {
    const listings = listingsIn(await loadBriefs(), language);
    expect(Object.keys(listings)).toEqual(GAMES.map(({ id }) => id));
    for (const { id, title } of GAMES) expect(listings[id]?.title).toBe(title);
  });

  it.each(GAMES)('says how far a game of $title has come, as its language does', async (game) => {
    const kit = await game.load();
    const state = kit.rules.start({ options: {}, players: kit.rules.minPlayers, first: 0 });
    const { chapter } = kit.standing(kit.rules.view(state, null));
    const briefs = await loadBriefs();
    const said = languages.map((one) => listingsIn(briefs, one)[game.id]!.chapter(chapter));
    expect(said.every((words) => words.length > 0)).toBe(true);
    expect(new Set(said).size).toBe(languages.length);
  });
});
