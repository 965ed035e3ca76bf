import { readFileSync } from 'node:fs';

const read = (sheet: string) => readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');

/** The colours that a block of tokens sets, by name. */
export const coloursIn = (block: string): [string, string][] =>
  [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]);

const night = coloursIn(read('tokens.css'));
const others = [...read('themes.css').matchAll(/^:root\[data-theme='(\w+)'\] \{(.*?)^\}/gms)];

/** Every theme there is, with all its colours: what it does not say itself is as by night. */
export const themes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['night', new Map(night)],
  ...others.map(
    ([, name = '', block = '']) => [name, new Map([...night, ...coloursIn(block)])] as const,
  ),
]);
