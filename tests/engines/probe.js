/**
 * Runs in every page first: keeps what goes wrong there, because not every engine tells; and where
 * the session says `slow`, no list is read to its end. A plain script.
 */
(() => {
  const KEY = 'probe';
  const kept = () => /** @type {string[]} */ (JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  /** What is still being loaded when a page is left is refused to it: no fault of the page's. */
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  const keep = (/** @type {unknown} */ what) => {
    if (!leaving) sessionStorage.setItem(KEY, JSON.stringify([...kept(), String(what)]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(`refused: ${blockedURI}`));
  const { error } = console;
  console.error = (...said) => {
    keep(said.join(' '));
    error(...said);
  };
  const { getAll } = IDBObjectStore.prototype;
  if (sessionStorage.getItem('slow'))
    IDBObjectStore.prototype.getAll = function (
      /** @type {IDBValidKey} */ query,
      /** @type {number} */ count,
    ) {
      const again = () => {
        try {
          this.get('').onsuccess = again;
        } catch {
          // The transaction has ended.
        }
      };
      again();
      return getAll.call(this, query, count);
    };
  globalThis.probe = { errors: kept };
})();
