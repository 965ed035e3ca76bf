/**
 * Gives custom properties of styles short names: the build says theirs some thousand times. They
 * are renamed in what is compiled, styles and scripts alike, so that a file whose names change is
 * another file. What a script calls a property by is a whole name in quotes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { propertyNameAt } from './short-names.mjs';

const NAME = '--[a-z][\\w-]*';
const SOURCE = /\.(?:css|svelte|ts)$/;
/** What is given to browsers as it is. */
const AS_IT_IS = /\.(?:svg|html|js)$/;
const STYLES = /\.css$/;
const STYLE = /(<style.*?<\/style>)/s;
/** A name in a style: declared, or asked for. */
const ANY = new RegExp(`(?<![\\w-])${NAME}`, 'g');
/** A name that nothing but a style could mean: `--at` alone may count down. */
const SAID = new RegExp(`(?<=['"\`]|\\bstyle:|var\\()${NAME}(?=['"\`=,) ])`, 'g');
/** A name that is put together would be missed. */
const COMPOSED = new RegExp(`['"\`]${NAME}\\$\\{`);

/** A source with the names in its styles, and those its scripts say, by `rename`. */
export function renamed(file: string, source: string, rename: (name: string) => string): string {
  if (STYLES.test(file)) return source.replace(ANY, rename);
  return (
    source
      .split(STYLE)
      // Styles stand at every second place.
      .map((part, at) => part.replace(at % 2 === 1 ? ANY : SAID, rename))
      .join('')
  );
}

/**
 * Short names for all there are in these sources, the most frequent ones first. What a file that is
 * not compiled says, such as a drawing, is called so everywhere.
 */
export function shortNames(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const kept = new Set<string>();
  for (const [file, source] of sources) {
    if (AS_IT_IS.test(file)) {
      for (const [name] of source.matchAll(ANY)) kept.add(name);
      continue;
    }
    if (COMPOSED.test(source)) throw new Error(`${file} puts the name of a property together`);
    renamed(file, source, (name) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return name;
    });
  }
  const names = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(names.map(([name], at) => [name, kept.has(name) ? name : propertyNameAt(at)]));
}

/** What there is in a folder, by its path. */
function sourcesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .filter((path) => [SOURCE, AS_IT_IS].some((kind) => kind.test(path)))
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

/** Renames them in all that is compiled of `folder`. */
export function shortProperties(folder: string): Plugin {
  const names = shortNames(sourcesIn(folder));
  return {
    name: 'short-properties',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // With a query it has been compiled, or is wanted as it is.
      if (!id.startsWith(folder) || id.includes('?') || !SOURCE.test(id)) return null;
      return { code: renamed(id, code, (name) => names.get(name) ?? name), map: null };
    },
  };
}
