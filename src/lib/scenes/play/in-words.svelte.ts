import { asSpokenOf } from '../../core/people.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import type { LoadedGame } from '../loaded-game.ts';
import type { GameInWords } from './lines.ts';

/** A game in words, in the language of the page: somebody may choose another while it is open. */
export class InWords {
  readonly game: GameInWords;
  readonly #screens: LoadedGame['screens'];
  #words: LoadedGame['words'];

  constructor(live: LiveGame, { screens, words }: Pick<LoadedGame, 'screens' | 'words'>) {
    this.#screens = screens;
    this.#words = $state.raw(words);
    const people = $derived(asSpokenOf(live.people, live.solo, this.#words.you));
    this.game = $derived({
      live,
      screens,
      people,
      words: this.#words,
      story: screens.story(this.#words, people),
    });
  }

  /**
   * Speaks this language once its words are there, until what it returns is called. Where they
   * cannot be fetched, the game goes on in the one it is in.
   */
  speak(language: Language): () => void {
    let wanted = true;
    this.#screens.words(language).then(
      (words) => wanted && (this.#words = words),
      () => {},
    );
    return () => (wanted = false);
  }
}
