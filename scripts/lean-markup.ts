import type { Plugin } from 'vite';

/** Markup that is compiled into a component, as Svelte hands it to the parser. */
const MARKUP = /(?<=\$\.from_(?:html|svg)\(`)(?:[^`\\]|\\.)*(?=`)/g;
/** Ends at the end: the parser closes there whatever is open. */
const ENDS = /(?:<\/[\w-]+>)+$/;
/** In drawings, and there alone, an element can close itself. */
const DRAWN = /><\/(?:circle|ellipse|line|path|polygon|rect|use)>/g;

/** A compiled component whose markup says no end that the parser finds by itself. */
export const leanMarkup = (code: string): string =>
  code.replace(MARKUP, (markup) => markup.replace(DRAWN, '/>').replace(ENDS, ''));

/** Makes what components bring along smaller: their elements are the same. */
export function withLeanMarkup(): Plugin {
  return {
    name: 'lean-markup',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.svelte$/ },
      // Nobody maps the styles and scripts that are published back to their sources.
      handler: (code) => ({ code: leanMarkup(code), map: null }),
    },
  };
}
