/** Words of the public table, the cover, and what lies within reach in every game. */
export const table = {};
