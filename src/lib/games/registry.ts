import { asAny } from './contract/as-any.ts';
import type { AnyKit } from './contract/kit.ts';
import type { HomePicture } from './contract/screens.ts';
import type { Briefs } from './contract/story.ts';

/** A game there is, as far as it is known before anything of it is loaded. */
export interface ListedGame {
  /** As records and stored games call it. */
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Rejects where its code cannot be fetched. */
  load(): Promise<AnyKit>;
  /** What lists say of it. Rejects likewise. */
  brief(): Promise<Briefs>;
  /** What stands for it on the home page. Rejects likewise. */
  homePicture(): Promise<HomePicture>;
}

/** The games there are: the only list of them. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'blaze',
    title: 'Blaze',
    players: { min: 3, max: 5 },
    load: async () => (await import('./blaze/kit.ts')).kit,
    brief: async () => (await import('./blaze/words/brief.ts')).brief,
    homePicture: async () => asAny((await import('./blaze/ui/home/picture.ts')).picture),
  },
  {
    id: 'hanabi',
    title: 'Hanabi',
    players: { min: 2, max: 5 },
    load: async () => (await import('./hanabi/kit.ts')).kit,
    brief: async () => (await import('./hanabi/words/brief.ts')).brief,
    homePicture: async () => asAny((await import('./hanabi/ui/home/picture.ts')).picture),
  },
];

/** The game with this id, or undefined. */
export const gameById = (id: string): ListedGame | undefined =>
  GAMES.find((game) => game.id === id);

/** The one people begin with. */
export const FIRST_GAME = GAMES[0]!;
