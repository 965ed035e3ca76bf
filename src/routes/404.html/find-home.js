/**
 * Wears the colours and speaks the language that were chosen in the app, else the visitor's
 * language, where the page has it, leads its links to the app, and fetches its type from there. The
 * page may stand for any address below the app, at any depth: the nearest folder above that has the
 * app's manifest is home.
 */
(async () => {
  const theme = kept('theme');
  if (['day', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;

  const told = [...document.querySelectorAll('section')];
  const spoken = [kept('language'), ...navigator.languages]
    .map((tag) => told.find(({ lang }) => lang === tag.toLowerCase().split('-')[0]))
    .find((section) => section);
  const left = spoken ?? told[0];
  told.forEach((each) => each === left || each.remove());

  /**
   * As light.ts and i18n/remembered.ts keep it.
   *
   * @param {'theme' | 'language'} what
   * @returns {string}
   */
  function kept(what) {
    try {
      return localStorage.getItem(`fireside.${what}`) ?? '';
    } catch {
      // Blocked storage throws on the mere mention of it.
      return '';
    }
  }

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
      if (answer?.ok) dress(folder);
      return;
    }
  }

  /**
   * Without its type the page says the same.
   *
   * @param {URL} home
   */
  function dress(home) {
    const [display, text, bold] = document.body.dataset.fonts?.split(' ') ?? [];
    const faces = [
      new FontFace('Alegreya', `url(${home}${display})`, { weight: '400 900' }),
      new FontFace('Alegreya Sans', `url(${home}${text})`, { weight: '400' }),
      new FontFace('Alegreya Sans', `url(${home}${bold})`, { weight: '700' }),
    ];
    faces.forEach((face) =>
      face.load().then(
        () => document.fonts.add(face),
        () => {},
      ),
    );
  }
})();
