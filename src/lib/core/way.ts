/**
 * How the device goes round. `middle`: it lies on the table, which is what it shows at rest.
 * `passed`: it goes from hand to hand, and rests on the cover of the seat it goes to, or on the
 * table, as the game says (`restState`).
 */
export const WAYS = ['middle', 'passed'] as const;
export type Way = (typeof WAYS)[number];
