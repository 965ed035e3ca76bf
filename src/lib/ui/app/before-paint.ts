/**
 * Keeps something for the next visit, where `app.html` reads it before the page is painted: the
 * database answers too late for that. No more than a hint: where the browser keeps nothing, the
 * page shows for a moment as it is for everybody, and nothing worse.
 */
export function keepForNextVisit(what: 'returning' | 'theme', value: string): void {
  try {
    localStorage.setItem(`fireside.${what}`, value);
  } catch {
    // As above.
  }
}
