import type { Index, marked, Text } from '../search/search.ts';

/** A part of the rules of a game, as a table plays them. */
export interface PartOfRules<Id extends string> extends Text {
  readonly id: Id;
}

/** What a question has found in a text. */
export interface Finds {
  /** The place of the text. */
  readonly at: number;
  marks(text: string): readonly { readonly text: string; readonly found: boolean }[];
}

interface Search {
  readonly Index: typeof Index;
  readonly marked: typeof marked;
}

/** What is looked for in the rules; nobody who only reads them loads what looks. */
export class Finding {
  asked = $state('');
  /** What looks could not be fetched. */
  missing = $state(false);
  #search = $state.raw<Search | null>(null);
  readonly #texts: () => readonly Text[];
  readonly #index: Index | null = $derived.by(
    () => this.#search && new this.#search.Index(this.#texts()),
  );
  /** Best first; null as long as nothing is looked for. */
  readonly found: readonly Finds[] | null = $derived.by(() => {
    const [search, index] = [this.#search, this.#index];
    if (!search || !index || this.asked.trim() === '') return null;
    return index
      .find(this.asked)
      .map(({ at, words }) => ({ at, marks: (text) => search.marked(text, words) }));
  });

  constructor(texts: () => readonly Text[]) {
    this.#texts = texts;
  }

  /** Somebody is about to look for something. Asked again, it tries again. */
  load = async (): Promise<void> => {
    if (this.#search) return;
    try {
      this.#search = await import('../search/search.ts');
      this.missing = false;
    } catch {
      this.missing = true;
    }
  };
}
