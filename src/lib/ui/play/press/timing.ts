/** How long one presses to open a hand, in ms: longer for those who want to be sure. */
export const pressTime = (careful: boolean): number => (careful ? 600 : 350);
