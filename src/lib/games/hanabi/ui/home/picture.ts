import type { HomePicture } from '../../../contract/screens.ts';
import { homeWords, type HomeWords } from '../../words/home.ts';
import Rockets from './Rockets.svelte';

const ofHanabi: HomePicture<HomeWords> = { Picture: Rockets, words: homeWords };

/** What stands for Hanabi on the home page: it is given its own words. */
export const picture = ofHanabi as unknown as HomePicture;
