/** Serves the built app as a good host does. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** What is below here never changes under its address. */
const lasting = /^\/_app\/immutable\//;

/**
 * A server for the files of a folder, not listening yet: what is compressed there already is sent
 * so, what never changes may be kept for a year, and everything else is asked for again each time.
 *
 * @param {string} folder as `vite build` writes it
 */
export function appServer(folder) {
  const missing = join(folder, '404.html');
  return createServer(
    sirv(folder, {
      etag: true,
      gzip: true,
      brotli: true,
      setHeaders: (response, path) =>
        response.setHeader(
          'cache-control',
          lasting.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
      onNoMatch: (_request, response) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        createReadStream(missing).pipe(response);
      },
    }),
  );
}
