import type { Handle } from '@sveltejs/kit';

/**
 * Fetches the fonts along with the scripts, so that the words do not change their shape while read.
 */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { preload: ({ type }) => type === 'js' || type === 'css' || type === 'font' });
