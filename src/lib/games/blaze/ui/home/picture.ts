import type { HomePicture } from '../../../contract/screens.ts';
import { homeWords, type HomeWords } from '../../words/home.ts';
import Challenge from './Challenge.svelte';

const ofBlaze: HomePicture<HomeWords> = { Picture: Challenge, words: homeWords };

/** What stands for Blaze on the home page: it is given its own words. */
export const picture = ofBlaze as unknown as HomePicture;
