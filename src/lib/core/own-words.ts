/** There wherever the app runs; what is pure knows nothing else of a page. */
declare const DOMException: abstract new () => Error;

/** The browser's own words about an error; none of any other, which could tell of cards. */
export const browsersWords = (error: unknown): string =>
  error instanceof DOMException ? String(error) : '';
