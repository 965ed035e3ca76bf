import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUTS, lean, needs } from './lean-kit.ts';

const packages = new URL('../node_modules/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, packages), 'utf8');
const files = Object.keys(CUTS);

describe('a lean Kit', () => {
  it.each(files)('has a shorter %s, which says no more what was cut', (file) => {
    const left = lean(file, textOf(file));
    expect(left.length).toBeLessThan(textOf(file).length);
    for (const { from } of CUTS[file]!) expect(left).not.toContain(from);
  });

  it.each(files)('is refused where %s is no more as it was', (file) => {
    const text = textOf(file);
    for (const { from, until, because } of CUTS[file]!) {
      const refusalOf = (changed: string) => {
        expect(() => lean(file, changed)).toThrow(`because ${because}`);
        expect(() => lean(file, changed)).toThrow(file);
        return expect(() => lean(file, changed));
      };
      // Where one piece ends with what the next begins with, the first is told of.
      refusalOf(text.replace(from, () => 'something else')).toThrow('has changed: no more in it');
      refusalOf(`${text}${from}`).toThrow(`more than once in it is ${JSON.stringify(from)}`);
      if (until === undefined) continue;
      const start = text.indexOf(from);
      const endless = text.slice(0, start) + text.slice(start).replaceAll(until, '');
      refusalOf(endless).toThrow(`no more in it is ${JSON.stringify(until)}`);
    }
  });
});

describe('what the app must not have', () => {
  it.each([
    ['/routes/+page.ts', "export const load: PageLoad = async ({ fetch }) => fetch('a.json');"],
    ['/routes/+page.svelte', '<script module>export const snapshot = {};</script>'],
    ['/routes/+page.svelte', '<a href="./new/" data-sveltekit-preload-code="hover">New</a>'],
    ['/routes/+page.svelte', '<form method="get"><button>Find</button></form>'],
    ['/lib/ui/Bar.svelte', '<i style="width: {wide}%" style:color={ink}></i>'],
    ['/routes/[game]/+page.svelte', ''],
    ['/routes/(app)/+page.svelte', ''],
    ['/routes/play/+layout.svelte', ''],
    ['/routes/+page.server.ts', ''],
    ['/lib/games.remote.ts', ''],
    ['/hooks.ts', ''],
  ])('is found in %s: %s', (file, text) => {
    expect(needs(file, text)).not.toBeNull();
  });

  it.each([
    ['/routes/+page.ts', 'export const load: PageLoad = async ({ depends }) => {'],
    ['/routes/play/+page.svelte', '<form class="setup" {onsubmit}></form>'],
    ['/lib/ui/app/InstallHelp.svelte', '<form method="dialog"></form>'],
    ['/lib/ui/Bar.svelte', '<style>i{}</style><i style:color={ink}></i><Bar {...held} />'],
    ['/routes/+layout.ts', 'export const prerender = true;'],
    ['/hooks.server.ts', ''],
  ])('is not %s: %s', (file, text) => {
    expect(needs(file, text)).toBeNull();
  });
});
