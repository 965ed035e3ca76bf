import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';

/** Bundled and kept offline like the product, so that what differs is the product's own doing. */
export default defineConfig({
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: /node_modules\/(?:svelte|@sveltejs)\// }],
        },
      },
    },
  },
  plugins: [
    sveltekit(),
    SvelteKitPWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: { name: 'Empty', start_url: './', scope: './', display: 'standalone' },
      kit: { base: './', trailingSlash: 'always' },
      workbox: {
        globPatterns: ['client/**/*.{js,css,webmanifest}', 'prerendered/**/*.{html,json}'],
        globIgnores: ['server/**'],
        navigateFallback: null,
      },
    }),
  ],
});
