// Runs before the first paint: whoever comes back to saved games is not shown the page for newcomers in between.
try {
  if (localStorage.getItem('fireside.returning')) document.documentElement.dataset.returning = '';
} catch {
  // Blocked storage throws on the mere mention of it, and holds no games either.
}
