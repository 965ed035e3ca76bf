import { hand as app } from '../../../../i18n/en/glass.ts';
import { YOU } from '../../../../i18n/en/you.ts';

/** Words of an open view. Only its owner reads them. */
export const hand = {
  ...app,
  sees: (name: string) => (name === YOU ? 'You see the others' : `${name} sees the others`),
  own: 'Your cards',
  play: (slot: string) => `Play ${slot}`,
  discard: (slot: string) => `Discard ${slot}`,
  tell: (name: string) => `Tell ${name}`,
  /** A back, with what clues told of it. */
  back: (slot: string, told: string) => (told === '' ? slot : `${slot}: ${told}`),
};
