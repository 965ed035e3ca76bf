import { FIRST_GAME, gameById, type ListedGame } from '../../games/registry.ts';
import type { Language } from '../../i18n/languages.ts';

type HomePicture = Awaited<ReturnType<ListedGame['homePicture']>>;

/** What is seen of a game on the home page, and told of it in a language. */
export type Pictured = Pick<HomePicture, 'Picture'> & {
  readonly pictured: Awaited<ReturnType<HomePicture['words']>>;
};

/** Which game the home page tells of. */
export class Pictures {
  /** Another than the first, once it is there. */
  #other = $state.raw<(Pictured & { readonly id: string; readonly language: Language }) | null>(
    null,
  );
  /** The one that was chosen last: another may have been, before its picture came. */
  #wanted: string = FIRST_GAME.id;
  readonly #onmissing: () => void;

  /** @param onmissing what is seen of a game could not be fetched */
  constructor(onmissing: () => void) {
    this.#onmissing = onmissing;
  }

  /** The id of the game whose picture is shown. */
  get chosen(): string {
    return this.#other?.id ?? FIRST_GAME.id;
  }

  /** @param first of the first game: it is there with the page */
  shown(first: Pictured): Pictured {
    return this.#other ?? first;
  }

  async show(id: string, language: Language): Promise<void> {
    this.#wanted = id;
    if (id === FIRST_GAME.id) return void (this.#other = null);
    try {
      const { Picture, words } = await gameById(id)!.homePicture();
      const pictured = await words(language);
      if (this.#wanted === id) this.#other = { id, language, Picture, pictured };
    } catch {
      this.#onmissing();
    }
  }

  /** The page is in this language now, and so is what it tells. */
  async speak(language: Language): Promise<void> {
    if (this.#other && this.#other.language !== language) await this.show(this.#other.id, language);
  }
}
