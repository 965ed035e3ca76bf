import type { Briefs } from '../games/contract/story.ts';
import { GAMES, type ListedGame } from '../games/registry.ts';
import type { Language } from '../i18n/languages.ts';
import type { Listings } from '../ui/shelf/saved.ts';
import { posterOf } from './posters.ts';

type Listed = readonly [ListedGame, Briefs];

/**
 * Loads what lists say of each game there is.
 *
 * @throws when it cannot be fetched
 */
export const loadBriefs = (): Promise<readonly Listed[]> =>
  Promise.all(GAMES.map(async (game): Promise<Listed> => [game, await game.brief()]));

/** The same in a language. */
export const listingsIn = (listed: readonly Listed[], language: Language): Listings =>
  Object.fromEntries(
    listed.map(([{ id, title }, briefs]) => {
      const { chapter } = briefs[language];
      return [id, { title, poster: posterOf(id), chapter }];
    }),
  );
