/** Words of an open hand and of the bets. */
export const hand = {};
