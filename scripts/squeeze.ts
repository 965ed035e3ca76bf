import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Makes the scripts of the app smaller once more, after Vite has: the two see different things, and
 * terser alone, over what was written, gives more than terser after it. Names of files stay: what
 * the code does is the same.
 */
export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
          });
          if (code !== undefined && code.length < chunk.code.length) chunk.code = code;
        }
      },
    },
  };
}
