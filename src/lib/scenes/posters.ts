/** Drawings that stand for the games, by where they lie: one in the folder of each. */
const drawn = import.meta.glob<string>('../games/*/poster.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The address of what is drawn for a game, by its id; null where nothing is. */
export const posterOf = (id: string): string | null => drawn[`../games/${id}/poster.svg`] ?? null;
