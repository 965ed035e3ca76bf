/** Short names that the build gives to styles and their properties. */

/**
 * What may follow the first letter. With a figure or an f a name would read like a card, b5 or yF,
 * and what looks for cards in a page would find it there.
 */
const AFTER = 'abcdeghijklmnopqrstuvwxyz';
const SECOND = AFTER + AFTER.toUpperCase();
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The name of a property at this place in their order, the shortest ones first.
 *
 * @param {number} at from 0, below 2,652
 */
export const propertyNameAt = (at) =>
  at < FIRST.length ? `--${FIRST[at]}` : `--${longer(at - FIRST.length)}`;

const longer = (/** @type {number} */ at) =>
  `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`;

/**
 * The name that the styles of the component at this place go by: a capital and a letter; null where
 * there are no more of them.
 *
 * @param {number} at from 0; -1 for a component that has no place
 */
export const styleNameAt = (at) =>
  at < 0 || at >= 26 * AFTER.length
    ? null
    : String.fromCharCode(65 + Math.floor(at / AFTER.length)) + AFTER[at % AFTER.length];
