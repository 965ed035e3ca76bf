/**
 * Leaves out of SvelteKit's client, and of Svelte, what pages can never run that are all
 * prerendered, have plain addresses and no server: about 6 kB of what everybody has to load first.
 * Every piece is named by its own text: where an update has changed it, the build stops and says
 * so. It stops as well where the app comes to need one of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a file of Kit or Svelte loses. */
export interface Cut {
  /** Why nobody misses it. */
  readonly because: string;
  /** Where it begins: this stands there once. */
  readonly from: string;
  /** What follows it. Without this, `from` alone goes. */
  readonly until?: string;
  /** What stands there instead. */
  readonly by?: string;
}

const QUERIES = 'there are no remote functions to be asked';
const SNAPSHOTS = 'no page keeps a snapshot of itself';
const AHEAD = 'no link is loaded before it is followed';
const LOADING = 'a load function gets `depends` and nothing else';
const STYLES = 'elements have styles by `style:` alone';

/** The cuts, by the file below `node_modules`. */
export const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  '@sveltejs/kit/src/runtime/client/client.js': [
    {
      because: 'taken apart like this, the module brings all of Svelte that nobody uses',
      from: 'const { onMount, tick } = svelte;',
      by: 'const onMount = svelte.onMount, tick = svelte.tick;',
    },
    {
      because: QUERIES,
      from: 'if (__SVELTEKIT_PAYLOAD__.data) {',
      until: '// detect basic auth credentials',
    },
    {
      because: QUERIES,
      from: '/** @type {Map<string, Promise<void>>} */\n\tconst live_query_reconnects',
      until: 'if (include_load_functions) {',
    },
    {
      because: QUERIES,
      from: '// only wait for promises that are connected to queries',
      until: '}\n\nfunction reset_invalidation()',
    },
    {
      because: QUERIES,
      from: '\tquery_keys = new Set();\n',
      until: '}\n\n\t\t\tif (options.invalidate) {',
    },
    {
      because: QUERIES,
      from: 'if (options.invalidateAll) {\n\t\t// TODO the ticks',
      until:
        "}\n\n/** @param {import('./types.js').NavigationIntent} intent */\nasync function _preload",
    },
    {
      because: SNAPSHOTS,
      from: 'if (components.some((c) => c?.snapshot)) {',
      until: '}\n\n/** @param {number} index */\nfunction restore_snapshot',
    },
    {
      because: SNAPSHOTS,
      from: 'snapshots[index]?.forEach((value, i) => {',
      until: '}\n\nfunction persist_state',
    },
    {
      because: AHEAD,
      from: 'if (!navigator.connection?.saveData)',
      until: '/** @param {MouseEvent} event */',
    },
    {
      because: 'no form is sent anywhere',
      from: "container.addEventListener('submit', (event) => {",
      until: "addEventListener('popstate', async (event) => {",
    },
    {
      because: LOADING,
      from: 'tracing: { enabled: false, root: noop_span, current: noop_span },',
      until: 'depends,\n\t\t\tparent() {',
    },
    {
      because: LOADING,
      from: 'parent() {\n\t\t\t\tif (is_tracking) {',
      until: '};\n\n\t\tif (DEV) {\n\t\t\ttry {\n\t\t\t\tlock_fetch',
    },
    {
      because: LOADING,
      from: 'if (uses.parent && parent_changed) return true;',
      until: 'for (const href of uses.dependencies) {',
    },
    {
      because: LOADING,
      from: 'const search_params_changed = diff_search_params(current.url, url);',
      by: 'const search_params_changed = new Set();',
    },
    {
      because: 'no hook leads an address elsewhere',
      from: 'const href = url.href;\n\n\tif (reroute_cache.has(href)) {',
      until: '}\n\n/**\n * Resolve the full info',
      by: 'return url;\n',
    },
  ],
  '@sveltejs/kit/src/runtime/client/utils.js': [
    {
      because: AHEAD,
      from: "if (preload_code === null) preload_code = link_option(el, 'preload-code');",
      until: 'if (keepfocus === null)',
    },
    {
      because: AHEAD,
      from: "preload_code: levels[preload_code ?? 'off'],",
      until: 'keepfocus: get_option_state(keepfocus),',
    },
  ],
  '@sveltejs/kit/src/runtime/client/state.svelte.js': [
    {
      because: 'this is no old Svelte',
      from: "onMount.toString().includes('$$') ||",
      until: "const placeholder_url = 'a:';",
      by: 'false;\n',
    },
  ],
  'svelte/src/internal/shared/attributes.js': [
    {
      because: STYLES,
      from: 'if (value) {\n\t\t\t// strip comments',
      until: 'if (normal_styles) {\n\t\t\tnew_style += append_styles',
    },
  ],
  'svelte/src/utils.js': [
    {
      because: 'nothing but its compiler asks for the list',
      from: '\t...DOM_BOOLEAN_ATTRIBUTES,\n',
    },
  ],
};

/** Files of Kit that are others here, with what is used of them. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Addresses without parameters are themselves.
  '@sveltejs/kit/src/runtime/client/parse.js': `
    const bare = (path) => path.replace(/\\/$/, '');
    export const parse = ({ nodes, dictionary }) =>
      Object.entries(dictionary).map(([id, [leaf]]) => ({
        id,
        exec: (path) => (bare(path) === bare(id) ? {} : undefined),
        errors: [nodes[1]],
        layouts: [[false, nodes[0]]],
        leaf: [false, nodes[leaf]],
      }));
    export const parse_server_route = undefined;
  `,
  '@sveltejs/kit/src/utils/routing.js': 'export const resolve_route = (id) => id;',
  // No load function fetches, so no answers lie in the pages.
  '@sveltejs/kit/src/runtime/client/fetcher.js': ['initial', 'subsequent', 'dev', 'lock', 'unlock']
    .map((name) => `export const ${name}_fetch = undefined;`)
    .join('\n'),
};

/** What the app must not have, as it would need what is left out: files, and texts in them. */
const NEEDING: readonly [because: string, file: RegExp, text?: RegExp][] = [
  [QUERIES, /\.remote\.[jt]s$/],
  [SNAPSHOTS, /\+(?:page|layout)\.svelte$/, /\bexport const snapshot\b/],
  [AHEAD, /\.(?:svelte|html)$/, /data-sveltekit-preload/],
  ['no form is sent anywhere', /\.svelte$/, /<form(?![^>]*(?:\sonsubmit=|\{onsubmit\}|"dialog"))/],
  [STYLES, /\.svelte$/, /\sstyle=|\{style\}/],
  [LOADING, /\+(?:page|layout)\.ts$/, /\bload\b[^=]*=(?! async \(\{ depends \}\) =>)/],
  ['there is no server', /\+(?:page|layout)\.server\.[jt]s$/],
  ['no hook leads an address elsewhere', /\/hooks\.(?:client\.)?[jt]s$/],
  [
    'addresses have no parameters, and one layout',
    /\/routes\/.*(?:[[(@]|\/.*\+(?:layout|error)\.)/,
  ],
];

/** Why a file of the app needs what is left out, or null. */
export function needs(file: string, text: string): string | null {
  const found = NEEDING.find(([, name, what]) => name.test(file) && (!what || what.test(text)));
  return found?.[0] ?? null;
}

/**
 * A file of Kit or Svelte without what it loses.
 *
 * @throws where it has changed
 */
export function lean(file: string, text: string): string {
  return CUTS[file]!.reduce((left, { because, from, until, by = '' }) => {
    const start = left.indexOf(from);
    const end = until === undefined ? start + from.length : left.indexOf(until, start);
    const missing = start < 0 ? from : end < start ? until : null;
    if (missing !== null || left.includes(from, start + 1))
      throw new Error(
        `${file} has changed: ${missing === null ? 'more than once' : 'no more'} in it is ` +
          `${JSON.stringify(missing ?? from)}. scripts/lean-kit.ts leaves out what begins with ` +
          `${JSON.stringify(from)}, because ${because}: look whether that still holds`,
      );
    return left.slice(0, start) + by + left.slice(end);
  }, text);
}

/** Leaves out of SvelteKit and Svelte what the app in `sources` can never run. */
export function leanKit(sources: string): Plugin {
  const untouched = new Set([...Object.keys(CUTS), ...Object.keys(INSTEAD)]);
  return {
    name: 'lean-kit',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      // Checks that Kit makes for developers use what is left out. Looked at here, because `sync`
      // reads the configuration, too, and builds nothing.
      if (!this.environment.config.isProduction)
        this.error('The app is built with NODE_ENV=production, or without it');
      for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !/\.(?:svelte|html|[jt]s)$/.test(path)) continue;
        const because = needs(path.slice(sources.length), readFileSync(path, 'utf8'));
        if (because) this.error(`${path} needs what scripts/lean-kit.ts drops as “${because}”`);
      }
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      const [, file] = /\/node_modules\/((?:@sveltejs\/kit|svelte)\/src\/[^?]+)$/.exec(id) ?? [];
      if (file === undefined || !(file in CUTS || file in INSTEAD)) return null;
      untouched.delete(file);
      const left = INSTEAD[file] ?? lean(file, code);
      // Addresses have their page in front of the `#`.
      return { code: left.replaceAll(/\bapp\.hash\b/g, 'false'), map: null };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && untouched.size > 0)
        this.error(`The app does without ${[...untouched].join(', ')}: look at lean-kit.ts`);
    },
  };
}
