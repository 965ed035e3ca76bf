/**
 * `npm start`: installs and builds what is missing, then serves the built app on this device only.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  checkNode,
  ensureBuilt,
  ensureInstalled,
  root,
  SetUpError,
  withSetUpErrors,
} from './set-up.mjs';

const host = '127.0.0.1';
const usualPort = 4173;

/** The port to serve on: the usual one, unless the environment names another. */
function chosenPort() {
  const named = process.env['PORT'];
  if (!named) return usualPort;
  const port = Number(named);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new SetUpError(`PORT is "${named}": give a number from 1 to 65535, or leave it out.`);
}

/** Why a port cannot be listened on, and what to do about it. */
function problemWith(
  /** @type {number} */ port,
  /** @type {NodeJS.ErrnoException} */ { code, message },
) {
  const other = `run "PORT=${usualPort + 1} npm start"`;
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or ${other}.`;
    case 'EACCES':
      return `Port ${port} is not yours to use: take one above 1023, for example ${other}.`;
    default:
      return `Port ${port} cannot be used (${message}): ${other}.`;
  }
}

/** @returns {Promise<void>} once it is sure that nobody listens there */
function checkFree(/** @type {number} */ port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(new SetUpError(problemWith(port, error))),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Serves build/ until it is told to stop. */
async function serve(/** @type {number} */ port) {
  // Needs a package, which only now is sure to be there.
  const { appServer } = await import('./serve.mjs');
  appServer(join(root, 'build')).listen(port, host, () =>
    console.log(`Fireside is ready at http://${host}:${port}/ (Ctrl+C stops it).`),
  );
}

await withSetUpErrors(async () => {
  checkNode();
  const port = chosenPort();
  await checkFree(port);
  ensureInstalled();
  ensureBuilt();
  await serve(port);
});
