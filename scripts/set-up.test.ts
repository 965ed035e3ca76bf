import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInputs, root } from './set-up.mjs';

it.each(['vite.config.ts', 'svelte.config.js'])(
  'whatever %s builds with is looked at before a build is taken for the one of these sources',
  (config) => {
    const text = readFileSync(join(root, config), 'utf8');
    const imported = [...text.matchAll(/from '\.\/(.+?)'/g)].map(([, file]) => file!);
    const known = (file: string) =>
      buildInputs.some((input) => file === input || file.startsWith(`${input}/`));
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !known(file))).toEqual([]);
  },
);
