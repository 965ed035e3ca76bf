import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { hashOfSources } from './scripts/set-up.mjs';
import { styleNameAt } from './scripts/short-names.mjs';

/**
 * The one script of our own that stands in every page, by its hash: to fetch it would hold up
 * everything behind it.
 */
function ownScript() {
  const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
  const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  if (script === undefined) throw new Error('src/app.html has no script of its own any more');
  return /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);
}

/** Every component in order, so that those which end up in one file have names alike. */
const components = readdirSync(new URL('src', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.svelte'))
  .sort();

/**
 * What the styles of a component go by: a capital and a letter, by its place among all. The build
 * says them a few thousand times, and the usual hash would cost four kilobytes more. No class of
 * ours begins with a capital. One that is new while the server for developers runs has its hash
 * until then.
 *
 * @param {{ hash: (text: string) => string, filename: string }} component
 */
const styleName = ({ hash, filename }) =>
  styleNameAt(components.indexOf(filename)) ?? `S${hash(filename)}`;

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    runes: true,
    cssHash: styleName,
    // One request and one chunk less; nobody reads the version from the page.
    discloseVersion: false,
  },
  kit: {
    // Every route is prerendered, so a page that cannot be is an error, not a fallback.
    // Beside each file lie compressed ones, for hosts that look for them.
    adapter: adapter({ pages: 'build', assets: 'build', strict: true, precompress: true }),
    // Relative addresses let one build serve at `/` and under any sub-path.
    paths: { relative: true },
    // The time of building, as it is otherwise, would give every file another name each time: who
    // has the app kept would be asked to load anew what is the same.
    version: { name: hashOfSources().slice(0, 12) },
    // The worker comes from vite-plugin-pwa and is registered by the page itself.
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self', ownScript()],
        'style-src': ['self'],
        // Kit's own announcer of page changes hides itself by a style attribute; its hash, nobody
        // else's.
        'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self', 'data:'],
        'object-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['none'],
      },
    },
    typescript: {
      config(config) {
        config.include.push(
          '../*.js',
          '../scripts/**/*.ts',
          '../scripts/**/*.mjs',
          '../tests/**/*.mjs',
        );
      },
    },
  },
};
