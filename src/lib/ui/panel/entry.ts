/** What panels need of the history of a page. */
export interface PageHistory {
  /** Adds an entry that shows the page as it is. */
  push(): void;
  back(): void;
  /** Tells the entry the page is at from all others. */
  here(): string;
}

/** For how long going back is waited for, in ms: a browser may refuse it. */
const PATIENCE = 1000;

/**
 * While a panel is open, there is one entry more in the history: going back closes the panel
 * instead of leaving the page. Closed otherwise, it takes its entry with it.
 */
export class PanelEntry {
  #past: PageHistory | null = null;
  /** Closes each panel that is open. */
  readonly #open = new Set<() => void>();
  /** The entry of the open panel, and the one it was opened from. */
  #at: { readonly own: string; readonly before: string } | null = null;
  /** The last entry a panel had: one can come to it again by going forward. */
  #last: string | null = null;
  #going: Promise<void> | null = null;
  #arrive = (): void => {};

  /** Until it is given a history, panels open without an entry. */
  use(past: PageHistory | null): void {
    this.#past = past;
  }

  /**
   * A panel opens; `close` closes it when one goes back. Returns what to call once it is closed.
   */
  enter(close: () => void): () => void {
    this.#open.add(close);
    this.#add();
    return () => {
      if (this.#open.delete(close) && this.#open.size === 0) this.#remove();
    };
  }

  /** The page has come to another entry. True where that only opens the way out of a panel. */
  arrived(): boolean {
    const at = this.#at;
    this.#at = null;
    if (this.#going) {
      this.#arrive();
      return true;
    }
    if (at) {
      this.#closeAll();
      return this.#past?.here() === at.before;
    }
    if (this.#last === null || this.#past?.here() !== this.#last) return false;
    // Whoever goes forward to it finds nothing there.
    this.#goBack(this.#past);
    return true;
  }

  /**
   * Closes what is open. Resolves once its entry is gone, so that the page can be left as if there
   * had been no panel.
   */
  async leave(): Promise<void> {
    this.#closeAll();
    this.#remove();
    await this.#going;
  }

  #closeAll(): void {
    const open = [...this.#open];
    this.#open.clear();
    for (const close of open) close();
  }

  #add(): void {
    if (!this.#past || this.#at || this.#going || this.#open.size === 0) return;
    const before = this.#past.here();
    this.#past.push();
    this.#last = this.#past.here();
    this.#at = { own: this.#last, before };
  }

  #remove(): void {
    if (!this.#past || !this.#at || this.#going) return;
    // Where the page has gone on from it, going back would lead elsewhere.
    if (this.#past.here() === this.#at.own) this.#goBack(this.#past);
    else this.#at = null;
  }

  #goBack(past: PageHistory): void {
    this.#going = new Promise((resolve) => {
      const done = () => {
        this.#going = null;
        this.#add();
        resolve();
      };
      const patience = setTimeout(done, PATIENCE);
      this.#arrive = () => {
        clearTimeout(patience);
        // The router has yet to see where the page has come to: whatever it is told before, it
        // drops.
        setTimeout(done);
      };
    });
    past.back();
  }
}
