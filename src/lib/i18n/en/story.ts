/** What happened, and why something cannot be played. */
export const story = {};
