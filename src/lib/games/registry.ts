import type { AnyKit } from './contract/kit.ts';

/** A game there is, as far as it is known before anything of it is loaded. */
export interface ListedGame {
  /** As records and stored games call it. */
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Rejects where its code cannot be fetched. */
  load(): Promise<AnyKit>;
}

/** The games there are: the only list of them. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'blaze',
    title: 'Blaze',
    players: { min: 3, max: 5 },
    load: async () => (await import('./blaze/kit.ts')).kit,
  },
];

/** The game with this id, or undefined. */
export const gameById = (id: string): ListedGame | undefined =>
  GAMES.find((game) => game.id === id);
