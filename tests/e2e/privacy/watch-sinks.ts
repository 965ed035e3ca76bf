/**
 * Keeps what a page gives away: to the console, the clipboard, a printer, a notification, a voice;
 * runs in the page.
 */
export function watchSinks(): void {
  window.seen = { wrong: [], marks: [], faces: {}, told: [], spoken: [], presses: [], used: [] };
  const tell = (where: string, what: readonly unknown[]) => {
    window.seen.told.push(`${where}: ${what.map((part) => String(part)).join(' ')}`);
  };
  const spy = (where: string, owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return;
    Reflect.set(owner, name, (...what: readonly unknown[]): unknown => {
      tell(where, what);
      return Reflect.apply(original, owner, what);
    });
  };
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'])
    spy('console', console, level);
  if ('clipboard' in navigator)
    for (const write of ['write', 'writeText']) spy('clipboard', navigator.clipboard, write);
  for (const name of ['share', 'vibrate', 'sendBeacon']) spy(name, navigator, name);
  for (const name of ['print', 'alert', 'confirm', 'prompt', 'open', 'postMessage'])
    spy(name, window, name);
  if ('speechSynthesis' in window) spy('voice', speechSynthesis, 'speak');
  for (const name of ['pushState', 'replaceState']) {
    const original: unknown = Reflect.get(history, name);
    if (typeof original !== 'function') continue;
    Reflect.set(history, name, (...what: readonly unknown[]): unknown => {
      tell('history', [name, JSON.stringify(what)]);
      return Reflect.apply(original, history, what);
    });
  }
  const Original = window.Notification as typeof Notification | undefined;
  if (Original)
    window.Notification = class extends Original {
      constructor(title: string, options?: NotificationOptions) {
        tell('notification', [title, JSON.stringify(options)]);
        super(title, options);
      }
    };
}
