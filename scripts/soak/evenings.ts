import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type ViteDevServer } from 'vite';
import type { PlayedTypes } from '../../src/lib/games/contract/bot.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import type { Evenings, lookAtEvening } from '../../src/lib/session/testing/evenings.ts';
import { countsIn, metIn, never, type Soak } from './trials.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KIT = `${ROOT}node_modules/@sveltejs/kit/svelte-kit.js`;

/** The settings of TypeScript name a file that Kit writes, and Vite reads them. */
function ensureSynced(): void {
  if (!existsSync(`${ROOT}.svelte-kit/tsconfig.json`))
    execFileSync(process.execPath, [KIT, 'sync'], { cwd: ROOT });
}

/** What people may do in each game, as its own tests tell it. */
interface Loaded {
  readonly lookAtEvening: typeof lookAtEvening;
  readonly evenings: readonly Evenings<PlayedTypes>[];
}

/** What must have been shown in every game. */
const DUE = ['a hand', 'trouble', 'an undo asked for', 'a computer player storing'];

/**
 * Whole games over a journal in memory, in which people do what they like, storage fails, and
 * pages die: each game in turn, with seeds in a row.
 */
export function eveningsSoak(): Soak {
  let server: ViteDevServer | null = null;
  let loaded: Loaded | null = null;
  return {
    name: 'evenings',
    unit: 'games',
    usual: 1_000 * GAMES.length,
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
      loaded = await load(server);
    },
    async trial(seed) {
      if (!loaded) throw new Error('the soak is not open');
      const at = seed % GAMES.length;
      const { title } = GAMES[at]!;
      const own = Math.floor(seed / GAMES.length);
      const { wrong, shown } = await loaded.lookAtEvening(loaded.evenings[at]!, own);
      return {
        wrong: wrong === null ? null : `${title}, seed ${seed}: ${wrong}`,
        counts: countsIn(title, 'games', shown),
      };
    },
    judge: never(GAMES.flatMap(({ title }) => DUE.map((what) => metIn(title, what)))),
    close: async () => server?.close(),
  };
}

async function load(server: ViteDevServer): Promise<Loaded> {
  const { lookAtEvening } = (await server.ssrLoadModule(
    '/src/lib/session/testing/evenings.ts',
  )) as Pick<Loaded, 'lookAtEvening'>;
  const evenings = await Promise.all(
    GAMES.map(async ({ id }) => {
      const found = await server.ssrLoadModule(`/tests/${id}/session/testing/evenings.ts`);
      return (found as { readonly evenings: Evenings<PlayedTypes> }).evenings;
    }),
  );
  return { lookAtEvening, evenings };
}
