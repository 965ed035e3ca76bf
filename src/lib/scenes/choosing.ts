import type { Aim } from '../games/contract/story.ts';
import { FIRST_GAME } from '../games/registry.ts';
import type { Language } from '../i18n/languages.ts';
import { loadBriefs } from './listings.ts';

/** A game somebody may choose, and what it is all about. */
export interface GameToChoose {
  readonly id: string;
  readonly title: string;
  readonly aim: Aim;
}

/** The fragment of an address by which a page is told which game it is for; empty for the first. */
export const fragmentOf = (id: string): '' | `#${string}` => (id === FIRST_GAME.id ? '' : `#${id}`);

/**
 * The games there are, for somebody to choose from.
 *
 * @throws when what is said of them cannot be fetched
 */
export const gamesToChoose = async (language: Language): Promise<readonly GameToChoose[]> =>
  (await loadBriefs()).map(([{ id, title }, briefs]) => ({
    id,
    title,
    aim: briefs[language].aim,
  }));
