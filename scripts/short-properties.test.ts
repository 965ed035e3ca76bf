import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renamed, shortNames, shortProperties } from './short-properties.ts';

const SHEET = 'p { color: var(--ink); --ink: var(--gold, #fff); } .a--b { margin: var(--gold); }';
const COMPONENT = `<script lang="ts">
  let ink = 3;
  const glow = '--gold';
  if (--ink > 0) element.style.setProperty('--ink', glow);
</script>
<p style:--ink={ink} class="a--b"></p>
<style>
  p { width: calc(2 * var(--ink)); }
</style>`;

type Transform = (code: string, id: string) => { readonly code: string } | null;

const sources = new Map([
  ['a.css', SHEET],
  ['B.svelte', COMPONENT],
]);
const names = shortNames(sources);
const short = (file: string) => renamed(file, sources.get(file)!, (name) => names.get(name)!);

describe('short names of properties', () => {
  it('are given to what styles declare and ask for', () => {
    expect(short('a.css')).toBe(
      'p { color: var(--a); --a: var(--b, #fff); } .a--b { margin: var(--b); }',
    );
  });

  it('are given to what scripts and markup say, and to nothing else', () => {
    expect(short('B.svelte')).toBe(`<script lang="ts">
  let ink = 3;
  const glow = '--b';
  if (--ink > 0) element.style.setProperty('--a', glow);
</script>
<p style:--a={ink} class="a--b"></p>
<style>
  p { width: calc(2 * var(--a)); }
</style>`);
  });

  it('are not given to what a drawing says', () => {
    const drawn = new Map([...sources, ['c.svg', '<path fill="var(--ink)"/>']]);
    expect(shortNames(drawn).get('--ink')).toBe('--ink');
    expect(shortNames(drawn).get('--gold')).toBe(names.get('--gold'));
  });

  it('are given once, before anything is compiled', () => {
    const source = fileURLToPath(new URL('../src/', import.meta.url));
    const transform = shortProperties(source).transform as unknown as Transform;
    const read = (id: string) => transform('p { color: var(--linen); }', `${source}${id}`);
    expect(read('base.css')?.code).toMatch(/^p \{ color: var\(--[a-zA-Z]{1,2}\); \}$/);
    expect(read('app/Lost.svelte?svelte&type=style&lang.css')).toBeNull();
    expect(read('tokens.css?raw')).toBeNull();
  });

  it('differ, however many there are', () => {
    const many = Array.from({ length: 2000 }, (_, at) => `--name-${at}: 0;`).join('');
    expect(new Set(shortNames(new Map([['a.css', many]])).values()).size).toBe(2000);
  });

  it('are refused where a script puts one together', () => {
    const composed = new Map([['a.ts', 'const lit = `--sky-${hue}`;']]);
    expect(() => shortNames(composed)).toThrow('a.ts');
  });
});
