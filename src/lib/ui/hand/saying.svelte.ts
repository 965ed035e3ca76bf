/** What is said is true for as long as both of these are the same. */
interface Now {
  /** What it is about: a view, or how much has happened. */
  readonly about: unknown;
  /** The words of the language it is said in. */
  readonly words: unknown;
}

interface Said extends Now {
  readonly text: string;
  readonly isAdvice: boolean;
}

/** What the owner of an open hand was told last, until it is not true any more. */
export class Saying {
  readonly #now: () => Now;
  #last = $state.raw<Said | null>(null);

  constructor(now: () => Now) {
    this.#now = now;
  }

  get #said(): Said | null {
    const { about, words } = this.#now();
    const last = this.#last;
    return last && last.about === about && last.words === words ? last : null;
  }

  /** Empty where nothing was said, or it is not true any more. */
  get text(): string {
    return this.#said?.text ?? '';
  }

  /** Whether it is what a computer player would do, as its owner has asked. */
  get isAdvice(): boolean {
    return this.text !== '' && this.#said!.isAdvice;
  }

  /** Nothing is said by an empty text. */
  say(text: string, { isAdvice = false }: { readonly isAdvice?: boolean } = {}): void {
    this.#last = { ...this.#now(), text, isAdvice };
  }
}
