import { hand as app } from '../../../../i18n/es/glass.ts';
import { TU } from '../../../../i18n/es/you.ts';
import type { HanabiWords } from '../index.ts';

/** Words of an open view. Only its owner reads them. */
export const hand: HanabiWords['hand'] = {
  ...app,
  sees: (name) => (name === TU ? 'Ves las demás' : `${name} ve las demás`),
  own: 'Tus cartas',
  play: (slot) => `Jugar la ${slot}`,
  discard: (slot) => `Descartar la ${slot}`,
  tell: (name) => `Decir a ${name}`,
  back: (slot, told) => (told === '' ? slot : `${slot}: ${told}`),
};
