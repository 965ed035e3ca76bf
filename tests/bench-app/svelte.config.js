import adapter from '@sveltejs/adapter-static';

/** As the product's, but for what only the product needs. @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true, discloseVersion: false },
  kit: {
    adapter: adapter({ pages: 'build', assets: 'build', strict: true }),
    paths: { relative: true },
    serviceWorker: { register: false },
  },
};
