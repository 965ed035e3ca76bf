/** Collects the licences of everything that is bundled, while it is bundled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licenceTexts, type LicensedFile } from './licence-texts.ts';

/** How packages call the file their licence is in. */
const LICENCE_FILE = /^licen[cs]e(?:\.md|\.txt)?$/i;
/** What a bundler writes into the bundle itself, by the packages it comes from. */
const OWN_MODULES: readonly [prefix: string, name: string][] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];

interface Places {
  /** The project's folder, whose own licence comes first. */
  readonly root: string;
  /** The file of the bundle that gets the texts, as JSON: `LicenceText[]`. */
  readonly to: string;
  /** What gets into the app elsewhere, as into its worker: names of packages. */
  readonly also: readonly string[];
}

/**
 * Writes down the licences of the app, of every package that has left something in the bundle, and
 * of `also`.
 */
export function licences({ root, to, also }: Places): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === 'asset'
          ? file.originalFileNames
          : Object.entries(file.modules)
              .filter(([, { renderedLength }]) => renderedLength > 0)
              .map(([id]) => id),
      );
      const names = new Set([...sources.map(packageOf).filter((name) => name !== null), ...also]);
      const sorted = [...names].sort();
      const files = sorted.map((name) => licenceIn(join(root, 'node_modules', name)));
      const source = JSON.stringify(licenceTexts([licenceIn(root), ...files]));
      this.emitFile({ type: 'asset', fileName: to, source });
    },
  };
}

/** The package a module or file comes from, null for one of our own. */
function packageOf(source: string): string | null {
  const [, own] = OWN_MODULES.find(([prefix]) => source.startsWith(prefix)) ?? [];
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  return own ?? name ?? null;
}

/** @throws where a folder has no licence: nobody may then pass it on */
function licenceIn(folder: string): LicensedFile {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  if (!file || !license) throw new Error(`${name} is bundled and has no licence`);
  // Vite's own file goes on with those of all it has swallowed, none of which gets into an app.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled');
  return { name, version, licence: license, text };
}
