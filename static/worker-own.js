// What the worker does besides Workbox, which keeps the files. Imported by sw.js.

const { scope } = registration;
/** Where this copy of the app is kept, as Workbox names it: as long as anybody has it installed, for ever. */
const cacheName = `workbox-precache-v2-${scope}`;

// What never changes under its address comes straight out of the store, where the browser can do that:
// no page then waits for the worker to pass it on.
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

/**
 * Deletes stores an earlier Workbox has left behind. Workbox's own clean-up looks for names that contain
 * the scope, and so the copy at `/` would delete the one at `/x/`.
 */
async function tidy() {
  const names = await caches.keys();
  const outdated = names.filter(
    (name) => name.includes('-precache-') && name.endsWith(`-${scope}`) && name !== cacheName,
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => event.waitUntil(tidy()));
