import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { ordered } from './style-order.ts';

/** Declarations, and in them what has to stay as it is. */
const BLOCK = /\{[^{}]*\}/g;
const LITERAL = /("(?:[^"\\]|\\.)*"|url\([^)]*\))/;

/** What Vite's minifier lets `light-dark()` ask for. */
const SCHEMES = /--lightningcss-(?:light|dark):[^;}]*;?/g;

/**
 * Styles without the spaces that Vite's minifier leaves in values, and without what would serve
 * `light-dark()`, which no style says; the declarations of each rule in the order that packs well.
 *
 * @throws where one does
 */
export function tightened(styles: string): string {
  if (styles.includes('var(--lightningcss')) throw new Error('squeeze.ts drops light-dark()');
  return styles.replace(SCHEMES, '').replace(BLOCK, (block) => {
    const values = block
      .split(LITERAL)
      // Literals stand at every second place.
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part
              .replace(/, /g, ',')
              .replace(/ ([*/]) /g, '$1')
              // It gives lines of drawings a unit that they need not have.
              .replace(/(stroke-width:[\d.]+)px/g, '$1'),
      )
      .join('');
    return `{${ordered(values.slice(1, -1))}}`;
  });
}

/** How many bytes of it travel. */
const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** Of two scripts that do the same, the one of which fewer bytes travel: it may be the longer. */
export const lighter = (one: string, other: string): string =>
  gzipped(other) < gzipped(one) ? other : one;

/** What terser may do to a script. */
const COMPRESS = {
  passes: 6,
  // Nothing asks a function how many arguments it takes.
  keep_fargs: false,
  unsafe_arrows: true,
  unsafe_methods: true,
  // A constant in front is no shorter, and what was the same in two places is no longer.
  lhs_constants: false,
};

/**
 * Makes scripts and styles of the app smaller once more, after Vite has: of scripts, terser and
 * Vite's minifier see different things, and terser alone, over what was written, gives more than
 * terser after it. Names of files stay: what the code does is the same.
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
          if (chunk.type === 'asset') {
            if (chunk.fileName.endsWith('.css')) chunk.source = tightened(String(chunk.source));
            continue;
          }
          // On a slow machine all of them take minutes: who says nothing for so long looks hung.
          this.environment.logger.info(`squeezing ${chunk.fileName} …`);
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: COMPRESS,
          });
          if (code !== undefined) chunk.code = lighter(chunk.code, code);
        }
      },
    },
  };
}
