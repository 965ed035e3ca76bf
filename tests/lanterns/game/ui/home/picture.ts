import type { HomePicture } from '../../../../../src/lib/games/contract/screens.ts';
import { homeWords, type HomeWords } from '../../words/home.ts';
import Row from './Row.svelte';

/** What stands for Lanterns on the home page. */
export const picture: HomePicture<HomeWords> = { Picture: Row, words: homeWords };
