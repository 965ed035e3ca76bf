import { Workbox } from 'workbox-window';
import type { OfflineState } from '$lib/ui/app/offline-state.ts';

/** The copy of the app that the service worker keeps, as the page sees it. */
export class OfflineCopy {
  state = $state<OfflineState>('preparing');
  /** A newer copy waits for the player's word. */
  updateWaits = $state(false);
  #worker: Workbox | undefined;

  /**
   * Registers the worker and follows it. Asks for updates whenever the app comes back into sight.
   *
   * @param root where the app is served, ending in "/"; the worker's scope
   */
  start(root: string): void {
    if (!('serviceWorker' in navigator)) {
      this.state = 'unavailable';
      return;
    }
    const worker = new Workbox(`${root}sw.js`);
    this.#worker = worker;
    worker.addEventListener('waiting', () => (this.updateWaits = true));
    // Another tab may have accepted: this one must not go on with files that are gone.
    worker.addEventListener('controlling', ({ isUpdate }) => isUpdate && location.reload());
    navigator.serviceWorker.ready.then(() => (this.state = 'ready'));
    worker.register().catch(() => (this.state = 'unavailable'));
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Lets the waiting copy take over; the page reloads once it has. */
  accept(): void {
    this.#worker?.messageSkipWaiting();
  }

  /** Puts the newer copy off. It stays waiting and is offered again on the next visit. */
  putOff(): void {
    this.updateWaits = false;
  }

  #look(): void {
    if (document.visibilityState !== 'visible') return;
    // Without a network the check fails, which is no news to anybody.
    this.#worker?.update().catch(() => undefined);
  }
}
