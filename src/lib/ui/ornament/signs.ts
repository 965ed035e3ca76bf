/** The house's three signs, each with its colour: flame (red), sun (yellow), frost (blue). */
export type SignName = 'flame' | 'sun' | 'frost';

/**
 * Silhouettes in a 24 by 24 box, of three families that stay apart at 8 px: triangle, circle and
 * diamond. Feathers and drops are not used: the first are scoring cards, the second look like
 * flames.
 */
export const silhouettes: Readonly<Record<SignName, string>> = {
  flame:
    'M12 1C13.6 5.2 17 6.4 18 9.6C18.6 9 19 8.2 19.1 7.2C21 10 21.4 12.8 20.6 15.6C19.5 19.8 16.2 23 12 23C7.8 23 4.5 19.8 3.4 15.6C2.6 12.8 3 10 4.9 7.2C5 8.2 5.4 9 6 9.6C7 6.4 10.4 5.2 12 1Z',
  sun: 'M12 .8A3.6 3.6 0 0 1 15.2 4.2A3.6 3.6 0 0 1 19.9 4.1A3.6 3.6 0 0 1 19.8 8.8A3.6 3.6 0 0 1 23.2 12A3.6 3.6 0 0 1 19.8 15.2A3.6 3.6 0 0 1 19.9 19.9A3.6 3.6 0 0 1 15.2 19.8A3.6 3.6 0 0 1 12 23.2A3.6 3.6 0 0 1 8.8 19.8A3.6 3.6 0 0 1 4.1 19.9A3.6 3.6 0 0 1 4.2 15.2A3.6 3.6 0 0 1 .8 12A3.6 3.6 0 0 1 4.2 8.8A3.6 3.6 0 0 1 4.1 4.1A3.6 3.6 0 0 1 8.8 4.2A3.6 3.6 0 0 1 12 .8Z',
  frost:
    'M12 .5L15.6 5.6L14.5 9.5L18.4 8.4L23.5 12L18.4 15.6L14.5 14.5L15.6 18.4L12 23.5L8.4 18.4L9.5 14.5L5.6 15.6L.5 12L5.6 8.4L9.5 9.5L8.4 5.6Z',
};
