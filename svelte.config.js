import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    runes: true,
    // One request and one chunk less; nobody reads the version from the page.
    discloseVersion: false,
  },
  kit: {
    // Every route is prerendered, so a page that cannot be is an error, not a fallback.
    adapter: adapter({ pages: 'build', assets: 'build', strict: true }),
    // Relative addresses let one build serve at `/` and under any sub-path.
    paths: { relative: true },
    // The worker comes from vite-plugin-pwa and is registered by the page itself.
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self'],
        // Kit's own announcer of page changes hides itself by a style attribute; its hash, nobody else's.
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
