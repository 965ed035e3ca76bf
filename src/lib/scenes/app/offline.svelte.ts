import type { OfflineState } from '../../ui/app/offline-state.ts';

/** The copy of the app that the service worker keeps, as the page sees it. */
export class OfflineCopy {
  state = $state<OfflineState>('preparing');
  /** A newer copy waits for the player's word. */
  updateWaits = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #playing = false;
  #outdated = false;

  /**
   * Whether a game lies on the page. It is not reloaded in the midst of one, but as soon as that is
   * left.
   */
  set playing(playing: boolean) {
    this.#playing = playing;
    this.#catchUp();
  }

  /**
   * Registers the worker and follows it. Asks for updates whenever the app comes back into sight.
   *
   * @param root where the app is served, ending in "/"; the worker's scope
   */
  start(root: string): void {
    if (!('serviceWorker' in navigator)) {
      this.state = isSecureContext ? 'unavailable' : 'insecure';
      return;
    }
    // Another tab may have accepted: this one must not go on with files that are gone. A page that
    // had no worker yet, or below a folder that of the copy at the top, is merely being taken into
    // care.
    const isOurs = () => navigator.serviceWorker.controller?.scriptURL === `${root}sw.js`;
    let inCare = isOurs();
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      this.#outdated ||= inCare;
      inCare = isOurs();
      this.#catchUp();
    });
    navigator.serviceWorker
      .register(`${root}sw.js`, { scope: root })
      .then(async (registration) => {
        this.#follow(registration);
        await activation(registration);
        if (!isOurs()) await takenIn(registration);
        await this.#lookInto(root, registration);
      })
      .catch(() => (this.state = 'unavailable'));
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Lets the waiting copy take over, and shows it once it has. */
  accept(): void {
    const waiting = this.#registration?.waiting;
    // A tab from before the first worker holds no copy back: the newer one has taken over by
    // itself.
    if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  }

  /** Puts the newer copy off. It stays waiting and is offered again on the next visit. */
  putOff(): void {
    this.updateWaits = false;
  }

  /**
   * Whether the copy is there. A worker that has lost it, since somebody emptied the store, goes on
   * by the network without a word. The copy comes whole or not at all, so that its first page
   * tells.
   */
  async #lookInto(root: string, registration: ServiceWorkerRegistration): Promise<void> {
    const store = { cacheName: `workbox-precache-v2-${root}`, ignoreSearch: true };
    const home = await caches.match(root, store).catch(() => null);
    this.state = home ? 'ready' : 'unavailable';
    // The next visit then fetches everything anew, as a first one does.
    if (home === undefined) await registration.unregister();
  }

  #catchUp(): void {
    if (this.#outdated && !this.#playing) location.reload();
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const offer = () => (this.updateWaits = !!registration.waiting && !!registration.active);
    offer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer();
      });
    });
  }

  #look(): void {
    if (document.visibilityState !== 'visible') return;
    // Without a network the check fails, which is no news to anybody.
    this.#registration?.update().catch(() => undefined);
  }
}

/** How long a worker may take to answer; ms. One of an older version never does. */
const NO_ANSWER = 3000;

/**
 * Waits until the worker has the page in its care. Where somebody has reloaded it past the worker,
 * as with the shift key held, it asks to be taken in: else it would say that all is kept, and still
 * ask the host for it.
 */
function takenIn({ active }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, NO_ANSWER);
    active?.postMessage({ type: 'TAKE_IN' });
  });
}

/**
 * Waits until a copy is at work. Not by `serviceWorker.ready`: below a folder that speaks of the
 * copy at the top of the host as well. Fails where the first copy cannot be had.
 */
function activation({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const first = installing ?? waiting;
  if (active || !first) return Promise.resolve();
  return new Promise((resolve, reject) => {
    first.addEventListener('statechange', () => {
      if (first.state === 'activated') resolve();
      else if (first.state === 'redundant') reject(new Error('The copy could not be fetched'));
    });
  });
}
