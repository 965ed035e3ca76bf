import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type ViteDevServer } from 'vite';
import type { lookAtEvening } from '../../tests/blaze/session/testing/evenings.ts';
import { never, type Soak } from './trials.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KIT = `${ROOT}node_modules/@sveltejs/kit/svelte-kit.js`;

/** The settings of TypeScript name a file that Kit writes, and Vite reads them. */
function ensureSynced(): void {
  if (!existsSync(`${ROOT}.svelte-kit/tsconfig.json`))
    execFileSync(process.execPath, [KIT, 'sync'], { cwd: ROOT });
}

interface Evenings {
  readonly lookAtEvening: typeof lookAtEvening;
}

/**
 * Whole games over a journal in memory, in which people do what they like, storage fails, and
 * pages die.
 */
export function eveningsSoak(): Soak {
  let server: ViteDevServer | null = null;
  let evenings: Evenings | null = null;
  return {
    name: 'evenings',
    unit: 'games',
    usual: 1_000,
    sources: ['src/lib'],
    async open() {
      ensureSynced();
      // A live game is written with runes, which have to be compiled.
      server = await createServer({
        configFile: false,
        plugins: [svelte()],
        server: { middlewareMode: true, ws: false },
        appType: 'custom',
        logLevel: 'error',
      });
      evenings = (await server.ssrLoadModule(
        '/tests/blaze/session/testing/evenings.ts',
      )) as Evenings;
    },
    async trial(seed) {
      if (!evenings) throw new Error('the soak is not open');
      const { wrong, shown } = await evenings.lookAtEvening(seed);
      return { wrong: wrong === null ? null : `seed ${seed}: ${wrong}`, counts: shown };
    },
    judge: never(['a hand', 'trouble', 'an undo asked for']),
    close: async () => server?.close(),
  };
}
