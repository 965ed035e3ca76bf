import type { HomePicture } from '../../../contract/screens.ts';
import { homeWords, type HomeWords } from '../../words/home.ts';
import Rockets from './Rockets.svelte';

/** What stands for Hanabi on the home page. */
export const picture: HomePicture<HomeWords> = { Picture: Rockets, words: homeWords };
