type Hold = (lock: null) => Promise<void>;
type How = { readonly steal?: boolean; readonly signal?: AbortSignal };

/** The locks of one browser, for any number of pages. */
export class FakeLocks {
  readonly #holders = new Map<string, (reason: Error) => void>();
  readonly #waiting: (() => unknown)[] = [];

  request(name: string, { steal = false, signal }: How, hold: Hold): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DOMException('given up', 'AbortError'));
      const grant = () => {
        signal?.removeEventListener('abort', giveUp);
        this.#holders.set(name, reject);
        void hold(null).then(() => {
          if (this.#holders.get(name) === reject) this.#holders.delete(name);
          resolve();
          this.#waiting.splice(0).forEach((next) => next());
        });
      };
      const tryIt = () => (this.#holders.has(name) ? this.#waiting.push(tryIt) : grant());
      signal?.addEventListener('abort', giveUp);
      if (!steal) return void tryIt();
      this.#holders.get(name)?.(new DOMException('stolen', 'AbortError'));
      grant();
    });
  }
}
