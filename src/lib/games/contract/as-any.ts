import type { GameTypes } from './rules.ts';
import type { AnyScreens, HomePicture, Lessons, Screens } from './screens.ts';
import type { Aim, WordsOfGame } from './story.ts';

/** How a game gives away what it has made for its own types. */
interface AsAny {
  <G extends GameTypes, W extends WordsOfGame, Thing>(own: Screens<G, W, Thing>): AnyScreens;
  <W>(own: Lessons<W>): Lessons;
  <W extends { readonly aim: Aim }>(own: HomePicture<W>): HomePicture;
}

/**
 * What a game shows and tells, as those have it who do not know its types. TypeScript refuses: what
 * was made for the views and words of one game cannot take those of any other. Nobody hands it
 * others, as each gets only what the same kit's rules gave and what came of its own `words`: so
 * this is the one place where types are told and not proven.
 */
export const asAny: AsAny = (own: object) => own as never;
