import { aims } from '../brief.ts';
import type { HomeWords } from '../home.ts';

/** Words of the picture on the home page. */
export const home: HomeWords = {
  title: 'Cinco cohetes de Hanabi',
  aim: aims.es,
  stacks: 'Cada cohete sube del 1 al 5, uno de cada color.',
};
