/** What Chromium hands over when the app may be installed; not yet in TypeScript's library. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

/** The browser's offer to install the app, kept until the player asks for it. */
export class InstallOffer {
  /** The app already runs in a window of its own, so there is nothing to offer. */
  installed = $state(false);
  #prompt = $state.raw<InstallPromptEvent | null>(null);

  get available(): boolean {
    return this.#prompt !== null;
  }

  /** Follows the browser's offers; call once per page. */
  start(): void {
    this.installed = matchMedia('(display-mode: standalone)').matches;
    addEventListener('beforeinstallprompt', (event) => {
      // Otherwise the browser shows its own bar over the page.
      event.preventDefault();
      this.#prompt = event as InstallPromptEvent;
    });
    addEventListener('appinstalled', () => {
      this.installed = true;
      this.#prompt = null;
    });
  }

  /** Shows the browser's question. An offer can be used once. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    await prompt?.prompt();
  }
}
