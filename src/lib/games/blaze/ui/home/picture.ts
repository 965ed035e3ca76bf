import type { HomePicture } from '../../../contract/screens.ts';
import { homeWords, type HomeWords } from '../../words/home.ts';
import Challenge from './Challenge.svelte';

/** What stands for Blaze on the home page. */
export const picture: HomePicture<HomeWords> = { Picture: Challenge, words: homeWords };
