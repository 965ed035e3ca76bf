/** Words between the rounds and at the end. */
export const ending = {};
