// What the worker does besides Workbox, which keeps the files. Imported by sw.js.

const { scope } = registration;
/**
 * Where this copy of the app is kept, as Workbox names it: as long as anybody has it installed, for
 * ever.
 */
const cacheName = `workbox-precache-v2-${scope}`;

// What never changes under its address comes straight out of the store, where the browser can do
// that: no page then waits for the worker to pass it on.
addEventListener('install', (event) => {
  event.addRoutes?.([
    {
      condition: {
        urlPattern: new URLPattern({ pathname: new URL('_app/immutable/*', scope).pathname }),
      },
      source: { cacheName },
    },
  ]);
});

// The very first worker takes the tabs in its care that are open already: they say that all is
// kept, and would still ask the host for it. A later one leaves them be: they are of an older
// version.
let isFirst = false;
addEventListener('install', () => (isFirst = !registration.active));
addEventListener('activate', (event) => isFirst && event.waitUntil(clients.claim()));

// Nor does a page have a worker that was reloaded past it, as with the shift key held: it asks.
addEventListener('message', ({ data }) => {
  if (data?.type === 'TAKE_IN') clients.claim();
});

/**
 * Deletes stores an earlier Workbox has left behind. Workbox's own clean-up looks for names that
 * contain the scope, and so the copy at `/` would delete the one at `/x/`.
 */
async function tidy() {
  const names = await caches.keys();
  const outdated = names.filter(
    (name) => name.includes('-precache-') && name.endsWith(`-${scope}`) && name !== cacheName,
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => event.waitUntil(tidy()));

/**
 * What is kept under an address, whatever its query. While two versions are kept, the older comes
 * first, and is the one in use.
 */
const kept = (path) => caches.match(path, { cacheName, ignoreSearch: true });

/**
 * A page that is kept comes out of the store, under any of its addresses. Its own addresses are
 * relative, so it can stand under one only, and the others lead there. Anything else is asked of
 * the host; where nobody answers, the way leads home.
 */
async function pageAt(request) {
  const { pathname, search } = new URL(request.url);
  const page = await kept(pathname);
  if (page) return page;
  const folder = pathname.replace(/\/index\.html$/, '/').replace(/[^/]$/, '$&/');
  if (await kept(folder)) return Response.redirect(folder + search);
  return fetch(request).catch(() =>
    request.url === scope ? Response.error() : Response.redirect(scope),
  );
}

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageAt(event.request));
});
