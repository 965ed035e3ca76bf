/** What Chromium hands over when the app may be installed; not yet in TypeScript's library. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

/**
 * The browser's offer to install the app, kept until the player asks for it. It is made once per
 * visit, whichever page is open, so the layout follows it for all of them.
 */
class InstallOffer {
  /** The app already runs in a window of its own, so there is nothing to offer. */
  installed = $state(false);
  #prompt = $state.raw<InstallPromptEvent | null>(null);

  get available(): boolean {
    return this.#prompt !== null;
  }

  /** Follows the browser's offers, until what it returns is called. */
  follow(): () => void {
    this.installed = matchMedia('(display-mode: standalone)').matches;
    const keep = (event: Event) => {
      // Otherwise the browser shows its own bar over the page.
      event.preventDefault();
      this.#prompt = event as InstallPromptEvent;
    };
    const close = () => {
      this.installed = true;
      this.#prompt = null;
    };
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', close);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', close);
    };
  }

  /** Shows the browser's question. An offer can be used once. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    // Refused, there is still the help on how to install by hand, which now takes its place.
    await prompt?.prompt().catch(() => {});
  }
}

export const installOffer = new InstallOffer();
