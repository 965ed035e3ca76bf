/** Lets the page do what else there is, between two pieces of long work. */
export const rest = (): Promise<void> => new Promise((rested) => setTimeout(rested));
