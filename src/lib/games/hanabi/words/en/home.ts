import { aims } from '../brief.ts';

/** Words of the picture on the home page. */
export const home = {
  title: 'Five rockets of Hanabi',
  aim: aims.en,
  stacks: 'Each rocket climbs from 1 to 5, one colour each.',
};
