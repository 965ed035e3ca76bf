// For the worker. What never changes under its address comes straight out of the worker's store, where
// the browser can do that: no page then waits for the worker to pass it on.
addEventListener('install', (event) => {
  event.addRoutes?.([
    {
      condition: {
        urlPattern: new URLPattern({
          pathname: new URL('_app/immutable/*', registration.scope).pathname,
        }),
      },
      // As Workbox names it.
      source: { cacheName: `workbox-precache-v2-${registration.scope}` },
    },
  ]);
});
