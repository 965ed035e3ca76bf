/**
 * Leads the page's links to the app. The page may stand for any address below it, at any depth: the
 * nearest folder above that has the app's manifest is home.
 */
(async () => {
  for (
    let folder = new URL('.', location.href);
    ;
    folder = new URL(folder.pathname.replace(/[^/]+\/$/, ''), folder)
  ) {
    const manifest = new URL('manifest.webmanifest', folder);
    // Where nobody answers, the links lead to the top of the host.
    const answer = await fetch(manifest, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok || folder.pathname === '/') {
      document.querySelectorAll('a').forEach((link) => (link.href = folder.href));
      return;
    }
  }
})();
