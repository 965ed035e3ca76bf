const key = 'fireside.returning';

/**
 * Keeps whether there are saved games for the next visit, where `app.html` reads it before the page
 * is painted: the database answers too late for that. No more than a hint.
 */
export function rememberReturning(returning: boolean): void {
  document.documentElement.toggleAttribute('data-returning', returning);
  try {
    if (returning) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without it the page for newcomers shows for a moment, and nothing worse.
  }
}
