import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt, root } from '../set-up.mjs';
import { whileServed } from './browsing.ts';
import { buildEmptyApp } from './empty-app.ts';

/** What is measured beside each other. */
export interface Sites {
  /** The home page of the product. */
  readonly product: string;
  /** The page of an empty app of the same stack. */
  readonly empty: string;
}

/**
 * Serves the product and the empty app, both as they are built from the sources, while `work` goes
 * on. What is built goes into `folder`.
 */
export async function withSites<T>(folder: string, work: (sites: Sites) => Promise<T>): Promise<T> {
  ensureBrowser(console.error);
  ensureBuilt(console.error);
  const emptyBuild = await buildEmptyApp(folder);
  return whileServed(join(root, 'build'), (product) =>
    whileServed(emptyBuild, (empty) => work({ product, empty })),
  );
}
